/**
 * The arithmetic of a hex board: numbers, places, points and outlines. Pure.
 *
 * Hexes are numbered as the kernel numbers them (`HexBoard` in kernel/board.py): flat-topped hexes stand in columns,
 * pointed ones lie in rows; every other line is shifted by half a hex; the hexes of a line have consecutive numbers
 * and one number after each line stays unused. Directions go clockwise from the top: n, ne, se, s, sw, nw where the
 * lines are columns, ne, e, se, sw, w, nw where they are rows. Side d of a hex is what lies in direction d, from its
 * corner d to its corner d + 1.
 */
export interface Point {
  x: number;
  y: number;
}

export interface GridShape {
  columns: number;
  rows: number;
  lines: 'columns' | 'rows';
  /** the lines, counted from 0, that sit half a hex lower or further to the right */
  shifted: 'odd' | 'even';
  /** from the centre of a hex to the centre of the next */
  spacing: number;
  /** the centre of the first hex of a first line that is not shifted */
  origin: Point;
  /** the hexes that are there, by number; all if it is left out */
  hexes?: Iterable<number>;
  /** places off the grid, each drawn over several cells and known by the number of the first */
  areas?: readonly Area[];
}

/** A place that is no hex: its cells, and where its counters lie. */
export interface Area {
  cells: readonly number[];
  at: Point;
}

