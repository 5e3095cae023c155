import { contentService } from '@site/api-kernel';
import { PARTNERS } from '@site/vocabulary';
import { Partner } from '../domain/partner';

/** What the firm does with its partners. */
export class PartnerService extends contentService(PARTNERS, Partner) {}
