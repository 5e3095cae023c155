import { isCalendarDay } from './day';
import { cleanEmail, isEmail } from './email';
import type { Firm } from './firm';
import { lengthOf, TEXT_LIMITS } from './limits';
import { isWebsiteUrl } from './partner';
import type { RuleParameters, ValidationRule } from './validation-wording';

export type FactName = keyof Firm;

/** What a fact of the firm is, and how much of it: lengths in code points. `line` holds no line break, `text` may. */
export type FactRule = {
  /** Null is an answer: nobody has given the fact, or there is none. */
  readonly optional?: true;
} & (
  | { readonly kind: 'line' | 'text' | 'phone' | 'email' | 'url' | 'file'; readonly max: number }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'digits' | 'time' | 'day' }
);

const FIGURE = { kind: 'line', max: 20 } as const;
const NUMBER = { kind: 'line', max: 60, optional: true } as const;
const NAME = { kind: 'line', max: TEXT_LIMITS.name } as const;
const ADDRESS = { kind: 'line', max: 300, optional: true } as const;
const BIO = { kind: 'text', max: 2_000 } as const;
const LINES = { kind: 'text', max: 1_000, optional: true } as const;
const FILE = { kind: 'file', max: TEXT_LIMITS.url, optional: true } as const;

export const FIRM_RULES: Readonly<Record<FactName, FactRule>> = {
  name: NAME,
  legal_form_fr: { kind: 'line', max: 100 },
  legal_form_en: { kind: 'line', max: 100 },
  capital_fcfa: { kind: 'whole', min: 1, max: 999_999_999_999_999 },
  duration_years: { kind: 'whole', min: 1, max: 999 },
  created_on: { kind: 'day' },
  identification_number: NUMBER,
  trade_register_number: NUMBER,
  tax_centre: { ...NAME, optional: true },
  social_security_agency: { ...NAME, optional: true },
  director_name: { ...NAME, optional: true },
  director_bio_fr: BIO,
  director_bio_en: BIO,
  director_portrait_url: FILE,
  qualifications_fr: LINES,
  qualifications_en: LINES,
  certifications_fr: LINES,
  certifications_en: LINES,
  city: { kind: 'line', max: 100 },
  district: { kind: 'line', max: 100 },
  address_fr: ADDRESS,
  address_en: ADDRESS,
  phone: { kind: 'phone', max: 40, optional: true },
  email: { kind: 'email', max: TEXT_LIMITS.email, optional: true },
  whatsapp_number: { kind: 'digits', optional: true },
  social_url: { kind: 'url', max: TEXT_LIMITS.url, optional: true },
  weekdays_open: { kind: 'time' },
  weekdays_close: { kind: 'time' },
  saturday_open: { kind: 'time', optional: true },
  saturday_close: { kind: 'time', optional: true },
  projects_figure: FIGURE,
  beneficiaries_figure: FIGURE,
  countries_figure: FIGURE,
  years_figure: FIGURE,
  hosting: { kind: 'text', max: 500, optional: true },
  brochure_url: FILE,
  share_image_url: FILE,
};

export const FACT_NAMES = Object.keys(FIRM_RULES) as FactName[];

export interface FactRefusal {
  readonly name: FactName;
  readonly rule: ValidationRule;
  readonly parameters: RuleParameters;
}

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
const CONTROL = /\p{Cc}/u;
const LONE_SURROGATE = /\p{Cs}/u;
const PHONE = /^\+?[\s().-]*\d[\d\s().-]*$/;
const WHATSAPP = /^\d{8,15}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Which facts cannot be accepted, each with the first rule it breaks. What is absent is refused: a change is whole. */
export function refusedFacts(facts: Readonly<Partial<Record<FactName, unknown>>>): FactRefusal[] {
  const refused = FACT_NAMES.flatMap((name) => {
    const refusal = refusedFact(name, facts[name]);
    return refusal ? [refusal] : [];
  });
  return [...refused, ...refusedHours(facts, refused)];
}

/** Why one fact cannot be accepted, if it cannot. */
export function refusedFact(name: FactName, value: unknown): FactRefusal | undefined {
  const refusal = brokenRule(FIRM_RULES[name], value);
  return refusal && { name, ...refusal };
}

function refusedHours(
  facts: Readonly<Partial<Record<FactName, unknown>>>,
  refused: readonly FactRefusal[],
): FactRefusal[] {
  return (
    [
      ['weekdays_open', 'weekdays_close'],
      ['saturday_open', 'saturday_close'],
    ] as const
  ).flatMap(([open, close]): FactRefusal[] => {
    if (refused.some(({ name }) => name === open || name === close)) return [];
    const [opens, closes] = [facts[open] as string | null, facts[close] as string | null];
    if (opens === null && closes === null) return [];
    if (opens === null) return [{ name: open, rule: 'hours_incomplete', parameters: {} }];
    if (closes === null) return [{ name: close, rule: 'hours_incomplete', parameters: {} }];
    return opens < closes ? [] : [{ name: close, rule: 'hours_order', parameters: {} }];
  });
}

type Broken = Pick<FactRefusal, 'rule' | 'parameters'>;

function broken(rule: ValidationRule, parameters: RuleParameters = {}): Broken {
  return { rule, parameters };
}

function brokenRule(fact: FactRule, value: unknown): Broken | undefined {
  if (value === null && fact.optional) return undefined;
  if (value === undefined || value === null) return broken('value_required');
  if (fact.kind === 'whole') {
    const { min, max } = fact;
    const whole = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
    return whole ? undefined : broken('whole_number_invalid', { min, max });
  }
  if (typeof value !== 'string') return broken('text_expected');
  if (value.trim() === '') return broken('value_required');
  if ('max' in fact && lengthOf(value) > fact.max) return broken('text_too_long', { max: fact.max });
  return brokenText(fact, value);
}

function brokenText({ kind }: FactRule, value: string): Broken | undefined {
  if (value.includes('\u0000') || LONE_SURROGATE.test(value)) return broken('character_forbidden');
  if (kind === 'text') return undefined;
  if (LINE_BREAK.test(value)) return broken('one_line_expected');
  if (CONTROL.test(value)) return broken('character_forbidden');
  if (kind === 'phone' && !PHONE.test(value)) return broken('phone_invalid');
  if (kind === 'email' && !(isEmail(value) && cleanEmail(value) === value)) return broken('email_invalid');
  if (kind === 'digits' && !WHATSAPP.test(value)) return broken('whatsapp_number_invalid');
  if (kind === 'url' && !isWebsiteUrl(value)) return broken('website_url_invalid');
  if (kind === 'time' && !TIME.test(value)) return broken('time_invalid');
  if (kind === 'day' && !isCalendarDay(value)) return broken('date_invalid');
  return undefined;
}
