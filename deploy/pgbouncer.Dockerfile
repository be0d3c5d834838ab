# Debian's PgBouncer; which users there are comes from the environment at its start.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY deploy/pgbouncer.ini /etc/pgbouncer/pgbouncer.ini
USER postgres
EXPOSE 6432
CMD ["sh", "-c", "umask 077 && printf '\"shala_web\" \"%s\"\\n' \"$WEB_PASSWORD\" > /tmp/users.txt && exec pgbouncer /etc/pgbouncer/pgbouncer.ini"]
