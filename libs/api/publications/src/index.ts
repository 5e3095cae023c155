export { PublicationService } from './application/publication.service';
export { PublishedFiles, type PublishedFile } from './application/published-files';
export { PublicationSchema } from './infrastructure/persistence/publication.mapping';
export { PUBLICATION_TABLE } from './infrastructure/persistence/publication.reader';
export { PublicationsModule } from './publications.module';
