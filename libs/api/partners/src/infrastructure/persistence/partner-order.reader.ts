import type { Versioned } from '@site/api-platform/http';
import type { Database } from '@site/api-platform/persistence';
import { MOST_ARRANGED, PARTNER_ORDER_ID } from '../../domain/partner-order';
import type { PartnerOrderDto } from '../http/partner-order.dto';

const READ = `select (select version from partner_order where id = $1),
  coalesce((select json_agg(placed) from (
    select id, name, logo_url, hidden from partners order by place, id limit ${MOST_ARRANGED}) placed), '[]') as items`;

/** Reads the order of the partners as it stands. */
export class PartnerOrderReader {
  constructor(private readonly database: Database) {}

  async read(): Promise<Versioned<PartnerOrderDto>> {
    type Row = PartnerOrderDto & { readonly version: number };
    const [row] = await this.database.query<Row>(READ, [PARTNER_ORDER_ID], 'partner-order');
    return { version: row?.version ?? 0, value: { items: row?.items ?? [] } };
  }
}
