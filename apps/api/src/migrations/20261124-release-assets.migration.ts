import { Migration } from '@mikro-orm/migrations';

/** Scripts and styles of this release and the one before it, where every instance of either finds them. */
export class ReleaseAssetsMigration extends Migration {
  override up(): void {
    this.addSql(RELEASE_ASSETS);
  }
}

const RELEASE_ASSETS = `
create table release_assets (
  -- of the file, with the hash of its content
  name text primary key,
  -- its content, compressed with Brotli
  content bytea not null,
  -- when a release without it started; null: it is of the one that started last
  superseded_at timestamptz(6) null
);
-- they are compressed as they are
alter table release_assets alter column content set storage external;
create index release_assets_superseded on release_assets (superseded_at);
`;
