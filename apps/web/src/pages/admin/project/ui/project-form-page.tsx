import { idsIn, PROJECTS } from '@site/vocabulary';
import { statusName } from '../../../../entities/content';
import { contentForm } from '../../../../features/edit-record';
import { inLocale } from '../../../../shared/i18n';
import { ContentFormPage } from '../../../../widgets/admin-content';
import { ProjectFields } from './project-fields';

const PROJECT = contentForm(PROJECTS, {
  Body: ProjectFields,
  texts: 'projectForm',
  own: {
    status: { word: statusName },
    featured: { word: (value, t) => t(`featured.${value}`) },
    related_publications: { word: shortIds },
    related_partners: { word: shortIds },
  },
  // A document of its own, so an open form stays.
  publicAddress: ({ id, hidden }, locale) =>
    hidden === true ? undefined : inLocale(`/projects/${id}`, locale),
});

/** Their ends tell ids apart. */
function shortIds(value: string): string {
  return idsIn(value)
    .map((id) => `…${id.slice(-6)}`)
    .join(' ');
}

export function ProjectFormPage() {
  return <ContentFormPage kind={PROJECT} />;
}
