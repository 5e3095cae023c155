import { Repository } from '@site/api-kernel';
import type { ContactMessage } from '../domain/contact-message';

export abstract class MessageRepository extends Repository<ContactMessage> {}
