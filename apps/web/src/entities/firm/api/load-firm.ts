import { firmInLanguage, type Firm, type FirmInLanguage } from '@site/vocabulary';
import { localeOf } from '../../../shared/i18n';
import type { LoadContext } from '../../../shared/page';
import { frenchTypography } from '../../../shared/text';

/** Texts in which numbers count something. */
const COUNTING = [
  'director_bio_fr',
  'projects_figure',
  'beneficiaries_figure',
  'countries_figure',
  'years_figure',
] as const;

/** Texts in which they are boxes, norms, phones: names and identifiers are no texts. */
const NAMING = [
  'legal_form_fr',
  'qualifications_fr',
  'certifications_fr',
  'city',
  'district',
  'address_fr',
  'tax_centre',
  'social_security_agency',
  'hosting',
] as const;

/** A rendered page brings the facts with it: the client of the API loads when they are read again, not before. */
export async function loadFirm(context: LoadContext): Promise<FirmInLanguage> {
  const firm = await (await import('./read-firm')).readFirm(context);
  const locale = localeOf(context.i18n);
  return firmInLanguage(locale === 'fr' ? typeset(firm) : firm, locale);
}

function typeset(firm: Firm): Firm {
  const counting = COUNTING.map((name) => [name, frenchTypography(firm[name])]);
  const naming = NAMING.map((name) => [name, firm[name] && frenchTypography(firm[name], 'codes')]);
  return { ...firm, ...Object.fromEntries([...counting, ...naming]) };
}
