-- The answer of an earlier payment with this idempotency key, marked as replayed; null when the key is new. Refuses the key of another request.
create or replace function app.replayed_payment(p_school uuid, p_key text, p_hash bytea) returns jsonb language plpgsql as $$
declare
  earlier record;
begin
  select k.request_hash, k.answer into earlier from idempotency_keys k where k.school_id = p_school and k.key = p_key;
  if not found then return null; end if;
  if earlier.request_hash <> p_hash then perform app.refuse(422, 'keyReused'); end if;
  return earlier.answer || (select jsonb_build_object('isReplay', true, 'receiptNo', p.receipt_no) from payments p
    where p.school_id = p_school and p.id = (earlier.answer ->> 'paymentId')::uuid);
end $$;
