import { CONTENT_KINDS, isFormatted, wireFields, type Locale, type WireField } from '@site/vocabulary';
import { shownFile } from '../../../shared/address';
import type { Draft } from '../../../shared/page';
import { formatDay } from '../../../shared/text';

interface PlainFact {
  /** Of the field. */
  readonly name: string;
  readonly value: string;
  /** Where the value has its words among the texts, if it is one of some. */
  readonly word?: string;
}

/** A record as it is shown where no page is made for its kind. */
export interface PlainRecord {
  readonly view: Draft['view'];
  readonly title: string;
  /** Root-relative. */
  readonly image: string | undefined;
  /** HTML. */
  readonly texts: readonly string[];
  readonly facts: readonly PlainFact[];
}

export function plainRecord({ kind, values, shown, view }: Draft, locale: Locale): PlainRecord {
  const { fields = {} } = CONTENT_KINDS.find(({ name }) => name === kind) ?? {};
  const inLanguage = wireFields(fields).filter((wire) => (wire.locale ?? locale) === locale);
  const [first, ...others] = inLanguage;
  const said = ({ name }: WireField) => String(values[name] ?? '');
  const images = others.flatMap((wire) => {
    const { field } = wire;
    return field.type === 'file' ? (shownFile(said(wire), field.bucket) ?? []) : [];
  });
  return {
    view,
    title: first ? said(first) : '',
    image: images.find((address) => !address.endsWith('.pdf')),
    texts: others.filter(({ field }) => isFormatted(field)).map(({ name }) => String(shown.html[name] ?? '')),
    facts: others
      .filter((wire) => !isFormatted(wire.field) && wire.field.type !== 'file' && said(wire) !== '')
      .map((wire) => ({
        name: wire.name,
        value: wire.field.type === 'day' ? formatDay(said(wire), locale) : said(wire),
        ...(['choice', 'flag'].includes(wire.field.type) && { word: `${kind}.${wire.name}.${said(wire)}` }),
      })),
  };
}
