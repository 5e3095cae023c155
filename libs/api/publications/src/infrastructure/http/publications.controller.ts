import { contentControllerOf } from '@site/api-platform/content';
import { PUBLICATIONS } from '@site/vocabulary';
import { PublicationService } from '../../application/publication.service';
import { PUBLICATION_SORTS, PublicationReader } from '../persistence/publication.reader';
import { answerOf, PublicationDto } from './publication.dto';

export const PublicationsController = contentControllerOf(PUBLICATIONS, {
  service: PublicationService,
  reader: PublicationReader,
  record: PublicationDto,
  sorts: PUBLICATION_SORTS,
  answer: answerOf,
  told: (found) => ({ ...found, count: found.value.downloads + (found.count ?? 0) }),
  counts: ['downloads'],
  said: {
    absent:
      'every field is written as it is sent, and an absent `file_url` removes the file. `downloads` stays',
  },
});
