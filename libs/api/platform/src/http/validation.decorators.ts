import { applyDecorators } from '@nestjs/common';
import { lengthOf, type RuleParameters, type ValidationRule } from '@site/vocabulary';
import { ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';

/**
 * A rule of the vocabulary as a class-validator constraint; the pipe words it in the caller's language. Of a parameter
 * that is given several times (`Several`), it holds for each value.
 */
export function Rule(
  rule: ValidationRule,
  holds: (value: unknown, object: object) => boolean,
  parameters: RuleParameters = {},
  each = false,
): PropertyDecorator {
  return ValidateBy(
    {
      name: rule,
      validator: { validate: (value, args) => holds(value, (args as ValidationArguments).object) },
    },
    { message: rule, context: parameters, each },
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
// PostgreSQL cannot store NUL, and a lone surrogate is no character.
const isStorable = (value: unknown): boolean =>
  !isText(value) || (!value.includes('\u0000') && value.isWellFormed());

/** Text of at most `max` code points; line breaks and any script are welcome. */
export function Text(max: number, each = false): PropertyDecorator {
  return applyDecorators(
    Rule('text_expected', (value) => value === undefined || value === null || isText(value), {}, each),
    Rule('text_too_long', (value) => !isText(value) || lengthOf(value) <= max, { max }, each),
    Rule('character_forbidden', isStorable, {}, each),
  ) as PropertyDecorator;
}

/** A parameter that is one of these texts, or absent. */
export function OneOf(options: readonly string[], each = false): PropertyDecorator {
  const known = (value: unknown): boolean => value === undefined || options.some((one) => one === value);
  return Rule('options_expected', known, { options: options.join(', ') }, each);
}

const SEVERAL = 'site:several';

/** A parameter that may be given several times: `name=one&name=other`. */
export function Several(max: number): PropertyDecorator {
  return applyDecorators(
    Reflect.metadata(SEVERAL, true) as PropertyDecorator,
    Rule('values_too_many', (values) => !Array.isArray(values) || values.length <= max, { max }),
  ) as PropertyDecorator;
}

export function takesSeveral(query: object, name: string): boolean {
  return Reflect.getMetadata(SEVERAL, query, name) === true;
}

/** Text that must be there and say something. */
export function RequiredText(required: ValidationRule, max: number): PropertyDecorator {
  return applyDecorators(
    Text(max),
    Rule(required, (value) => isText(value) && value.trim() !== ''),
  ) as PropertyDecorator;
}

/** The property may be absent, null or the empty text; its other rules hold for anything else. */
export function MayBeEmpty(): PropertyDecorator {
  return ValidateIf((_, value) => value !== undefined && value !== null && value !== '');
}
