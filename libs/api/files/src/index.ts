export { DeliveryService } from './application/delivery.service';
export { FileUpkeep } from './application/file-upkeep';
export { FileService } from './application/file.service';
export { isBroken } from './application/upkeep-report';
export type { BucketReport, SweepReport, Tally, Waiting } from './application/upkeep-report';
export { nameInUrl, sizeText } from './domain/stored-file';
export { FilesModule } from './files.module';
