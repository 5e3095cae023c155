import { ApiProperty } from '@nestjs/swagger';
import { MADE_VERSION } from '../change-feed/changes.dto';
import { listOf } from '../content/bodies';
import { ID, KIND_URLS, MOMENT } from '../http/documented';
import { Rule, Text } from '../http/validation.decorators';
import { TARGET_LENGTH } from './webhook';
import { TARGET_FORM } from './webhook-target';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

const TARGET = { example: 'https://copy.example.org/hooks/site' } as const;
const KINDS = { enum: KIND_URLS, isArray: true, example: ['projects'] } as const;

const areKinds = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  new Set(value).size === value.length &&
  value.every((one) => KIND_URLS.some((url) => url === one));

export class WebhookInput {
  @ApiProperty({
    ...TARGET,
    pattern: TARGET_FORM,
    maxLength: TARGET_LENGTH,
    description:
      'Where to: `https`, no private address or name, port 80, 443 or above 1023; redirects are not followed',
  })
  @Text(TARGET_LENGTH)
  @Rule('webhook_url_invalid', (value) => typeof value === 'string')
  readonly url!: string;

  @ApiProperty({ ...KINDS, minItems: 1, uniqueItems: true, description: 'Of what it is told' })
  @Rule('options_expected', areKinds, { options: KIND_URLS.join(', ') })
  readonly kinds!: string[];
}

export class WebhookDto {
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty(TARGET) readonly url!: string;
  @ApiProperty({ ...KINDS, description: 'Of what it is told' }) readonly kinds!: readonly string[];
  @ApiProperty({ type: String, nullable: true, description: 'Name of who made it', example: 'Awa Koné' })
  readonly made_by!: string | null;
  @ApiProperty(MOMENT) readonly created_at!: string;
  @ApiProperty({ type: 'integer', description: 'Deliveries that wait', example: 0 })
  readonly waiting!: number;
  @ApiProperty({ type: 'integer', description: 'Calls that went wrong since the last good one', example: 0 })
  readonly failures!: number;
}

export class MadeWebhookDto extends WebhookDto {
  @ApiProperty({
    description: 'What its deliveries are signed with (Standard Webhooks), shown only now',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
  })
  readonly secret!: string;
}

export class WebhookListDto extends listOf(WebhookDto) {}

export class DeliveryDto {
  @ApiProperty({ ...ID, description: '`webhook-id` of each of its calls' }) readonly id!: string;
  @ApiProperty({ enum: KIND_URLS, description: 'What was changed' }) readonly kind!: string;
  @ApiProperty({ ...ID, description: 'Id of that' }) readonly record!: string;
  @ApiProperty(MADE_VERSION) readonly version!: number | null;
  @ApiProperty(MOMENT) readonly created_at!: string;
  @ApiProperty({ enum: DELIVERY_STATES }) readonly state!: (typeof DELIVERY_STATES)[number];
  @ApiProperty({ type: 'integer', description: 'Calls that were made', example: 1 })
  readonly attempts!: number;
  @ApiProperty({ ...MOMENT, nullable: true, description: 'When the last of them was' })
  readonly attempted_at!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Status that was answered', example: 204 })
  readonly status!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why nothing was', example: 'timeout' })
  readonly error!: string | null;
}

export class DeliveryListDto extends listOf(DeliveryDto) {}
