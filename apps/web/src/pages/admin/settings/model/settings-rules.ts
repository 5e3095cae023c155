import { FACT_NAMES, FIRM_RULES, refusedFact, type FactName } from '@site/vocabulary';
import { withScheme } from '../../../../features/edit-record';
import { formatDay, type FieldName } from '../../../../shared/text';
import type { FieldRule, FieldRules } from '../../../../shared/ui/admin-form';

const NAMES: readonly (FactName & FieldName)[] = FACT_NAMES;

export const SETTINGS_RULES: FieldRules = Object.fromEntries(NAMES.map((name) => [name, ruleOf(name)]));

/** What is meant by what stands in the control of a fact; '' for none. */
export function factIn(name: FactName, typed: string): string | number | null {
  if (typed === '') return null;
  return FIRM_RULES[name].kind === 'whole' ? numberIn(typed) : typed;
}

function ruleOf(name: FactName): FieldRule {
  const fact = FIRM_RULES[name];
  return {
    required: fact.optional !== true,
    ...('max' in fact && fact.kind !== 'whole' && { max: fact.max }),
    tidy: tidyOf(name),
    refused: (meant) => refusedFact(name, factIn(name, meant)),
    ...(fact.kind === 'day' && { word: (day, _t, locale) => formatDay(day, locale) }),
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
