import { FIRM_RULES, refusedFact, type FactName } from '@site/vocabulary';
import type { FieldRule, FieldRules, Values } from '../editing/record-kind';
import { withScheme } from '../editing/with-scheme';

/** The facts in the order of the form. */
const ORDER = [
  'name',
  'legal_form_fr',
  'legal_form_en',
  'director_name',
  'director_bio_fr',
  'director_bio_en',
  'city',
  'district',
  'address_fr',
  'address_en',
  'phone',
  'whatsapp_number',
  'email',
  'social_url',
  'weekdays_open',
  'weekdays_close',
  'saturday_open',
  'saturday_close',
  'projects_figure',
  'beneficiaries_figure',
  'countries_figure',
  'years_figure',
  'created_on',
  'capital_fcfa',
  'duration_years',
  'identification_number',
  'trade_register_number',
  'tax_centre',
  'social_security_agency',
  'hosting',
  'brochure_url',
  'share_image_url',
] as const satisfies readonly FactName[];

export type SettingsValues = Values<(typeof ORDER)[number]>;

export const SETTINGS_RULES = Object.fromEntries(ORDER.map((name) => [name, ruleOf(name)])) as FieldRules<
  (typeof ORDER)[number]
>;

/** What is meant by what stands in the control of a fact; '' for none. */
export function factIn(name: FactName, typed: string): string | number | null {
  if (typed === '') return null;
  return FIRM_RULES[name].kind === 'whole' ? numberIn(typed) : typed;
}

function ruleOf(name: FactName): FieldRule {
  const fact = FIRM_RULES[name];
  return {
    ...(fact.optional !== true && { required: 'value_required' }),
    ...('max' in fact && fact.kind !== 'whole' && { max: fact.max }),
    tidy: tidyOf(name),
    check: (typed) => {
      const refusal = refusedFact(name, factIn(name, typed));
      return refusal && [refusal.rule, refusal.parameters];
    },
  };
}

function tidyOf(name: FactName): (typed: string) => string {
  switch (FIRM_RULES[name].kind) {
    case 'whole':
      return (typed) => typed.replace(/\s/g, '');
    case 'digits':
      // As people write it: +225 00 …, 00225 00 …
      return (typed) => typed.replace(/[\s().-]/g, '').replace(/^(?:\+|00)/, '');
    case 'url':
      return withScheme;
    default:
      return (typed) => typed.trim();
  }
}

function numberIn(typed: string): number {
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
}
