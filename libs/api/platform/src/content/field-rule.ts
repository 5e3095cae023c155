import { applyDecorators } from '@nestjs/common';
import { refusedValue } from '@site/api-kernel';
import { ADDRESS_LIMIT, formOf, isRequired, refusedWhole, requiredRule } from '@site/vocabulary';
import type { Refusal, WireField } from '@site/vocabulary';
import { Rule } from '../http/validation.decorators';

/** The rule of a field as class-validator constraints: the first that is broken is told. */
export function FieldRule(wire: WireField, { revised = false } = {}): PropertyDecorator {
  const refusalOf = (value: unknown) => refusedValue(wire, revised ? (value ?? null) : value);
  const rules = refusalsOf(wire).map(({ rule, parameters }) =>
    Rule(rule, (value) => refusalOf(value)?.rule !== rule, parameters),
  );
  return applyDecorators(...rules) as PropertyDecorator;
}

/** Every way in which the field can be refused. */
function refusalsOf({ name, field }: WireField): Refusal[] {
  const plain = (rule: Refusal['rule']): Refusal => ({ rule, parameters: {} });
  if (field.type === 'choice') return [plain(field.refusal)];
  if (field.type === 'whole') return [refusedWhole(field)];
  if (field.type === 'flag') return [plain('flag_expected')];
  const form = formOf(field);
  return [
    plain('text_expected'),
    { rule: 'text_too_long', parameters: { max: 'max' in field ? field.max : ADDRESS_LIMIT } },
    plain('character_forbidden'),
    ...(field.type === 'link' ? [plain('website_url_invalid')] : []),
    ...(field.type === 'day' ? [plain('date_invalid')] : []),
    ...(form ? [{ rule: form.refusal, parameters: form.parameters ?? {} }] : []),
    ...(isRequired(field) ? [plain(requiredRule(name))] : []),
  ];
}
