import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { SETTINGS } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { PreviewController, SitePreview } from '@site/api-platform/preview';
import { provide } from '@site/api-platform/providers';
import { RecordLifecycleModule } from './record-lifecycle.module';
import { RenderedPreview } from './web/preview/rendered-preview';

/** Shows editors what visitors would see, before anything is saved. */
@Module({
  imports: [RecordLifecycleModule],
  controllers: [PreviewController],
  providers: [
    provide(RenderedPreview, SETTINGS, HttpAdapterHost, Database),
    { provide: SitePreview, useExisting: RenderedPreview },
  ],
})
export class PreviewModule {}
