import { isLocale } from '@site/vocabulary';
import { readPublishedProject } from '../../entities/project';
import type { ProjectDetail } from '../../entities/project';
import type { Page } from '../../shared/page';
import { NO_SUCH_PAGE } from '../../shared/reading';
import { preview } from '../../shared/text';
import { ProjectPage } from './ui/project-page';

/** Null: there is no such project. */
export const projectPage: Page<ProjectDetail | null> = {
  namespaces: ['projects'],
  async load({ context, params }) {
    const locale = isLocale(context.i18n.language) ? context.i18n.language : 'fr';
    const project = await readPublishedProject(context, params.id ?? '', locale);
    return project ?? null;
  },
  head: (t, project) => {
    if (!project) return NO_SUCH_PAGE;
    const { id, title, description, image, isSample, location, date } = project;
    const path = `/projects/${id}`;
    return {
      title,
      description: preview(description),
      ...(image && { image: `${image}?w=1280` }),
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
          ...(image && { image: `${image}?w=1280` }),
          locationCreated: { '@type': 'Place', name: location },
          // Free text: only a year is a date that machines know.
          ...(/^\d{4}$/.test(date) && { dateCreated: date }),
        },
      ],
    };
  },
  Component: ProjectPage,
};
