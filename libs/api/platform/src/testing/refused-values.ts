import { isRequired, wireFields, type Kind } from '@site/vocabulary';

/** Of each field, values that it never takes. */
export function refusedValues({ fields }: Kind): [field: string, shown: string, value: unknown][] {
  return wireFields(fields).flatMap(({ name, field }) => {
    const of = (...values: unknown[]) =>
      values.map((value): [string, string, unknown] => [name, JSON.stringify(value).slice(0, 40), value]);
    switch (field.type) {
      case 'choice':
        return of('none of them', 7);
      case 'flag':
        return of('true', null, 1);
      case 'whole':
        return of(field.min - 1, field.max + 1, 1.5);
      case 'file':
        return of('https://evil.test/x.png', `/files/${field.bucket}/unknown${field.ending}`, 7);
      case 'link':
        return of('javascript:alert(1)', '//partner.example', 'https://user:pass@partner.example', 7);
      case 'day':
        return of('2026-02-30', 'tomorrow', 7);
      default:
        return of(
          'x'.repeat(field.max + 1),
          'a\u0000b',
          '\uD800',
          42,
          ...(isRequired(field) ? ['   ', '\n\t', '\u00A0'] : []),
        );
    }
  });
}
