import { describe } from '@jest/globals';
import { CountingIdGenerator, describeEditing } from '@site/api-kernel/testing';
import { ProjectService } from './application/project.service';
import type { ProjectDraft } from '@site/vocabulary';
import type { Project } from './domain/project';
import { aDraft } from './testing';

describe('keeping projects', () =>
  describeEditing<Project, ProjectDraft>({
    kind: 'projects',
    service: (stored, changes, clock, files) =>
      new ProjectService(stored, files, changes, new CountingIdGenerator(), clock),
    drafts: [aDraft(), aDraft({ location: 'Man' })],
    file: {
      pointer: '/image_url',
      of: ({ imageUrl }) => imageUrl,
      draft: (imageUrl) => aDraft({ imageUrl }),
    },
  }));
