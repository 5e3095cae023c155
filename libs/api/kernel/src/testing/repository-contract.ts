import { expect, it } from '@jest/globals';
import { DomainError } from '../domain-error';
import type { Repository, Versioned } from '../repository';

export interface RepositoryContract<Entity extends Versioned> {
  /** A repository that holds nothing. */
  readonly repository: () => Promise<Repository<Entity>> | Repository<Entity>;
  /** A new entity, another one each time. */
  readonly entity: () => Entity;
  /** Changes something that is stored. */
  readonly revise: (entity: Entity) => void;
}

/** The behaviour every repository has, whatever it stores in: run over memory and over PostgreSQL. */
export function describeRepository<Entity extends Versioned>(contract: RepositoryContract<Entity>): void {
  it('gives back what was added', async () => {
    const [repository, entity] = [await contract.repository(), contract.entity()];
    await repository.add(entity);
    expect(await repository.get(entity.id)).toEqual(entity);
  });

  it('does not find what was never added', async () => {
    const repository = await contract.repository();
    await expect(repository.get(contract.entity().id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('stores a revision under the next version', async () => {
    const [repository, entity] = [await contract.repository(), contract.entity()];
    await repository.add(entity);
    const loaded = await repository.get(entity.id);
    contract.revise(loaded);
    await repository.save(loaded);
    const again = await repository.get(entity.id);
    expect(again).toEqual(loaded);
    expect(again.version).toBe(entity.version + 1);
  });

  it('keeps an entity that was changed but not saved as it was', async () => {
    const [repository, entity] = [await contract.repository(), contract.entity()];
    await repository.add(entity);
    contract.revise(await repository.get(entity.id));
    expect(await repository.get(entity.id)).toEqual(entity);
  });

  it('refuses the second of two revisions of the same version', async () => {
    const [repository, entity] = [await contract.repository(), contract.entity()];
    await repository.add(entity);
    const [first, second] = [await repository.get(entity.id), await repository.get(entity.id)];
    contract.revise(first);
    contract.revise(second);
    await repository.save(first);
    await expect(repository.save(second)).rejects.toMatchObject({
      code: 'edit_conflict',
      currentVersion: 2,
      currentEdit: first.lastEdit,
    });
  });

  it('removes, once', async () => {
    const [repository, entity] = [await contract.repository(), contract.entity()];
    await repository.add(entity);
    const [first, second] = [await repository.get(entity.id), await repository.get(entity.id)];
    await repository.remove(first);
    await expect(repository.get(entity.id)).rejects.toBeInstanceOf(DomainError);
    await expect(repository.remove(second)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('does not find a revised entity that was removed meanwhile', async () => {
    const [repository, entity] = [await contract.repository(), contract.entity()];
    await repository.add(entity);
    const [removed, revised] = [await repository.get(entity.id), await repository.get(entity.id)];
    await repository.remove(removed);
    contract.revise(revised);
    await expect(repository.save(revised)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('refuses to remove a version that no longer stands', async () => {
    const [repository, entity] = [await contract.repository(), contract.entity()];
    await repository.add(entity);
    const [changed, stale] = [await repository.get(entity.id), await repository.get(entity.id)];
    contract.revise(changed);
    await repository.save(changed);
    await expect(repository.remove(stale)).rejects.toMatchObject({ code: 'edit_conflict' });
  });
}
