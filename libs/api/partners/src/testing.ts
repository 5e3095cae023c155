import type { InMemoryRepository } from '@site/api-kernel/testing';
import { recordValues } from '@site/api-platform/content';
import { InMemoryContentReader, samplesOf } from '@site/api-platform/testing/content';
import { contentApp } from '@site/api-platform/testing/http';
import { PARTNERS } from '@site/vocabulary';
import { PartnerService } from './application/partner.service';
import { Partner } from './domain/partner';
import { PartnersController } from './infrastructure/http/partners.controller';
import { PartnerReader } from './infrastructure/persistence/partner.reader';

export const { draft: aDraft, record: aPartner } = samplesOf(PARTNERS, Partner);

export const inMemoryPartners = (stored: InMemoryRepository<Partner>) =>
  new InMemoryContentReader(PARTNERS, stored, (partner) => recordValues(PARTNERS, partner));

export const PARTNERS_URL = '/api/v1/partners';

export type PartnersApp = Awaited<ReturnType<typeof partnersApp>>;

/** The routes of partners over memory. */
export const partnersApp = () =>
  contentApp<Partner>({
    controller: PartnersController,
    service: PartnerService,
    reader: PartnerReader,
    read: inMemoryPartners,
  });
