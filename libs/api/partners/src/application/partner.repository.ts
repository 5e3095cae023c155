import { Repository } from '@site/api-kernel';
import type { Partner } from '../domain/partner';

export abstract class PartnerRepository extends Repository<Partner> {}
