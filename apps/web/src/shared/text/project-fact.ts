import type texts from '../i18n/locales/fr/projects.json';

/** What has a label on the pages of projects. */
export type ProjectFact = keyof typeof texts.fact;
