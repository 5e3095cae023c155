import { beforeAll, describe, expect, it } from '@jest/globals';
import { MikroOrmRepository } from '@site/api-platform/persistence';
import { databaseOfSuite, plansOf } from '@site/api-platform/testing';
import { Project } from './domain/project';
import { ProjectSchema } from './infrastructure/persistence/project.mapping';
import { MOST_POINTS, ProjectPoints } from './infrastructure/persistence/project-points';
import { aProject } from './testing';

const fresh = databaseOfSuite([ProjectSchema]);

beforeAll(async () => {
  const projects = new MikroOrmRepository(fresh.orm, Project);
  for (const draft of [
    { point: '6.9905,-5.7442', category: 'GIRE' },
    { point: null },
    { point: '9.458,-5.6295', category: 'WASH', title: { fr: 'Forages', en: 'Boreholes' } },
    { point: '5.36,-4.008', hidden: true },
  ])
    await projects.add(aProject(draft));
});

const points = (asked = {}) => new ProjectPoints(fresh.database).list(asked);

describe('where projects are', () => {
  it('is read of those that visitors see and that have a point, newest first', async () => {
    expect(await points()).toEqual([
      { id: expect.any(String), title_fr: 'Forages', title_en: 'Boreholes', point: '9.458,-5.6295' },
      expect.objectContaining({ point: '6.9905,-5.7442' }),
    ]);
  });

  it('is searched and filtered as their list is', async () => {
    expect(await points({ category: 'gire' })).toMatchObject([{ point: '6.9905,-5.7442' }]);
    expect(await points({ q: 'forages', status: 'ongoing' })).toMatchObject([{ point: '9.458,-5.6295' }]);
    expect(await points({ q: `'); drop table projects;--` })).toEqual([]);
  });

  it('is read along an index of them alone, and no more than a map can show', async () => {
    await fresh.database.query(`
      insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date,
        beneficiaries, status, point, created_at, edited_at)
      select gen_random_uuid(), 'a', 'a', 'a', 'a', 'GIRE', 'a', '2024', 'a', 'ongoing',
        case when n % 10 = 0 then '6.99,-5.74' end, now() - n * interval '1 minute', now()
      from generate_series(1, 9000) as n`);
    await fresh.analyze();
    expect(await points()).toHaveLength(MOST_POINTS);
    const plans = await plansOf(fresh.database, (database) => new ProjectPoints(database).list({}));
    expect(plans.join('\n')).toContain('projects_by_point');
  });
});
