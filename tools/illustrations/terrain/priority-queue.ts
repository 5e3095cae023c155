/** A binary heap: the smallest priority leaves first, equals in the order of their item. */
export class PriorityQueue {
  readonly #items: Int32Array;
  readonly #priorities: Float64Array;
  #size = 0;

  constructor(capacity: number) {
    this.#items = new Int32Array(capacity);
    this.#priorities = new Float64Array(capacity);
  }

  push(item: number, priority: number) {
    let hole = this.#size;
    this.#size += 1;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (!this.#before(item, priority, parent)) break;
      this.#move(parent, hole);
      hole = parent;
    }
    this.#items[hole] = item;
    this.#priorities[hole] = priority;
  }

  pop(): { item: number; priority: number } | undefined {
    if (this.#size === 0) return undefined;
    const first = { item: this.#items[0] ?? 0, priority: this.#priorities[0] ?? 0 };
    this.#size -= 1;
    const item = this.#items[this.#size] ?? 0;
    const priority = this.#priorities[this.#size] ?? 0;
    let hole = 0;
    for (let child = 1; child < this.#size; child = 2 * hole + 1) {
      const right = child + 1;
      if (right < this.#size && this.#before(this.#items[right] ?? 0, this.#priorities[right] ?? 0, child))
        child = right;
      if (this.#before(item, priority, child)) break;
      this.#move(child, hole);
      hole = child;
    }
    this.#items[hole] = item;
    this.#priorities[hole] = priority;
    return first;
  }

  #before(item: number, priority: number, at: number): boolean {
    const other = this.#priorities[at] ?? 0;
    return priority < other || (priority === other && item < (this.#items[at] ?? 0));
  }

  #move(from: number, to: number) {
    this.#items[to] = this.#items[from] ?? 0;
    this.#priorities[to] = this.#priorities[from] ?? 0;
  }
}
