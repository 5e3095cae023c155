/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { PublicationChanges } from './publicationChanges';

export type PublicationInput = PublicationChanges & { [key: string]: unknown } & Required<Pick<PublicationChanges & { [key: string]: unknown }, 'title_fr' | 'title_en' | 'description_fr' | 'description_en' | 'type' | 'category' | 'language' | 'date'>>;
