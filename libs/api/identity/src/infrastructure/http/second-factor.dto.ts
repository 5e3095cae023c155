import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { MOMENT } from '@site/api-platform/http';
import type { SecondFactor } from '../../application/second-factor.store';
import { Password, PASSWORD } from './auth.dto';
import { Code } from './code.dto';

export class CodeInput {
  @Code()
  readonly code!: string;
}

export class SecondFactorInput {
  @ApiProperty({ ...PASSWORD, minLength: 1 })
  @Password()
  readonly current_password!: string;
}

export class SecondFactorRemoval extends IntersectionType(CodeInput, SecondFactorInput) {}

export class SecondFactorDto {
  @ApiProperty({ description: 'Whether a code is asked for at sign-in', example: true })
  readonly active!: boolean;
  @ApiProperty({ ...MOMENT, nullable: true }) readonly since!: string | null;
  @ApiProperty({ type: 'integer', description: 'Recovery codes that were not used', example: 10 })
  readonly recovery_codes_left!: number;

  static of(factor: SecondFactor | undefined): SecondFactorDto {
    return {
      active: factor !== undefined,
      since: factor?.since ?? null,
      recovery_codes_left: factor?.recoveryCodes ?? 0,
    };
  }
}

export class SecondFactorSecretDto {
  @ApiProperty({ description: 'For the application, in base32', example: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' })
  readonly secret!: string;
  @ApiProperty({
    description: 'The same as an address, to be drawn as a QR code',
    example:
      'otpauth://totp/example.org:awa%40example.org?issuer=example.org&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  })
  readonly uri!: string;
}

export class RecoveryCodesDto {
  @ApiProperty({
    type: [String],
    description: 'Each works once; shown only now',
    example: ['K7QX-4MZD-N2WB-H5TA'],
  })
  readonly recovery_codes!: readonly string[];
}
