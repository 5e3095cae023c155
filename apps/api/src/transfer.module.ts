import { Module } from '@nestjs/common';
import { exportControllerOf, ImportController } from '@site/api-platform/transfer';
import { CONTENT_KINDS } from '@site/vocabulary';
import { RecordLifeModule } from './record-life.module';

/** Gives the records of every kind out as files. */
@Module({ controllers: CONTENT_KINDS.map(exportControllerOf) })
export class ExportModule {}

/** Takes records of every kind in. */
@Module({ imports: [RecordLifeModule], controllers: [ImportController] })
export class ImportModule {}
