import { isLocale } from '@site/vocabulary';
import { readPublishedProject } from '../../entities/project';
import type { ProjectDetail } from '../../entities/project';
import type { Page } from '../../shared/page';
import { ProjectPage } from './ui/project-page';

const previewLength = 155;

function preview(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > previewLength ? `${line.slice(0, previewLength - 1).trimEnd()}…` : line;
}

/** Null: there is no such project. */
export const projectPage: Page<ProjectDetail | null> = {
  namespaces: ['projects'],
  async load({ context, params }) {
    const locale = isLocale(context.i18n.language) ? context.i18n.language : 'fr';
    const project = await readPublishedProject(context, params.id ?? '', locale);
    if (!project) context.report.status = 404;
    return project ?? null;
  },
  head: (_t, project) => {
    if (!project) return { title: 'Page not found', description: 'Oops! Page not found', noIndex: true };
    const { title, description, image, isSample } = project;
    return {
      title,
      description: preview(description),
      ...(image && { image: `${image}?w=1280` }),
      ...(isSample && { noIndex: true }),
    };
  },
  Component: ProjectPage,
};
