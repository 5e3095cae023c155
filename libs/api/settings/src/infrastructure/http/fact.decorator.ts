import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { FIRM_DEFAULTS, FIRM_RULES, type FactName, type FactRule } from '@site/vocabulary';
import { Allow } from 'class-validator';

/** A fact of the firm in a body: documented by its rule, which the domain applies. */
export function Fact(description?: string): PropertyDecorator {
  return (target, key) => {
    const name = key as FactName;
    const rule = FIRM_RULES[name];
    const options = {
      ...schemaOf(rule),
      ...(rule.optional && { nullable: true }),
      ...(description !== undefined && { description }),
      example: FIRM_DEFAULTS[name],
    } as ApiPropertyOptions;
    applyDecorators(ApiProperty(options), Allow())(target, key);
  };
}

const FORMATS: Partial<Record<FactRule['kind'], string>> = {
  email: 'email',
  url: 'uri',
  file: 'uri-reference',
};

function schemaOf(rule: FactRule): object {
  switch (rule.kind) {
    case 'whole':
      return { type: 'integer', minimum: rule.min, maximum: rule.max };
    case 'time':
      return { type: String, pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$` };
    case 'day':
      return { type: String, format: 'date' };
    case 'digits':
      return { type: String, pattern: String.raw`^\d{8,15}$` };
    default:
      return { type: String, minLength: 1, maxLength: rule.max, format: FORMATS[rule.kind] };
  }
}
