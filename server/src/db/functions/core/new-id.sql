-- A time-ordered opaque id (UUID version 7, RFC 9562). PostgreSQL makes it itself from version 18 on; for earlier ones it is put together here.
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    create or replace function app.new_id() returns uuid language sql volatile parallel safe as 'select uuidv7()';
  else
    create or replace function app.new_id() returns uuid language sql volatile parallel safe as $new_id$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
          52, 1), 53, 1), 'hex')::uuid
    $new_id$;
  end if;
end $$;
