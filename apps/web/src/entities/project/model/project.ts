import type { Project } from '@site/api-client';
import { isProjectStatus } from '@site/vocabulary';
import type { Locale, ProjectStatus } from '@site/vocabulary';

/** What a card shows of a project, in one language. */
export interface ProjectSummary {
  id: string;
  title: string;
  category: string;
  location: string;
  date: string;
  beneficiaries: string;
  status: ProjectStatus;
  /** Root-relative; null where the drawing of the category stands in. */
  image: string | null;
}

/** A project with its full description, in one language. */
export interface ProjectDetail extends ProjectSummary {
  description: string;
  /** Invented: not a record of the firm, and not for search engines. */
  isSample?: true;
}

/** Anything but completed and ongoing is shown as planned (specification §4). */
function shownStatus(status: string): ProjectStatus {
  return isProjectStatus(status) ? status : 'planned';
}

export function summarise(project: Project, locale: Locale): ProjectSummary {
  const { id, category, location, date, beneficiaries, status, image_url } = project;
  const title = locale === 'fr' ? project.title_fr : project.title_en;
  return {
    id,
    title,
    category,
    location,
    date,
    beneficiaries,
    status: shownStatus(status),
    image: image_url,
  };
}

export function describe(project: Project, locale: Locale): ProjectDetail {
  const description = locale === 'fr' ? project.description_fr : project.description_en;
  return { ...summarise(project, locale), description };
}
