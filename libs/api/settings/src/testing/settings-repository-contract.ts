import { expect, it } from '@jest/globals';
import { Edit } from '@site/api-kernel';
import { FIRM_DEFAULTS } from '@site/vocabulary';
import type { SettingsRepository } from '../application/settings.repository';
import { someFacts } from './some-facts';

const FIRST = new Edit(null, new Date('2026-03-01T09:00:00.000Z'));
const SECOND = new Edit(null, new Date('2026-03-02T09:00:00.000Z'));

/** The behaviour of the stored settings, whatever they are stored in. `open` answers the same stored ones each time. */
export function describeSettingsRepository(open: () => SettingsRepository): void {
  it('gives what the specification says until somebody has stored something', async () => {
    const settings = await open().get();
    expect([settings.facts, settings.version]).toEqual([FIRM_DEFAULTS, 0]);
  });

  it('gives back what was stored first, and what was stored next, each under its version', async () => {
    const [repository, facts] = [open(), someFacts({ name: 'Atelier fictif', hosting: 'Quelque part' })];
    const first = await repository.get();
    first.revise(facts, FIRST);
    await repository.save(first);
    const stored = await repository.get();
    expect([stored.facts, stored.version, stored.lastEdit]).toEqual([facts, 1, FIRST]);
    stored.revise(FIRM_DEFAULTS, SECOND);
    await repository.save(stored);
    const next = await repository.get();
    expect([next.facts, next.version, next.lastEdit]).toEqual([FIRM_DEFAULTS, 2, SECOND]);
    expect([first.version, stored.version]).toEqual([1, 2]);
  });

  it('refuses the second of two who were the first', async () => {
    const repository = open();
    const [one, other] = [await repository.get(), await repository.get()];
    one.revise(someFacts({ name: 'Un' }), FIRST);
    other.revise(someFacts({ name: 'Autre' }), SECOND);
    await repository.save(one);
    await expect(repository.save(other)).rejects.toMatchObject({
      code: 'edit_conflict',
      currentVersion: 1,
      currentEdit: FIRST,
    });
    expect((await repository.get()).facts.name).toBe('Un');
  });

  it('refuses the second of two later revisions', async () => {
    const repository = open();
    await repository.save(await repository.get());
    const [one, other] = [await repository.get(), await repository.get()];
    one.revise(someFacts({ name: 'Un' }), FIRST);
    other.revise(someFacts({ name: 'Autre' }), SECOND);
    await repository.save(one);
    await expect(repository.save(other)).rejects.toMatchObject({ code: 'edit_conflict', currentVersion: 2 });
    expect((await repository.get()).facts.name).toBe('Un');
  });
}
