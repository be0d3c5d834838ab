#!/bin/sh
# Run once by the database's image, when its folder is still empty: the role that serves people. It owns nothing and bypasses nothing.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$WEB_PASSWORD" <<'SQL'
create role shala_app nologin;
create role shala_web login password :'password' in role shala_app;
SQL
