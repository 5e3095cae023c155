export { DeliveryService } from './application/delivery.service';
export { FileUpkeep, type BucketReport, type SweepReport, type Tally } from './application/file-upkeep';
export { FileService } from './application/file.service';
export { FILE_TYPES } from './domain/file-format';
export { nameInUrl, sizeText } from './domain/stored-file';
export { FilesModule } from './files.module';
export { StoredFileSchema } from './infrastructure/persistence/stored-file.mapping';
export { makeFolder } from './infrastructure/disk/make-folder';
