import { defineEntity, p } from '@mikro-orm/core';
import { LocalizedText } from '@site/api-kernel';

// What is stored was checked when it was written, so hydration may pass by the private constructor.
const hydrated = LocalizedText as unknown as new () => LocalizedText;

export const LocalizedTextSchema = defineEntity({
  class: hydrated,
  className: 'LocalizedText',
  embeddable: true,
  properties: { fr: p.text(), en: p.text() },
});

/** A bilingual text as two columns, `{name}_fr` and `{name}_en`. */
export function localized(name: string) {
  return p.embedded(LocalizedTextSchema).prefix(`${name}_`).object(false);
}