/** For each direction: lines further, and places further along the line by whether the hex's own line is shifted. */
type Move = [line: number, plain: number, shifted: number];
const MOVES: Record<GridShape['lines'], Move[]> = {
  columns: [
    [0, -1, -1],
    [1, -1, 0],
    [1, 0, 1],
    [0, 1, 1],
    [-1, 0, 1],
    [-1, -1, 0],
  ],
  rows: [
    [-1, 0, 1],
    [0, 1, 1],
    [1, 0, 1],
    [1, -1, 0],
    [0, -1, -1],
    [-1, -1, 0],
  ],
};
const FIRST_CORNER = { columns: 240, rows: 270 };
const ARROWS: Record<string, [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whole numbers and tenths only: paths stay short, and corners shared by hexes come out the same. */
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
const text = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`;

export class Grid {
  readonly shape: GridShape;
  /** from the centre of a hex to its corners */
  readonly radius: number;
  /** all hexes that are there, by rising number */
  readonly hexes: number[];
  readonly #there: Set<number>;
  readonly #areas: ReadonlyMap<number, Area>;
  /** the number of the area that a cell belongs to */
  readonly #heads: ReadonlyMap<number, number>;
  readonly #count: number;
  readonly #length: number;
  readonly #corners: Point[];

  constructor(shape: GridShape) {
    this.shape = shape;
    this.radius = shape.spacing / Math.sqrt(3);
    const byColumns = shape.lines === 'columns';
    this.#count = byColumns ? shape.columns : shape.rows;
    this.#length = byColumns ? shape.rows : shape.columns;
    this.hexes = [...(shape.hexes ?? this.#everywhere())].sort((a, b) => a - b);
    const areas = (shape.areas ?? []).map((area) => [area.cells[0] ?? -1, area] as const);
    this.#areas = new Map(areas);
    this.#heads = new Map(areas.flatMap(([head, area]) => area.cells.map((cell) => [cell, head] as const)));
    this.#there = new Set([...this.hexes, ...this.#areas.keys()]);
    this.#corners = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = ((FIRST_CORNER[shape.lines] + 60 * i) * Math.PI) / 180;
      return { x: this.radius * Math.cos(angle), y: this.radius * Math.sin(angle) };
    });
  }

  *#everywhere(): Generator<number> {
    for (let line = 0; line < this.#count; line++) {
      for (let along = 0; along < this.#length; along++) yield line * this.#stride + along;
    }
  }

  // Numbers and places

  get #stride(): number {
    return this.#length + 1;
  }

  /** The number of a place; null if no hex can stand there. */
  #number(line: number, along: number): number | null {
    if (line < 0 || line >= this.#count || along < 0 || along >= this.#length) return null;
    return line * this.#stride + along;
  }

  #shifted(line: number): boolean {
    return (Math.abs(line) % 2 === 1) === (this.shape.shifted === 'odd');
  }

  has(hex: number | null): hex is number {
    return hex !== null && this.#there.has(hex);
  }

  /** The hex in that column and row, both counted from 0; null if it is not there. */
  at(column: number, row: number): number | null {
    return this.#known(this.shape.lines === 'columns' ? this.#number(column, row) : this.#number(row, column));
  }

  /** The hex or the area that a cell stands for; null if nothing is there. */
  #known(cell: number | null): number | null {
    const found = cell === null ? null : (this.#heads.get(cell) ?? cell);
    return this.has(found) ? found : null;
  }

  /** The cells that these hexes and areas are drawn over. */
  #drawn(hexes: Iterable<number>): number[] {
    return [...hexes].flatMap((hex) => this.#areas.get(hex)?.cells ?? [hex]);
  }

  place(hex: number): { column: number; row: number } {
    const line = Math.floor(hex / this.#stride);
    const along = hex % this.#stride;
    return this.shape.lines === 'columns' ? { column: line, row: along } : { column: along, row: line };
  }

  // Points

  centre(hex: number): Point {
    return this.#areas.get(hex)?.at ?? this.#middle(hex);
  }

  #middle(cell: number): Point {
    return this.#centre(Math.floor(cell / this.#stride), cell % this.#stride);
  }

  #centre(line: number, along: number): Point {
    const { origin, spacing, lines } = this.shape;
    const across = line * spacing * (Math.sqrt(3) / 2);
    const forth = (along + (this.#shifted(line) ? 0.5 : 0)) * spacing;
    return lines === 'columns'
      ? { x: origin.x + across, y: origin.y + forth }
      : { x: origin.x + forth, y: origin.y + across };
  }

  /** The hex under a point: the one whose centre is nearest, among the lines around it. */
  hexAt(point: Point): number | null {
    const { origin, spacing, lines } = this.shape;
    const [across, forth] =
      lines === 'columns' ? [point.x - origin.x, point.y - origin.y] : [point.y - origin.y, point.x - origin.x];
    const middle = Math.round(across / (spacing * (Math.sqrt(3) / 2)));
    let best: number | null = null;
    let least = Infinity;
    for (let line = middle - 1; line <= middle + 1; line++) {
      const along = Math.round(forth / spacing - (this.#shifted(line) ? 0.5 : 0));
      const centre = this.#centre(line, along);
      const far = Math.hypot(centre.x - point.x, centre.y - point.y);
      if (far < least) [best, least] = [this.#number(line, along), far];
    }
    return this.#known(best);
  }

  corners(hex: number): Point[] {
    const { x, y } = this.#middle(hex);
    return this.#corners.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
  }

  /** The ends of each side of a hex, as they stand in paths. */
  #ends(hex: number): [from: string, to: string][] {
    const corners = this.corners(hex).map(text);
    return corners.map((corner, i) => [corner, corners[(i + 1) % 6] ?? '']);
  }

  /** Those of the hexes, from their midst outwards, that fit together into a box: far ones are left out. */
  together(hexes: readonly number[], room: { w: number; h: number }): number[] {
    const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
    const points = hexes.map((hex) => ({ hex, at: this.centre(hex) }));
    const [x, y] = [middle(points.map(({ at }) => at.x)), middle(points.map(({ at }) => at.y))];
    points.sort((a, b) => Math.hypot(a.at.x - x, a.at.y - y) - Math.hypot(b.at.x - x, b.at.y - y));
    const kept: number[] = [];
    for (const { hex } of points) {
      const box = this.box([...kept, hex]);
      if (!box || box.w > room.w || box.h > room.h) break;
      kept.push(hex);
    }
    return kept;
  }

  /** The box around some hexes. */
  box(hexes: Iterable<number>): { x: number; y: number; w: number; h: number } | null {
    const cells = this.#drawn([...hexes].filter((hex) => this.has(hex)));
    const centres = cells.map((cell) => this.#middle(cell));
    if (!centres.length) return null;
    const xs = centres.map((p) => p.x);
    const ys = centres.map((p) => p.y);
    const x = Math.min(...xs) - this.radius;
    const y = Math.min(...ys) - this.radius;
    return { x, y, w: Math.max(...xs) + this.radius - x, h: Math.max(...ys) + this.radius - y };
  }

  // Neighbours

  /** The number next to a hex in a direction, be the hex there or not; null beyond the edge of the board. */
  #toward(hex: number, direction: number): number | null {
    const line = Math.floor(hex / this.#stride);
    const [lines, plain, shifted] = MOVES[this.shape.lines][direction] ?? [0, 0, 0];
    return this.#number(line + lines, (hex % this.#stride) + (this.#shifted(line) ? shifted : plain));
  }

  neighbour(hex: number, direction: number): number | null {
    const found = this.#toward(hex, direction);
    return this.has(found) ? found : null;
  }

  neighbours(hex: number): number[] {
    return [0, 1, 2, 3, 4, 5].map((d) => this.neighbour(hex, d)).filter((found) => found !== null);
  }

  /** The direction that leads to the hex next to this one; null if they are not next to each other. */
  direction(from: number, to: number): number | null {
    const found = [0, 1, 2, 3, 4, 5].findIndex((d) => this.#toward(from, d) === to);
    return found < 0 ? null : found;
  }

  /** Steps on an unbroken grid: steps across the lines take half a step along them for free. */
  distance(a: number, b: number): number {
    const [fromLine, toLine] = [Math.floor(a / this.#stride), Math.floor(b / this.#stride)];
    const half = (hex: number, line: number) => 2 * (hex % this.#stride) + (this.#shifted(line) ? 1 : 0);
    const across = Math.abs(toLine - fromLine);
    const along = Math.abs(half(b, toLine) - half(a, fromLine));
    return across + Math.max(0, Math.floor((along - across) / 2));
  }

  /** Where an arrow key leads: the hex next to this one that way, or beyond a gap the first that is there. */
  arrow(hex: number, key: string): number | null {
    const step = ARROWS[key];
    if (!step) return null;
    let { column, row } = this.place(hex);
    while (column >= 0 && row >= 0 && column < this.shape.columns && row < this.shape.rows) {
      column += step[0];
      row += step[1];
      const found = this.at(column, row);
      if (found !== null && found !== hex) return found;
    }
    return null;
  }

  // Paths to be drawn

  /** Each of these hexes as a closed ring of one path. */
  cells(hexes: Iterable<number>): string {
    let path = '';
    for (const cell of this.#drawn(hexes)) path += `M${this.corners(cell).map(text).join('L')}Z`;
    return path;
  }

  /** The same, each ring drawn in from the edge of its hex. */
  rings(hexes: Iterable<number>, share: number): string {
    return this.#drawn(hexes)
      .map(
        (cell) =>
          `M${this.corners(cell)
            .map((corner) => text(this.#inwards(cell, corner, share)))
            .join('L')}Z`,
      )
      .join('');
  }

  /** The six corners of a hex alone, as a sight has them. */
  brackets(hex: number): string {
    const corners = this.corners(hex);
    const arm = (from: Point, to: Point) => text({ x: from.x + (to.x - from.x) / 4, y: from.y + (to.y - from.y) / 4 });
    return corners
      .map((corner, i) => {
        const [before, after] = [corners.at(i - 1) ?? corner, corners[(i + 1) % 6] ?? corner];
        return `M${arm(corner, before)}L${text(corner)}L${arm(corner, after)}`;
      })
      .join('');
  }

  #inwards(cell: number, corner: Point, share: number): Point {
    const { x, y } = this.#middle(cell);
    return { x: x + (corner.x - x) * share, y: y + (corner.y - y) * share };
  }

  /** Sides between pairs of neighbours, as one path. */
  sides(pairs: Iterable<[number, number]>): string {
    let path = '';
    for (const [a, b] of pairs) path += this.side(a, this.direction(a, b));
    return path;
  }

  /** One side of a hex. */
  side(hex: number, direction: number | null): string {
    const ends = direction === null ? undefined : this.#ends(hex)[direction];
    return ends ? `M${ends.join('L')}` : '';
  }

  /** Every side of these hexes once. */
  lattice(hexes: Iterable<number>): string {
    const among = new Set(this.#drawn(hexes));
    let path = '';
    for (const hex of among) {
      for (const [d, ends] of this.#ends(hex).entries()) {
        const other = this.#toward(hex, d);
        if (other === null || other > hex || !among.has(other)) path += `M${ends.join('L')}`;
      }
    }
    return path;
  }

  /** The line around a set of hexes, holes included: rings that share no side with the inside. */
  outline(hexes: Iterable<number>): string {
    const among = new Set(this.#drawn(hexes));
    const next = new Map<string, string[]>();
    for (const hex of among) {
      for (const [d, [from, to]] of this.#ends(hex).entries()) {
        const other = this.#toward(hex, d);
        if (other === null || !among.has(other)) next.set(from, [...(next.get(from) ?? []), to]);
      }
    }
    let path = '';
    for (const start of next.keys()) {
      const ring: string[] = [];
      for (let at: string | undefined = start; at !== undefined; at = next.get(at)?.pop()) ring.push(at);
      if (ring.length > 1) path += `M${ring.slice(0, -1).join('L')}Z`;
    }
    return path;
  }

  /** The way through the centres of these hexes. */
  trail(hexes: readonly number[]): string {
    return hexes.length < 2 ? '' : `M${hexes.map((hex) => text(this.centre(hex))).join('L')}`;
  }
}
