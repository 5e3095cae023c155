import { MikroORM } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { Clock, ContentChanges, IdGenerator, UploadedFiles } from '@site/api-kernel';
import { PostgresContentReader } from '@site/api-platform/content';
import { Database, MikroOrmRepository } from '@site/api-platform/persistence';
import { PARTNERS } from '@site/vocabulary';
import { PartnerOrderRepository } from './application/partner-order.repository';
import { PartnerOrderService } from './application/partner-order.service';
import { PartnerRepository } from './application/partner.repository';
import { PartnerService } from './application/partner.service';
import { Partner } from './domain/partner';
import { PartnerOrder } from './domain/partner-order';
import { PartnerOrderController } from './infrastructure/http/partner-order.controller';
import { PartnersController } from './infrastructure/http/partners.controller';
import {
  PartnerOrderReader,
  PostgresPartnerOrderReader,
} from './infrastructure/persistence/partner-order.reader';
import { PARTNER_TABLE, PartnerReader } from './infrastructure/persistence/partner.reader';

/** Needs from the composition root: the database, the clock, identifiers, uploaded files and content changes. */
@Module({
  // The order first: its address would be taken for that of a partner.
  controllers: [PartnerOrderController, PartnersController],
  providers: [
    {
      provide: PartnerRepository,
      inject: [MikroORM],
      useFactory: (orm: MikroORM) => new MikroOrmRepository(orm, Partner),
    },
    {
      provide: PartnerReader,
      inject: [Database],
      useFactory: (database: Database) => new PostgresContentReader(database, PARTNERS, PARTNER_TABLE),
    },
    {
      provide: PartnerService,
      inject: [PartnerRepository, UploadedFiles, ContentChanges, IdGenerator, Clock],
      useFactory: (...parts: ConstructorParameters<typeof PartnerService>) => new PartnerService(...parts),
    },
    {
      provide: PartnerOrderRepository,
      inject: [MikroORM],
      useFactory: (orm: MikroORM) => new MikroOrmRepository(orm, PartnerOrder),
    },
    {
      provide: PartnerOrderReader,
      inject: [Database],
      useFactory: (database: Database) => new PostgresPartnerOrderReader(database),
    },
    {
      provide: PartnerOrderService,
      inject: [PartnerOrderRepository, ContentChanges, Clock],
      useFactory: (...parts: ConstructorParameters<typeof PartnerOrderService>) =>
        new PartnerOrderService(...parts),
    },
  ],
  exports: [PartnerService],
})
export class PartnersModule {}
