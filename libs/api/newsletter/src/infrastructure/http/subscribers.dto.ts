import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { listOf } from '@site/api-platform/content';
import { ID, ListQuery, MOMENT, OneOf, SortedBy, type Sorts } from '@site/api-platform/http';
import { LOCALES, SUBSCRIPTION_SOURCES, SUBSCRIPTION_STATES } from '@site/vocabulary';
import type { Locale, SubscriptionState } from '@site/vocabulary';

export const SUBSCRIBER_SORTS = { email: 'text', state: 'text' } as const satisfies Sorts;

const NO_MOMENT = { ...MOMENT, nullable: true };
const EXPORTED = [...SUBSCRIPTION_STATES, 'all'] as const;
export type Exported = (typeof EXPORTED)[number];

export class SubscriberListQuery extends ListQuery {
  @SortedBy(SUBSCRIBER_SORTS)
  declare readonly sort?: string;

  @ApiPropertyOptional({ enum: SUBSCRIPTION_STATES, description: 'Only subscriptions in this state' })
  @OneOf(SUBSCRIPTION_STATES)
  readonly state?: SubscriptionState;
}

export class SubscriberExportQuery {
  @ApiPropertyOptional({
    enum: EXPORTED,
    default: 'confirmed',
    description: 'Only subscriptions in this state; only who has confirmed may be written to',
  })
  @OneOf(EXPORTED)
  readonly state?: Exported;
}

export class SubscriberDto {
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'email',
    description: 'Null where the person has unsubscribed: the address is erased',
    example: 'awa@example.org',
  })
  readonly email!: string | null;
  @ApiProperty({ enum: SUBSCRIPTION_STATES, example: 'confirmed' }) readonly state!: SubscriptionState;
  @ApiProperty({ enum: LOCALES, example: 'fr' }) readonly language!: Locale;
  @ApiProperty({ enum: SUBSCRIPTION_SOURCES, example: 'resources' }) readonly source!: string;
  @ApiProperty({ description: 'Version of the words that were agreed to', example: '2026-11' })
  readonly consent_version!: string;
  @ApiProperty(MOMENT) readonly consent_at!: string;
  @ApiProperty(NO_MOMENT) readonly confirmed_at!: string | null;
  @ApiProperty({ ...NO_MOMENT, description: 'When the person unsubscribed', example: null })
  readonly left_at!: string | null;
  @ApiProperty(MOMENT) readonly created_at!: string;
}

export class SubscriberListDto extends listOf(SubscriberDto) {}
