import { Module } from '@nestjs/common';
import { IdentityModule } from '@site/api-identity';
import { Batch, BatchController } from '@site/api-platform/batch';
import { Database } from '@site/api-platform/persistence';
import { provide } from '@site/api-platform/providers';
import { EditedKinds } from '@site/api-platform/record-lifecycle';
import { exportControllerOf, ImportController } from '@site/api-platform/transfer';
import { CONTENT_KINDS } from '@site/vocabulary';
import { RecordLifecycleModule } from './record-lifecycle.module';

/** Gives the records of every kind out as files. */
@Module({ controllers: CONTENT_KINDS.map(exportControllerOf) })
export class ExportModule {}

/** Takes records of every kind in. */
@Module({
  imports: [IdentityModule, RecordLifecycleModule],
  controllers: [ImportController, BatchController],
  providers: [provide(Batch, Database, EditedKinds)],
})
export class ImportModule {}
