import { Module } from '@nestjs/common';
import { Clock, ContentChanges, IdGenerator, UploadedFiles } from '@site/api-kernel';
import { Database } from '@site/api-platform/persistence';
import { provide, provideReader, provideRepository } from '@site/api-platform/providers';
import { PARTNERS } from '@site/vocabulary';
import { PartnerOrderRepository } from './application/partner-order.repository';
import { PartnerOrderService } from './application/partner-order.service';
import { PartnerRepository } from './application/partner.repository';
import { PartnerService } from './application/partner.service';
import { Partner } from './domain/partner';
import { PartnerOrder } from './domain/partner-order';
import { PartnerOrderController } from './infrastructure/http/partner-order.controller';
import { PartnersController } from './infrastructure/http/partners.controller';
import { PartnerOrderReader } from './infrastructure/persistence/partner-order.reader';
import { PARTNER_SORTS, PartnerReader } from './infrastructure/persistence/partner.reader';

/** Needs from the composition root: the database, the clock, identifiers, uploaded files and content changes. */
@Module({
  // The order first: its address would be taken for that of a partner.
  controllers: [PartnerOrderController, PartnersController],
  providers: [
    provideRepository(PartnerRepository, Partner),
    provideReader(PartnerReader, PARTNERS, { sorts: PARTNER_SORTS }),
    provide(PartnerService, PartnerRepository, UploadedFiles, ContentChanges, IdGenerator, Clock),
    provideRepository(PartnerOrderRepository, PartnerOrder),
    provide(PartnerOrderReader, Database),
    provide(PartnerOrderService, PartnerOrderRepository, ContentChanges, Clock),
  ],
  exports: [PartnerService],
})
export class PartnersModule {}
