-- Who has left may still owe the months until then, and settles them when the transfer certificate is fetched: a payment is refused
-- only when nothing is owed. The rest of `app.record_payment` stays as it is, whichever migration wrote it last.
do $$
declare
  refusal constant text := $refusal$  if pupil.left_on is not null then perform app.refuse(422, 'studentLeft'); end if;
$refusal$;
  name regprocedure;
  source text;
begin
  select p.oid::regprocedure into strict name from pg_proc p where p.proname = 'record_payment' and p.pronamespace = 'app'::regnamespace;
  source := pg_get_functiondef(name);
  if position(refusal in source) = 0 then raise exception 'app.record_payment is not as this migration expects it.'; end if;
  execute replace(source, refusal, '');
end $$;
