import type { Locale } from '@site/vocabulary';

export const PREVIEW_VIEWS = ['card', 'page'] as const;

/** A record that is stored nowhere, as its form has it. */
export interface UnsavedRecord {
  /** Name of its kind. */
  readonly kind: string;
  /** Of the stored record that it is to become; absent: it is to be a new one. */
  readonly id?: string;
  /** By the names of the wire. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly language: Locale;
  /** What visitors would see of it in lists, or where it has the whole page. */
  readonly view: (typeof PREVIEW_VIEWS)[number];
}

/** Renders what visitors would see; the composition root binds it to the site. */
export abstract class SitePreview {
  /** @returns an HTML document that runs nothing and leads nowhere */
  abstract render(unsaved: UnsavedRecord): Promise<string>;
}
