import { isFewFlag, propertyOf, refusedField, refusedWhole, wholeOf, wireFields } from '@site/vocabulary';
import type { AcceptedOf, DraftOf, EditorialFlags, Field, Kind, Refusal, WireField } from '@site/vocabulary';
import { DomainError, violation } from './domain-error';
import { LocalizedText } from './localized-text';
import { outdatedEnglish } from './outdated-english';

/**
 * The fields of a draft as a record keeps them.
 * @param standing the record, for what the draft leaves as it is
 * @param begun the record as the writer began from it, where others have changed it since
 * @throws DomainError `validation_failed` with every field that breaks a rule of its kind
 */
export function accepted<K extends Kind>(
  kind: K,
  draft: DraftOf<K>,
  standing: Partial<EditorialFlags> = {},
  begun: Partial<EditorialFlags> = standing,
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
  const englishOutdated = outdatedEnglish(kind, said, { standing, begun }, draft.englishOutdated);
  return { ...Object.fromEntries(fields), hidden, englishOutdated } as AcceptedOf<K, LocalizedText>;
}

type Values = Readonly<Record<string, unknown>>;

/** What a draft says, and of a distinction that it does not mention what stands. */
function saidOf({ fields }: Kind, draft: object, standing: object): Values {
  const [said, stood] = [draft, standing] as readonly Values[];
  const values = Object.entries(fields).map(([name, field]) => {
    const property = propertyOf(name);
    const value = said?.[property];
    const stays = isFewFlag(field) && value === undefined;
    return [property, stays ? (stood?.[property] ?? field.starts) : value];
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
