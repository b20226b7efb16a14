/**
 * What lies over the board at its edges, in pixels: panels, the hand, tools. A board is fitted into what they leave
 * free, and what it brings into sight comes to lie there. One table is on the screen at a time.
 */
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

class Room implements Insets {
  left = $state(0);
  top = $state(0);
  right = $state(0);
  bottom = $state(0);
  /** a sheet about a place lies open */
  sheet = $state(false);

  set({ left, top, right, bottom }: Insets): void {
    this.left = left;
    this.top = top;
    this.right = right;
    this.bottom = bottom;
  }

  clear(): void {
    this.set({ left: 0, top: 0, right: 0, bottom: 0 });
  }
}

export const room = new Room();
