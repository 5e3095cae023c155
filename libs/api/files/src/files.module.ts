import { Module } from '@nestjs/common';
import { Clock, ContentChanges, DerivedData, IdGenerator, UploadedFiles } from '@site/api-kernel';
import { StoredFiles } from '@site/api-platform/backup';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { Readiness } from '@site/api-platform/server';
import { provide, provideOf, providePort } from '@site/api-platform/providers';
import { BUCKETS } from '@site/vocabulary';
import { join } from 'node:path';
import { ContentProcessor } from './application/content-processor';
import { DeliveryService } from './application/delivery.service';
import { FileLibrary } from './application/file-library';
import { FileLibraryService } from './application/file-library.service';
import { FileNames } from './application/file-names';
import { FileRegister } from './application/file-register';
import { FileStorage } from './application/file-storage';
import { FileUpkeep } from './application/file-upkeep';
import { FileUses } from './application/file-uses';
import { FileService } from './application/file.service';
import { RegisteredFiles } from './application/registered-files';
import { UploadedFilesOfBackup } from './infrastructure/backup/uploaded-files';
import { DiskFileStorage } from './infrastructure/disk/disk-file-storage';
import { IncomingFolder } from './infrastructure/disk/incoming-folder';
import { IncomingSweep } from './infrastructure/disk/incoming-sweep';
import { RandomFileNames } from './infrastructure/disk/random-file-names';
import { watchDisk } from './infrastructure/disk/watch-disk';
import { FilesController } from './infrastructure/http/files.controller';
import { LibraryController } from './infrastructure/http/library.controller';
import { UploadReceiver } from './infrastructure/http/upload.receiver';
import { UploadsController } from './infrastructure/http/uploads.controller';
import { LocalContentProcessor } from './infrastructure/imaging/local-content-processor';
import { DatabaseFileLibrary } from './infrastructure/persistence/database-file-library';
import { DatabaseFileRegister } from './infrastructure/persistence/database-file-register';
import { DatabaseFileUses } from './infrastructure/persistence/database-file-uses';
import { FileReader } from './infrastructure/persistence/file.reader';

const folderOf = ({ dataDir }: Settings): string => join(dataDir, 'files');

@Module({
  controllers: [UploadsController, LibraryController, FilesController],
  providers: [
    IncomingSweep,
    { provide: FileNames, useClass: RandomFileNames },
    { provide: ContentProcessor, useFactory: () => new LocalContentProcessor() },
    {
      provide: IncomingFolder,
      inject: [SETTINGS, { token: Readiness, optional: true }],
      useFactory: (settings: Settings, readiness?: Readiness) => {
        const root = folderOf(settings);
        const stored = settings.s3 === undefined ? Object.keys(BUCKETS) : [];
        const folders = ['.incoming', ...stored].map((name) => join(root, name));
        return new IncomingFolder(root, watchDisk(folders, readiness));
      },
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
    providePort(FileRegister, DatabaseFileRegister, Database),
    provideOf(FileService, {
      storage: FileStorage,
      register: FileRegister,
      processor: ContentProcessor,
      names: FileNames,
      ids: IdGenerator,
    }),
    providePort(FileLibrary, DatabaseFileLibrary, Database),
    provide(FileReader, Database),
    provideOf(FileLibraryService, {
      storage: FileStorage,
      library: FileLibrary,
      processor: ContentProcessor,
      names: FileNames,
      changes: ContentChanges,
      clock: Clock,
    }),
    provide(DeliveryService, FileStorage, ContentProcessor),
    providePort(UploadedFiles, RegisteredFiles, FileRegister, FileStorage),
    providePort(FileUses, DatabaseFileUses, Database),
    provideOf(FileUpkeep, { storage: FileStorage, uses: FileUses, derived: DerivedData, clock: Clock }),
    providePort(StoredFiles, UploadedFilesOfBackup, FileStorage),
    provide(UploadReceiver, IncomingFolder),
  ],
  exports: [DeliveryService, FileService, FileUpkeep, StoredFiles, UploadedFiles],
})
export class FilesModule {}
