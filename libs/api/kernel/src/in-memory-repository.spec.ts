import { describe } from '@jest/globals';
import { Edit } from './edit';
import { describeRepository, InMemoryRepository } from './testing';

class Note {
  readonly version: number = 1;
  readonly lastEdit = new Edit(null, new Date(0));
  text = 'first';

  constructor(readonly id: string) {}
}

let count = 0;

describe('the in-memory repository', () => {
  describeRepository<Note>({
    repository: () => new InMemoryRepository<Note>(),
    entity: () => new Note(`note-${(count += 1)}`),
    revise: (note) => (note.text = 'second'),
  });
});
