import { ContactMessageSchema } from '@site/api-messages';
import { NewsItemSchema } from '@site/api-news';
import { PartnerSchema } from '@site/api-partners';
import { ProjectSchema } from '@site/api-projects';
import { PublicationSchema } from '@site/api-publications';
import { FirmSettingsSchema } from '@site/api-settings';

/** The mapped classes of all modules. */
export const entities = [
  ProjectSchema,
  PublicationSchema,
  PartnerSchema,
  NewsItemSchema,
  FirmSettingsSchema,
  ContactMessageSchema,
];
