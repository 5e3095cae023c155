import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { fileUrlForm, FIRM_DEFAULTS, FIRM_RULES, WEBSITE_FORM } from '@site/vocabulary';
import type { FactName, FactRule } from '@site/vocabulary';
import { Allow } from 'class-validator';
import { FIRM_FILES } from '../../application/settings.service';

/** A fact of the firm in a body: documented by its rule, which the domain applies. */
export function Fact(description?: string): PropertyDecorator {
  return (target, key) => {
    const name = key as FactName;
    const rule = FIRM_RULES[name];
    const options = {
      ...schemaOf(rule),
      ...(name in FIRM_FILES && inBucket(name as keyof typeof FIRM_FILES)),
      ...(rule.optional && { nullable: true }),
      ...(description !== undefined && { description }),
      example: FIRM_DEFAULTS[name],
    } as ApiPropertyOptions;
    applyDecorators(ApiProperty(options), Allow())(target, key);
  };
}

function inBucket(name: keyof typeof FIRM_FILES): ApiPropertyOptions {
  return { format: 'uri-reference', pattern: `^${fileUrlForm(FIRM_FILES[name])}$` };
}

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
    case 'email':
      return { ...lineOf(rule.max), format: 'email' };
    case 'url':
      return { ...lineOf(rule.max), pattern: `^${WEBSITE_FORM}$` };
    default:
      return lineOf(rule.max);
  }
}

function lineOf(maxLength: number): object {
  return { type: String, minLength: 1, maxLength };
}
