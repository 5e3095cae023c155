import { Migration } from '@mikro-orm/migrations';

/** Texts of before they could be formatted go on standing as they were typed, wherever they stand and come back to. */
export class UnformattedTextsMigration extends Migration {
  override up(): void {
    for (const statement of [TABLE, TEXTS]) this.addSql(statement);
  }
}

const TABLE = `
-- sha256 of each text that was stored before, in hexadecimal
create table unformatted_texts (digest text primary key);
`;

/** What may be a mark: `*`, `_`, `[`, a backslash or `#` anywhere, a dash or a number with its dot before a line. */
const MARK = String.raw`[*_[\\#]|(^|[\n\r\u2028\u2029])[ \t]*(-|[0-9]{1,9}\.)[ \t]`;

// Every text of a record that stands, or can come back, is among its versions.
const TEXTS = `
insert into unformatted_texts
  select distinct encode(sha256(convert_to(value, 'UTF8')), 'hex')
  from record_versions cross join lateral jsonb_each_text(fields)
  where kind <> 'settings' and key not like '%\\_url' and value ~ '${MARK}';
`;
