# Read by the image of PostgreSQL at its first start: who owns the database, and who serves visitors.
psql --username postgres --no-psqlrc --set ON_ERROR_STOP=1 \
  --set owner="$SITE_OWNER_PASSWORD" --set app="$SITE_APP_PASSWORD" <<'SQL'
create role site_owner login password :'owner';
create role site_app login password :'app';
create database site owner site_owner;
revoke all on database site from public;
grant connect, temporary on database site to site_app;
SQL
