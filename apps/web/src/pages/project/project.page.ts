import { publishedProjects } from '../../entities/project';
import type { ProjectDetail } from '../../entities/project';
import type { Page } from '../../shared/page';
import { NO_SUCH_PAGE } from '../../shared/reading';
import { preview } from '../../shared/text';
import { sizedFile } from '../../shared/ui/picture';
import { ProjectPage } from './ui/project-page';

/** Null: there is no such project. */
export const projectPage: Page<ProjectDetail | null> = {
  namespaces: ['projects'],
  load: ({ context, params }) => publishedProjects.record(context, params['id'] ?? ''),
  head: (t, project) => {
    if (!project) return NO_SUCH_PAGE;
    const { id, title, description, image, isSample, location, date } = project;
    const path = `/projects/${id}`;
    return {
      title,
      description: preview(description),
      ...(image && { image: sizedFile(image, 1280) }),
      ...(isSample && { noIndex: true }),
      trail: [
        { name: t('common:navigation.projects'), path: '/projects' },
        { name: title, path },
      ],
      structured: [
        {
          '@type': 'CreativeWork',
          name: title,
          description: preview(description),
          ...(image && { image: sizedFile(image, 1280) }),
          locationCreated: { '@type': 'Place', name: location },
          // Free text: only a year is a date that machines know.
          ...(/^\d{4}$/.test(date) && { dateCreated: date }),
        },
      ],
    };
  },
  Component: ProjectPage,
};
