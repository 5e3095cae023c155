import type { Page } from '../../shared/page';
import { NO_SUCH_PAGE } from '../../shared/reading';
import { preview } from '../../shared/text';
import { sizedFile } from '../../shared/ui/picture';
import { loadSheet, type ProjectSheet } from './model/project-sheet';
import { ProjectPage } from './ui/project-page';

/** Null: there is no such project. */
export const projectPage: Page<ProjectSheet | null> = {
  namespaces: ['projects'],
  load: ({ context, params }) => loadSheet(context, params['id'] ?? ''),
  head: (t, sheet) => {
    if (!sheet) return NO_SUCH_PAGE;
    const { id, title, description, image, isSample, location, date } = sheet.project;
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
