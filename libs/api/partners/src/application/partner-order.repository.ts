import { Repository } from '@site/api-kernel';
import type { PartnerOrder } from '../domain/partner-order';

/** Holds the one order; partners stand by it at once. */
export abstract class PartnerOrderRepository extends Repository<PartnerOrder> {}
