/** Outlines that several drawings share, around 0,0. */

/** A star of five points, 18 across. */
export const STAR = 'M0 -9L2.3 -3L8.6 -2.8L3.6 1.2L5.4 7.3L0 3.7L-5.4 7.3L-3.6 1.2L-8.6 -2.8L-2.3 -3Z';
