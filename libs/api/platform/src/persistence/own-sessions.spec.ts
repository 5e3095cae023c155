import { expect, it } from '@jest/globals';
import { expectOwnSessions } from './own-sessions';

const answering = (setting: string) => ({
  query: async <Row>(): Promise<Row[]> => [{ setting }] as Row[],
});

it('A session that has what it was opened with is taken, and one behind a pooler that ignores it is refused', async () => {
  await expect(expectOwnSessions(answering('4500'))).resolves.toBeUndefined();
  await expect(expectOwnSessions(answering('0'))).rejects.toThrow(/ignored startup parameter/);
});
