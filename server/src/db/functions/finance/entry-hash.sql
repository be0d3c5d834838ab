-- The hash of an entry: SHA-256 of the previous hash and the entry's content, with fields separated by a unit separator. PL/pgSQL evaluates it without
-- setting up a query.
create or replace function app.entry_hash(previous bytea, entry journal) returns bytea language plpgsql immutable parallel safe as $$
begin
  return sha256(previous || convert_to(concat_ws(E'\x1f', entry.entry_no, entry.kind, to_char(entry.on_date, 'YYYY-MM-DD'), entry.debit_code,
    entry.credit_code, entry.amount_paise, coalesce(entry.student_id::text, ''), coalesce(entry.document_id::text, ''),
    coalesce(entry.reverses_no::text, ''), entry.memo, coalesce(entry.account_id::text, ''),
    (extract(epoch from entry.created_at) * 1000000)::bigint), 'UTF8'));
end $$;
