import type { ListPage } from '@site/api-platform';
import { anEdit, type InMemoryRepository } from '@site/api-kernel/testing';
import { Project, type ProjectDraft } from './domain/project';
import { wireOf } from './infrastructure/http/project.dto';
import {
  ProjectReader,
  type ProjectListRequest,
  type ProjectRow,
} from './infrastructure/persistence/project.reader';

let count = 0;

/** A draft that is accepted; a test names only what matters to it. */
export function aDraft(changes: Partial<ProjectDraft> = {}): ProjectDraft {
  return {
    title: { fr: 'Étude hydrologique', en: 'Hydrological study' },
    description: { fr: 'Débits et crues du fleuve.', en: 'Flows and floods of the river.' },
    category: 'GIRE',
    location: 'Bouaflé',
    date: '2024',
    beneficiaries: '12 000 habitants',
    status: 'ongoing',
    imageUrl: null,
    ...changes,
  };
}

export function aProject(changes: Partial<ProjectDraft> = {}): Project {
  count += 1;
  const id = `01900000-0000-7000-9000-${count.toString(16).padStart(12, '0')}`;
  return new Project(id, aDraft(changes), anEdit(new Date(Date.UTC(2026, 2, 1, 9, 0, count))));
}

/** Reads the projects of an in-memory repository; searches and pages only as far as HTTP tests need. */
export class InMemoryProjectReader extends ProjectReader {
  constructor(private readonly stored: InMemoryRepository<Project>) {
    super();
  }

  async list({ size, status }: ProjectListRequest): Promise<ListPage<ProjectRow>> {
    const rows = this.stored.all.reverse().map(wireOf);
    const found = rows.filter((row) => status === undefined || row.status === status);
    const last = found[size - 1];
    const next = found.length > size && last ? { at: last.created_at, id: last.id } : undefined;
    return { items: found.slice(0, size), total: found.length, next };
  }

  async one(id: string): Promise<{ project: ProjectRow; version: number } | undefined> {
    const project = this.stored.all.find((one) => one.id === id);
    return project && { project: wireOf(project), version: project.version };
  }

  async wasRemoved(id: string): Promise<boolean> {
    return this.stored.removed.has(id);
  }
}
