import { describe, expect, it } from '@jest/globals';
import { exampleDraft, PROJECTS, type ProjectDraft } from '@site/vocabulary';
import { describedBy } from './described';
import { Edit } from './edit';

class Project extends describedBy(PROJECTS) {}

const drafted = (changes: Partial<ProjectDraft> = {}) => ({ ...exampleDraft(PROJECTS), ...changes });
const MADE = new Edit(null, new Date('2026-03-01T09:00:00Z'));
const LATER = new Edit('01900000-0000-7000-a000-000000000001', new Date('2026-04-01T10:00:00Z'));
const aProject = (changes: Partial<ProjectDraft> = {}) => new Project('one', drafted(changes), MADE);

describe('a record of a described kind', () => {
  it('keeps what the draft says, who wrote it, and when it was made', () => {
    expect(aProject({ status: 'planned', category: 'not offered any more' })).toMatchObject({
      ...{ id: 'one', status: 'planned', category: 'not offered any more', hidden: false, version: 1 },
      title: { fr: 'Étude hydrologique du bassin', en: 'Hydrological study of the basin' },
      ...{ createdAt: MADE.at, lastEdit: MADE },
    });
  });

  it('knows who wrote it last, and when it was made', () => {
    const project = aProject();
    project.revise(drafted({ date: '2026' }), LATER);
    expect(project).toMatchObject({ date: '2026', createdAt: MADE.at, lastEdit: LATER });
  });

  it('stays as it was when a revision is refused', () => {
    const project = aProject();
    expect(() => project.revise(drafted({ location: 'Man', date: ' ' }), LATER)).toThrow('validation_failed');
    expect(project).toMatchObject({ location: 'Bouaflé', lastEdit: MADE });
    expect(() => aProject({ date: ' ' })).toThrow('validation_failed');
  });
});
