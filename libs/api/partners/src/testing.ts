import { samplesOf } from '@site/api-platform/testing/content';
import { contentApp } from '@site/api-platform/testing/http';
import { PARTNERS } from '@site/vocabulary';
import { PartnerService } from './application/partner.service';
import { Partner } from './domain/partner';
import { PartnersController } from './infrastructure/http/partners.controller';
import { PartnerReader } from './infrastructure/persistence/partner.reader';

export const { draft: aDraft, record: aPartner } = samplesOf(PARTNERS, Partner);

export const PARTNERS_URL = '/api/v1/partners';

/** The routes of partners over memory. */
export const partnersApp = () =>
  contentApp<Partner>({
    kind: PARTNERS,
    controller: PartnersController,
    service: PartnerService,
    reader: PartnerReader,
  });
