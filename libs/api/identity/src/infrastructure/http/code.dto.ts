import { ApiProperty } from '@nestjs/swagger';
import { Rule } from '@site/api-platform/http';

const LONGEST = 40;
const CODE = {
  example: '287082',
  maxLength: LONGEST,
  description: 'Six digits of the application, or a recovery code; spaces and hyphens do not count',
};
const isCode = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST;

/** @param required whether it has to be there */
export function Code({ required = true } = {}): PropertyDecorator {
  return (target, property) => {
    ApiProperty({ ...CODE, required })(target, property);
    Rule('second_factor_code_wrong', (value) => (value === undefined && !required) || isCode(value))(
      target,
      property,
    );
  };
}
