import { Module } from '@nestjs/common';
import { Database } from '@site/api-platform/persistence';
import { provide } from '@site/api-platform/providers';
import { OverviewController } from './infrastructure/http/overview.controller';
import { SearchController } from './infrastructure/http/search.controller';
import { OverviewReader } from './infrastructure/persistence/overview.reader';
import { SearchReader } from './infrastructure/persistence/search.reader';

/** What is seen over all modules at once. Needs the database, limits and the settings from the composition root. */
@Module({
  controllers: [OverviewController, SearchController],
  providers: [provide(OverviewReader, Database), provide(SearchReader, Database)],
})
export class OverviewModule {}
