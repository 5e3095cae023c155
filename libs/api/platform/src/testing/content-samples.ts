import type { Edit } from '@site/api-kernel';
import { anEdit } from '@site/api-kernel/testing';
import { exampleDraft, type DraftOf, type Field, type Kind } from '@site/vocabulary';

export type RecordClass<K extends Kind, Entity> = new (id: string, draft: DraftOf<K>, edit: Edit) => Entity;

/** Makes drafts that are accepted, and records of them, each a second younger; a test names only what matters to it. */
export function samplesOf<K extends Kind, Entity>(kind: K, made: RecordClass<K, Entity>) {
  let count = 0;
  const draft = (changes: Partial<DraftOf<K>> = {}): DraftOf<K> => ({ ...exampleDraft(kind), ...changes });
  const record = (changes?: Partial<DraftOf<K>>): Entity => {
    count += 1;
    const id = `01900000-0000-7000-9000-${count.toString(16).padStart(12, '0')}`;
    return new made(id, draft(changes), anEdit(new Date(Date.UTC(2026, 2, 1, 9, 0, count))));
  };
  return { draft, record };
}

/** What a field takes of a word. */
export const fitting = (field: Field, word: string): string =>
  word.slice(0, 'max' in field ? field.max : undefined);
