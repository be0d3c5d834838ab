create or replace function app.refuse(status integer, code text, details jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'SH' || status, message = code, detail = details::text;
end $$;
