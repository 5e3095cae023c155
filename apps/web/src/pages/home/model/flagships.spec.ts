import { describe, expect, it } from 'vitest';
import type { ProjectSummary } from '../../../entities/project';
import { flagshipsOf } from './flagships';

const project = (id: string, image: string | null = null) => ({ id, image }) as ProjectSummary;
const ids = (completed: ProjectSummary[], newest: ProjectSummary[], featured: ProjectSummary[] = []) =>
  flagshipsOf({ featured, completed, newest }).map(({ id }) => id);

describe('the flagship projects', () => {
  it('are the newest three that are completed and have a picture', () => {
    const completed = [
      project('a'),
      project('b', '/b'),
      project('c', '/c'),
      project('d', '/d'),
      project('e', '/e'),
    ];
    expect(ids(completed, [project('x', '/x'), project('a'), project('b', '/b')])).toEqual(['b', 'c', 'd']);
  });

  it('are filled up with the newest, each once', () => {
    const b = project('b', '/b');
    expect(ids([project('a'), b], [project('x'), b, project('a')])).toEqual(['b', 'x', 'a']);
  });

  it('are those that are featured, whatever they are, before all others', () => {
    const [a, b, c] = [project('a', '/a'), project('b', '/b'), project('c')] as const;
    expect(ids([a, b], [a, b, c], [c])).toEqual(['c', 'a', 'b']);
    expect(ids([a], [a], [project('x'), project('y'), project('z')])).toEqual(['x', 'y', 'z']);
  });

  it('are none while there is no project', () => {
    expect(ids([], [])).toEqual([]);
  });
});
