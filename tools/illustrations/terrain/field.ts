export interface Point {
  x: number;
  y: number;
}

/** A number per grid node; nodes are `cell` apart and the first one lies at (left, top). */
export class Field {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  readonly values: Float64Array;

  constructor(columns: number, rows: number, cell: number, left = 0, top = 0) {
    this.columns = columns;
    this.rows = rows;
    this.cell = cell;
    this.left = left;
    this.top = top;
    this.values = new Float64Array(columns * rows);
  }

  /** A field that covers width × height and a margin round it. */
  static over(
    width: number,
    height: number,
    cell: number,
    margin: number,
    value: (x: number, y: number) => number,
  ) {
    const columns = Math.ceil((width + 2 * margin) / cell) + 1;
    const rows = Math.ceil((height + 2 * margin) / cell) + 1;
    return new Field(columns, rows, cell, -margin, -margin).fill(value);
  }

  fill(value: (x: number, y: number) => number): this {
    for (let index = 0; index < this.values.length; index += 1) {
      const { x, y } = this.place(index);
      this.values[index] = value(x, y);
    }
    return this;
  }

  place(index: number): Point {
    return {
      x: this.left + (index % this.columns) * this.cell,
      y: this.top + Math.floor(index / this.columns) * this.cell,
    };
  }

  at(index: number): number {
    return this.values[index] ?? 0;
  }

  node(column: number, row: number): number {
    return this.at(row * this.columns + column);
  }

  nearest(x: number, y: number): number {
    const column = Math.min(this.columns - 1, Math.max(0, Math.round((x - this.left) / this.cell)));
    const row = Math.min(this.rows - 1, Math.max(0, Math.round((y - this.top) / this.cell)));
    return row * this.columns + column;
  }

  map(value: (current: number, index: number) => number): Field {
    const copy = new Field(this.columns, this.rows, this.cell, this.left, this.top);
    for (let index = 0; index < this.values.length; index += 1)
      copy.values[index] = value(this.at(index), index);
    return copy;
  }

  /** Averaged with the neighbours, `rounds` times. */
  blurred(rounds: number): Field {
    const { columns, rows } = this;
    const step = (field: Field) =>
      field.map((value, index) => {
        const column = index % columns;
        const left = column > 0 ? field.at(index - 1) : value;
        const right = column < columns - 1 ? field.at(index + 1) : value;
        const above = index >= columns ? field.at(index - columns) : value;
        const below = index < columns * (rows - 1) ? field.at(index + columns) : value;
        return (2 * value + left + right + above + below) / 6;
      });
    return Array.from({ length: rounds }).reduce<Field>(step, this);
  }

  /** The value below which `share` (0…1) of the nodes lie. */
  quantile(share: number): number {
    const sorted = Float64Array.from(this.values).sort();
    return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  }
}
