import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { PreviewController, SitePreview } from '@site/api-platform/preview';
import { RecordLifeModule } from './record-life.module';
import { RenderedPreview } from './web/preview/rendered-preview';

/** Shows editors what visitors would see, before anything is saved. */
@Module({
  imports: [RecordLifeModule],
  controllers: [PreviewController],
  providers: [
    {
      provide: RenderedPreview,
      inject: [SETTINGS, HttpAdapterHost, Database],
      useFactory: (settings: Settings, host: HttpAdapterHost, database: Database) =>
        new RenderedPreview(settings, host, database),
    },
    { provide: SitePreview, useExisting: RenderedPreview },
  ],
})
export class PreviewModule {}
