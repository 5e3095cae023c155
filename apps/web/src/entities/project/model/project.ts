import type { Project } from '@site/api-client';
import { isProjectStatus, PROJECTS } from '@site/vocabulary';
import type { Locale, ProjectStatus } from '@site/vocabulary';
import { inOneLanguage, pictureFacts } from '../../../shared/published';
import type { InOneLanguage } from '../../../shared/published';
import type { PictureFacts } from '../../../shared/ui/picture';

type Shown = InOneLanguage<typeof PROJECTS>;

/** A project with its full description as HTML, in one language. */
export interface ProjectDetail extends Omit<Shown, 'featured' | 'image_url' | 'status'> {
  id: string;
  status: ProjectStatus;
  /** Root-relative; null where the drawing of the category stands in. */
  image: string | null;
  imageFacts?: PictureFacts;
  /** Invented: not a record of the firm, and not for search engines. */
  isSample?: true;
}

/** What a card shows of a project. */
export type ProjectSummary = Omit<ProjectDetail, 'description'>;

export function describe(project: Project, locale: Locale, isSample: boolean): ProjectDetail {
  const { image_url, status, featured: _, ...shown } = inOneLanguage(PROJECTS, project, locale);
  const imageFacts = pictureFacts(project.files, 'image_url', locale);
  // Anything but completed and ongoing is shown as planned (specification §4).
  const known = isProjectStatus(status) ? status : 'planned';
  return {
    id: project.id,
    ...shown,
    status: known,
    image: image_url ?? null,
    ...(imageFacts && { imageFacts }),
    ...(isSample && { isSample }),
  };
}

export function summarise(project: Project, locale: Locale, isSample: boolean): ProjectSummary {
  const { description: _description, ...summary } = describe(project, locale, isSample);
  return summary;
}
