import { MikroORM } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { Clock, ContentChanges, IdGenerator, UploadedFiles } from '@site/api-kernel';
import { Database, MikroOrmRepository } from '@site/api-platform';
import { PartnerRepository } from './application/partner.repository';
import { PartnerService } from './application/partner.service';
import { Partner } from './domain/partner';
import { PartnersController } from './infrastructure/http/partners.controller';
import { PartnerReader, PostgresPartnerReader } from './infrastructure/persistence/partner.reader';

/** Needs from the composition root: the database, the clock, identifiers, uploaded files and content changes. */
@Module({
  controllers: [PartnersController],
  providers: [
    {
      provide: PartnerRepository,
      inject: [MikroORM],
      useFactory: (orm: MikroORM) => new MikroOrmRepository(orm, Partner),
    },
    {
      provide: PartnerReader,
      inject: [Database],
      useFactory: (database: Database) => new PostgresPartnerReader(database),
    },
    {
      provide: PartnerService,
      inject: [PartnerRepository, UploadedFiles, ContentChanges, IdGenerator, Clock],
      useFactory: (...parts: ConstructorParameters<typeof PartnerService>) => new PartnerService(...parts),
    },
  ],
  exports: [PartnerService],
})
export class PartnersModule {}
