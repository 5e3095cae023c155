import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { DomainError, violation, type Violation } from '@site/api-kernel';
import { isValidationRule, type RuleParameters } from '@site/vocabulary';

/** Names that every object has: class-transformer drops some, and class-validator takes the others for declared. */
const UNSEEN = Object.getOwnPropertyNames(Object.prototype);

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
    if (metadata.type === 'body' && (typeof value !== 'object' || value === null || Array.isArray(value))) {
      throw new DomainError('validation_failed', { violations: [violation('', 'value_invalid')] });
    }
    try {
      demandNoneUnseen(value, metadata);
      return (await super.transform(value, metadata)) as unknown;
    } catch (error) {
      if (metadata.type === 'body' || !(error instanceof DomainError)) throw error;
      const violations = error.violations.map((one) => ({
        ...one,
        pointer: one.pointer.slice(1),
        rule: one.rule === 'field_unknown' ? ('parameter_unknown' as const) : one.rule,
      }));
      throw new DomainError('invalid_parameter', { violations });
    }
  }
}

function demandNoneUnseen(value: unknown, { type }: ArgumentMetadata): void {
  if ((type !== 'body' && type !== 'query') || typeof value !== 'object' || value === null) return;
  const found = UNSEEN.filter((name) => Object.hasOwn(value, name));
  if (found.length === 0) return;
  throw new DomainError('unknown_field', {
    violations: found.map((name) => violation(`/${name}`, 'field_unknown')),
  });
}

function refusalOf(errors: readonly ValidationError[], prefix: string): DomainError {
  const violations = errors.flatMap((error) => violationsOf(error, prefix));
  const unknown = violations.some((one) => one.rule === 'field_unknown');
  return new DomainError(unknown ? 'unknown_field' : 'validation_failed', { violations });
}

/** One violation per property: the rule declared last, nearest to the field, says what is missing. */
function violationsOf(error: ValidationError, prefix: string): Violation[] {
  const pointer = prefix + error.property.replaceAll('~', '~0').replaceAll('/', '~1');
  const nested = (error.children ?? []).flatMap((child) => violationsOf(child, `${pointer}/`));
  const broken = Object.keys(error.constraints ?? {});
  if (broken.length === 0) return nested;
  if (broken.includes('whitelistValidation')) return [violation(pointer, 'field_unknown'), ...nested];
  const name = broken.find((rule) => rule.endsWith('_required')) ?? broken.find(isValidationRule);
  if (name === undefined || !isValidationRule(name)) return [violation(pointer, 'value_invalid'), ...nested];
  const parameters = (error.contexts?.[name] ?? {}) as RuleParameters;
  return [violation(pointer, name, parameters), ...nested];
}
