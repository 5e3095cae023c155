import { Repository } from '@site/api-kernel';
import type { Publication } from '../domain/publication';

export abstract class PublicationRepository extends Repository<Publication> {}
