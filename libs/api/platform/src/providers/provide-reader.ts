import type { FactoryProvider } from '@nestjs/common';
import type { Kind } from '@site/vocabulary';
import { PostgresContentReader, type ContentReader, type ReadTable } from '../content/content-reader';
import type { RecordOf } from '../content/shapes';
import { Database } from '../persistence';

/** Gives the reader of a kind of content. @param table what a row has, where that is more than the fields of its kind */
export function provideReader<K extends Kind, Row extends { readonly id: string } = RecordOf<K>>(
  port: abstract new (...parts: never[]) => ContentReader<K, Row>,
  kind: K,
  table?: Partial<ReadTable<Row>>,
): FactoryProvider<ContentReader<K, Row>> {
  return {
    provide: port,
    inject: [Database],
    useFactory: (database: Database) =>
      new PostgresContentReader<K, Row>(database, kind, ...([table] as unknown as [table: ReadTable<Row>])),
  };
}
