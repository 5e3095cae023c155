import type { LetterWriter } from '@site/api-kernel';

/** Who words which kind of letter; the composition root knows them all. */
export class LetterWriters {
  private readonly writers: ReadonlyMap<string, LetterWriter>;

  constructor(writers: readonly LetterWriter[]) {
    this.writers = new Map(writers.map((writer) => [writer.kind, writer]));
  }

  of(kind: string): LetterWriter | undefined {
    return this.writers.get(kind);
  }
}
