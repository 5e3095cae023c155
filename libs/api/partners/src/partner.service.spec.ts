import { describe } from '@jest/globals';
import { CountingIdGenerator, describeEditing } from '@site/api-kernel/testing';
import { PartnerService } from './application/partner.service';
import type { PartnerDraft } from '@site/vocabulary';
import type { Partner } from './domain/partner';
import { aDraft } from './testing';

describe('keeping partners', () =>
  describeEditing<Partner, PartnerDraft>({
    kind: 'partners',
    service: (stored, changes, clock, files) =>
      new PartnerService(stored, files, changes, new CountingIdGenerator(), clock),
    drafts: [aDraft(), aDraft({ country: 'Ghana' })],
    file: {
      pointer: '/logo_url',
      of: ({ logoUrl }) => logoUrl,
      draft: (logoUrl) => aDraft({ logoUrl }),
    },
  }));
