import type { Partner } from '@site/api-client';
import { PARTNERS } from '@site/vocabulary';
import { publishedReader } from '../../../shared/published';
import { summarise, type PartnerSummary } from '../model/partner';
import { SAMPLE_PARTNERS, type SamplePartner } from '../model/sample-partners';

export const partnerReader = publishedReader<Partner | SamplePartner, PartnerSummary, PartnerSummary>({
  kind: PARTNERS,
  // Each may bring its whole description besides.
  size: 24,
  samples: SAMPLE_PARTNERS,
  listedAs: 'html',
  parameters: { sort: 'place' },
  summarise: (partners, { locale }) => partners.map((partner) => summarise(partner, locale)),
  describe: (partner, { locale }) => summarise(partner, locale),
});
