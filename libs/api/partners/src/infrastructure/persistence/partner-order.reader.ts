import type { Database } from '@site/api-platform/persistence';
import { MOST_ARRANGED, PARTNER_ORDER_ID } from '../../domain/partner-order';

/** A partner in its place, as whoever arranges them needs it. */
export interface PlacedPartner {
  readonly id: string;
  readonly name: string;
  readonly logo_url: string | null;
  readonly hidden: boolean;
}

export interface ReadOrder {
  readonly version: number;
  readonly value: { readonly items: readonly PlacedPartner[] };
}

/** Reads the order of the partners as it stands. */
export abstract class PartnerOrderReader {
  abstract read(): Promise<ReadOrder>;
}

const READ = `select (select version from partner_order where id = $1),
  coalesce((select json_agg(placed) from (
    select id, name, logo_url, hidden from partners order by place, id limit ${MOST_ARRANGED}) placed), '[]') as items`;

export class PostgresPartnerOrderReader implements PartnerOrderReader {
  constructor(private readonly database: Database) {}

  async read(): Promise<ReadOrder> {
    type Row = ReadOrder['value'] & { readonly version: number };
    const [row] = await this.database.query<Row>(READ, [PARTNER_ORDER_ID], 'partner-order');
    return { version: row?.version ?? 0, value: { items: row?.items ?? [] } };
  }
}
