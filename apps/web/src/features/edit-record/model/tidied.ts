import type { FieldName } from '../../../shared/text';
import type { FieldRules, Values } from '../../../shared/ui/admin-form';

/** What is meant by what was typed. */
export function tidied(rules: FieldRules, typed: Values): Values {
  const meant = Object.entries(typed).map(([name, value]) => [
    name,
    rules[name as FieldName]?.tidy?.(value) ?? value,
  ]);
  return Object.fromEntries(meant);
}
