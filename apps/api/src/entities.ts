import { StoredFileSchema } from '@site/api-files';
import { identityEntities } from '@site/api-identity';
import { ContactMessageSchema } from '@site/api-messages';
import { AnnouncementSchema, SubscriptionSchema } from '@site/api-newsletter';
import { PartnerOrderSchema } from '@site/api-partners';
import { WebhookSchema } from '@site/api-platform/webhooks';
import { FirmSettingsSchema } from '@site/api-settings';
import { CONTENT } from './kinds';

/** The mapped classes of all modules. */
export const entities = [
  ...CONTENT.map(({ schema }) => schema),
  ...identityEntities,
  FirmSettingsSchema,
  ContactMessageSchema,
  PartnerOrderSchema,
  StoredFileSchema,
  SubscriptionSchema,
  AnnouncementSchema,
  WebhookSchema,
];
