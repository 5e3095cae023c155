import { contentControllerOf } from '@site/api-platform/content';
import { PARTNERS } from '@site/vocabulary';
import { PartnerService } from '../../application/partner.service';
import { PARTNER_SORTS, PartnerReader } from '../persistence/partner.reader';

export const PartnersController = contentControllerOf(PARTNERS, {
  service: PartnerService,
  reader: PartnerReader,
  sorts: PARTNER_SORTS,
  said: {
    list: '`sort=place` is the order of the site.',
    absent: 'an absent `logo_url` or `website_url` removes it, an absent `projects_count` is 0',
  },
});
