/** What lies open on the screen, the latest on top: Escape closes exactly that one. */

const open: (() => void)[] = [];

/**
 * Something was opened, to be closed like this; what comes back takes it off again. For effects. What goes on by
 * itself lies `under` whatever the reader has opened.
 */
export function layer(close: () => void, under = false): () => void {
  if (under) open.unshift(close);
  else open.push(close);
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

/** Closes what was opened last; false if nothing is open. */
export function closeTop(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}
