import {
  isFewFlag,
  propertyOf,
  refusedField,
  refusedWhole,
  wholeOf,
  wireFields,
  type AcceptedOf,
  type DraftOf,
  type EditorialFlags,
  type Field,
  type Kind,
  type Locale,
  type Refusal,
  type WireField,
} from '@site/vocabulary';
import { DomainError, violation } from './domain-error';
import { LocalizedText } from './localized-text';

/**
 * The fields of a draft as a record keeps them.
 * @param standing the record, for what the draft leaves as it is
 * @throws DomainError `validation_failed` with every field that breaks a rule of its kind
 */
export function accepted<K extends Kind>(
  kind: K,
  draft: DraftOf<K>,
  standing: Partial<EditorialFlags> = {},
): AcceptedOf<K, LocalizedText> {
  const said = saidOf(kind, draft, standing);
  const violations = wireFields(kind.fields).flatMap((wire) => {
    const value = said[propertyOf(wire.fieldName)];
    const refusal = refusedDraft(wire, wire.locale ? (value as LocalizedText)[wire.locale] : (value ?? null));
    return refusal ? [violation(`/${wire.name}`, refusal.rule, refusal.parameters)] : [];
  });
  if (violations.length > 0) throw new DomainError('validation_failed', { violations });
  const fields = Object.entries(kind.fields).map(([name, field]) => {
    const property = propertyOf(name);
    return [property, kept(field, said[property])];
  });
  const hidden = draft.hidden ?? standing.hidden ?? false;
  const stood = standing.englishOutdated ?? false;
  const { englishOutdated: wanted = stood } = draft;
  const englishOutdated = wanted === stood ? outdatedEnglish(kind, said, standing, stood) : wanted;
  return { ...Object.fromEntries(fields), hidden, englishOutdated } as AcceptedOf<K, LocalizedText>;
}

/** Whether English is older than the French that it says: whoever changes some of it is taken to have read the rest. */
function outdatedEnglish(kind: Kind, said: Values, standing: object, stood: boolean): boolean {
  const now = inBothLanguages(kind, said);
  const before = inBothLanguages(kind, standing as Values);
  const changes = now.map(({ fr, en }, place) => ({
    french: before[place]?.fr !== undefined && before[place].fr !== fr,
    english: before[place]?.en !== en,
    says: Boolean(en?.trim()),
  }));
  if (changes.some(({ french, english, says }) => french && !english && says)) return true;
  return stood && !changes.some(({ english }) => english);
}

/** Texts that are said in both languages; of a new record nothing has stood. */
function inBothLanguages({ fields }: Kind, values: Values): Partial<Record<Locale, string | null>>[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[propertyOf(name)];
    if (field.type === 'pair') return [(value ?? {}) as LocalizedText];
    if (!('englishOf' in field) || field.englishOf === undefined) return [];
    return [{ fr: values[propertyOf(field.englishOf)] as string, en: value as string | null }];
  });
}

type Values = Readonly<Record<string, unknown>>;

/** What a draft says, and of a distinction that it does not mention what stands. */
function saidOf({ fields }: Kind, draft: object, standing: object): Values {
  const [said, stood] = [draft, standing] as readonly Values[];
  const values = Object.entries(fields).map(([name, field]) => {
    const property = propertyOf(name);
    const value = said?.[property];
    return [property, isFewFlag(field) ? (value ?? stood?.[property] ?? field.starts) : value];
  });
  return Object.fromEntries(values) as Values;
}

function kept(field: Field, value: unknown): unknown {
  if (field.type === 'pair') return new LocalizedText(value as LocalizedText);
  return field.type === 'whole' ? wholeOf(value, field) : (value ?? null);
}

/** Inside a number is a number: what the wire takes for one was read before. */
function refusedDraft(wire: WireField, value: unknown): Refusal | undefined {
  const { field } = wire;
  const unread = field.type === 'whole' && (typeof value !== 'number' || Number.isNaN(value));
  return unread ? refusedWhole(field) : refusedValue(wire, value);
}

/** Why a value of the wire cannot be accepted, if it cannot. */
export function refusedValue(wire: WireField, value: unknown): Refusal | undefined {
  const refusal = refusedField(wire, value);
  if (refusal || wire.field.type !== 'link' || !value) return refusal;
  // Some texts have the form of an address and lead nowhere, like `http://999.1.1.1`.
  return URL.canParse(value as string) ? undefined : { rule: 'website_url_invalid', parameters: {} };
}
