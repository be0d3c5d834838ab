-- The answer of an earlier payment with this idempotency key, marked as replayed; null when the key is new. Refuses the key of another request. What was answered
-- is in the audit row of the payment; keys of earlier versions hold it themselves.
create or replace function app.replayed_payment(p_school uuid, p_key text, p_hash bytea) returns jsonb language plpgsql as $$
declare
  earlier record;
begin
  select k.request_hash, k.call, k.answer, (k.answer ->> 'paymentId')::uuid as payment into earlier
    from idempotency_keys k where k.school_id = p_school and k.key = p_key;
  if not found then return null; end if;
  if earlier.request_hash <> p_hash then perform app.refuse(422, 'keyReused'); end if;
  return coalesce((select a.new_values from audit_log a
      where a.school_id = p_school and a.entity = 'payment' and a.entity_id = earlier.payment and a.action = earlier.call order by a.at limit 1), '{}')
    || earlier.answer || (select jsonb_build_object('isReplay', true, 'receiptNo', p.receipt_no) from payments p
      where p.school_id = p_school and p.id = earlier.payment);
end $$;
