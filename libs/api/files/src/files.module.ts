import { Logger, Module } from '@nestjs/common';
import { IdGenerator, UploadedFiles } from '@site/api-kernel';
import { Database, Readiness, SETTINGS, type Settings } from '@site/api-platform';
import { join } from 'node:path';
import { ContentWorkshop } from './application/content-workshop';
import { DeliveryService } from './application/delivery.service';
import { FileNames } from './application/file-names';
import { FileRegister } from './application/file-register';
import { FileStorage } from './application/file-storage';
import { FileUpkeep } from './application/file-upkeep';
import { FileUses } from './application/file-uses';
import { FileService } from './application/file.service';
import { HandedOutFiles } from './application/handed-out-files';
import { DiskFileStorage } from './infrastructure/disk/disk-file-storage';
import { IncomingFolder } from './infrastructure/disk/incoming-folder';
import { IncomingSweep } from './infrastructure/disk/incoming-sweep';
import { RandomFileNames } from './infrastructure/disk/random-file-names';
import { FilesController } from './infrastructure/http/files.controller';
import { UploadReceiver } from './infrastructure/http/upload.receiver';
import { UploadsController } from './infrastructure/http/uploads.controller';
import { LocalContentWorkshop } from './infrastructure/imaging/local-content-workshop';
import { DatabaseFileRegister } from './infrastructure/persistence/database-file-register';
import { DatabaseFileUses } from './infrastructure/persistence/database-file-uses';
import { SweepTurn } from './infrastructure/persistence/sweep-turn';
import { DailySweep } from './infrastructure/upkeep/daily-sweep';

const folderOf = ({ dataDir }: Settings): string => join(dataDir, 'files');

@Module({
  controllers: [UploadsController, FilesController],
  providers: [
    IncomingSweep,
    { provide: FileNames, useClass: RandomFileNames },
    { provide: ContentWorkshop, useFactory: () => new LocalContentWorkshop() },
    {
      provide: IncomingFolder,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new IncomingFolder(folderOf(settings)),
    },
    {
      provide: FileStorage,
      inject: [SETTINGS, IncomingFolder, { token: Readiness, optional: true }],
      useFactory: async (settings: Settings, incoming: IncomingFolder, readiness?: Readiness) => {
        if (settings.s3 === undefined) return new DiskFileStorage(folderOf(settings), incoming);
        // Loaded when needed: the client takes a quarter of a second of every start.
        const { openObjectStore } = await import('./infrastructure/s3/open-object-store');
        return openObjectStore(settings.s3, readiness);
      },
    },
    {
      provide: FileRegister,
      inject: [Database],
      useFactory: (database: Database) => new DatabaseFileRegister(database),
    },
    {
      provide: FileService,
      inject: [FileStorage, FileRegister, ContentWorkshop, FileNames, IdGenerator],
      useFactory: (
        storage: FileStorage,
        register: FileRegister,
        workshop: ContentWorkshop,
        names: FileNames,
        ids: IdGenerator,
      ) => new FileService({ storage, register, workshop, names, ids }),
    },
    {
      provide: DeliveryService,
      inject: [FileStorage, ContentWorkshop],
      useFactory: (storage: FileStorage, workshop: ContentWorkshop) => new DeliveryService(storage, workshop),
    },
    {
      provide: UploadedFiles,
      inject: [FileRegister, FileStorage],
      useFactory: (register: FileRegister, storage: FileStorage) => new HandedOutFiles(register, storage),
    },
    {
      provide: FileUses,
      inject: [Database],
      useFactory: (database: Database) => new DatabaseFileUses(database),
    },
    {
      provide: FileUpkeep,
      inject: [FileStorage, FileUses],
      useFactory: (storage: FileStorage, uses: FileUses) => new FileUpkeep({ storage, uses }),
    },
    {
      provide: DailySweep,
      inject: [FileUpkeep, Database],
      useFactory: (upkeep: FileUpkeep, database: Database) =>
        new DailySweep({ upkeep, turn: new SweepTurn(database), log: new Logger('FileUpkeep') }),
    },
    {
      provide: UploadReceiver,
      inject: [IncomingFolder],
      useFactory: (incoming: IncomingFolder) => new UploadReceiver(incoming),
    },
  ],
  exports: [DeliveryService, FileService, FileUpkeep, UploadedFiles],
})
export class FilesModule {}
