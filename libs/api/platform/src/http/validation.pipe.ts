import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { DomainError, violation, type Violation } from '@site/api-kernel';
import { isValidationRule, type RuleParameters } from '@site/vocabulary';
import { inPointer } from './json-pointer';
import { takesSeveral } from './validation.decorators';

/** More than any body has. */
const MOST_FIELDS = 1_000;

/** Refuses what a DTO does not declare: unknown fields with 422, unknown parameters with 400. */
export class StrictValidationPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      transform: true,
      stopAtFirstError: false,
      validationError: { target: false, value: false },
      exceptionFactory: (errors) => refusalOf(errors, '/'),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && value === undefined) throw new DomainError('body_required');
    if (metadata.type === 'body' && (typeof value !== 'object' || value === null || Array.isArray(value))) {
      throw new DomainError('validation_failed', { violations: [violation('', 'object_expected')] });
    }
    try {
      demandNoneUnseen(value, metadata);
      return (await super.transform(value, metadata)) as unknown;
    } catch (error) {
      if (metadata.type === 'body' || !(error instanceof DomainError)) throw error;
      const given = (value ?? {}) as Readonly<Record<string, unknown>>;
      const shape = (metadata.metatype?.prototype ?? Object.prototype) as object;
      const violations = error.violations.map((one) => ofParameter(one, given, shape));
      throw new DomainError('invalid_parameter', { violations });
    }
  }
}

function demandNoneUnseen(value: unknown, { type, metatype }: ArgumentMetadata): void {
  if (type !== 'body' && type !== 'query') return;
  const violations = unseenIn(value, (metatype?.prototype ?? Object.prototype) as object).map((pointer) =>
    violation(pointer, 'field_unknown'),
  );
  if (violations.length > 0) throw new DomainError('unknown_field', { violations });
}

/**
 * Pointers to what would be dropped unseen, at any depth: Nest and class-transformer drop what has the name of something
 * that every object or the class of this one has, and class-validator takes it for declared.
 */
function unseenIn(value: unknown, shape: object, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = Object.keys(value);
  // class-transformer looks for each of them among all.
  if (names.length > MOST_FIELDS && !Array.isArray(value))
    return [`${place}/${inPointer(names.at(-1) ?? '')}`];
  return Object.entries(value).flatMap(([name, inner]) => {
    const pointer = `${place}/${inPointer(name)}`;
    const unseen = !Array.isArray(value) && (name === 'prototype' || name in shape);
    return unseen ? [pointer] : unseenIn(inner, Object.prototype, pointer);
  });
}

/** The same said of a parameter: by its plain name, and that it is given twice before all else. */
function ofParameter(
  { pointer, rule, parameters }: Violation,
  given: Readonly<Record<string, unknown>>,
  shape: object,
): Violation {
  const name = pointer.slice(1);
  if (rule === 'field_unknown') return violation(name, 'parameter_unknown');
  return Array.isArray(given[name]) && !takesSeveral(shape, name)
    ? violation(name, 'parameter_repeated')
    : violation(name, rule, parameters);
}

function refusalOf(errors: readonly ValidationError[], prefix: string): DomainError {
  const violations = errors.flatMap((error) => violationsOf(error, prefix));
  const unknown = violations.some((one) => one.rule === 'field_unknown');
  return new DomainError(unknown ? 'unknown_field' : 'validation_failed', { violations });
}

/** One violation per property: the rule declared last, nearest to the field, says what is missing. */
function violationsOf(error: ValidationError, prefix: string): Violation[] {
  const pointer = prefix + inPointer(error.property);
  const nested = (error.children ?? []).flatMap((child) => violationsOf(child, `${pointer}/`));
  const broken = Object.keys(error.constraints ?? {});
  if (broken.length === 0) return nested;
  if (broken.includes('whitelistValidation')) return [violation(pointer, 'field_unknown'), ...nested];
  const name = broken.find((rule) => rule.endsWith('_required')) ?? broken.find(isValidationRule);
  // In a list of objects, of what is none.
  if (name === undefined && broken.includes('nestedValidation'))
    return [violation(pointer, 'object_expected'), ...nested];
  if (name === undefined || !isValidationRule(name)) return [violation(pointer, 'value_invalid'), ...nested];
  const parameters = (error.contexts?.[name] ?? {}) as RuleParameters;
  return [violation(pointer, name, parameters), ...nested];
}
