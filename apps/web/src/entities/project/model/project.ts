import type { Project } from '@site/api-client';
import { idsIn, isProjectStatus, PICTURE_PLACES, PROJECTS } from '@site/vocabulary';
import type { Locale, ProjectStatus } from '@site/vocabulary';
import { inOneLanguage, pictureFacts, type InOneLanguage } from '../../../shared/published';
import type { ProjectFact } from '../../../shared/text';
import type { PictureFacts } from '../../../shared/ui/picture';

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
  imageFacts?: PictureFacts;
  /** Invented: not a record of the firm, and not for search engines. */
  isSample?: true;
}

/** One of the further pictures of a project. */
export interface ProjectPhoto {
  /** Root-relative. */
  image: string;
  facts?: PictureFacts;
  caption?: string;
}

/** What a reference sheet says in a word or two, in the order in which clients ask for it. */
export const SHEET_FACTS = [
  'client',
  'funder',
  'location',
  'date',
  'duration',
  'amount',
  'team',
  'beneficiaries',
] as const satisfies readonly ProjectFact[];

/** A project with its full description, in one language; what is not said of it is absent. */
export interface ProjectDetail extends ProjectSummary {
  /** HTML. */
  description: string;
  facts: Partial<Record<(typeof SHEET_FACTS)[number], string>>;
  /** HTML. */
  services?: string;
  photos: ProjectPhoto[];
  /** Ids of records that belong to it; they may be there no more. */
  publications: string[];
  partners: string[];
}

type Shown = InOneLanguage<typeof PROJECTS>;

export function describe(project: Project, locale: Locale, isSample: boolean): ProjectDetail {
  const shown = inOneLanguage(PROJECTS, project, locale);
  const { description, services } = shown;
  const said = SHEET_FACTS.flatMap((name) =>
    shown[name] === undefined ? [] : [[name, shown[name]] as const],
  );
  return {
    ...summaryOf(project, shown, locale),
    ...(isSample && { isSample }),
    description,
    facts: Object.fromEntries(said),
    ...(services !== undefined && { services }),
    photos: photosOf(project, shown, locale),
    publications: idsIn(shown.related_publications),
    partners: idsIn(shown.related_partners),
  };
}

export function summarise(project: Project, locale: Locale, isSample: boolean): ProjectSummary {
  const summary = summaryOf(project, inOneLanguage(PROJECTS, project, locale), locale);
  return { ...summary, ...(isSample && { isSample }) };
}

function summaryOf(project: Project, shown: Shown, locale: Locale): ProjectSummary {
  const { title, category, location, date, beneficiaries, status, image_url } = shown;
  const imageFacts = pictureFacts(project.files, 'image_url', locale);
  return {
    id: project.id,
    title,
    category,
    location,
    date,
    beneficiaries,
    // Anything but completed and ongoing is shown as planned (specification §4).
    status: isProjectStatus(status) ? status : 'planned',
    image: image_url ?? null,
    ...(imageFacts && { imageFacts }),
  };
}

function photosOf({ files }: Project, shown: Shown, locale: Locale): ProjectPhoto[] {
  return PICTURE_PLACES.flatMap((place) => {
    const [image, caption] = [shown[`picture${place}_url`], shown[`picture${place}_caption`]];
    const facts = pictureFacts(files, `picture${place}_url`, locale);
    return image === undefined
      ? []
      : [{ image, ...(facts && { facts }), ...(caption !== undefined && { caption }) }];
  });
}
