-- The hash of an entry: SHA-256 of the previous hash and the entry's content, with fields separated by a unit separator; what is not there is an empty field, as
-- format() writes it. PL/pgSQL evaluates it without setting up a query.
create or replace function app.entry_hash(previous bytea, entry journal) returns bytea language plpgsql immutable parallel safe as $$
begin
  return sha256(previous || convert_to(format(E'%s\x1f%s\x1f%s\x1f%s\x1f%s\x1f%s\x1f%s\x1f%s\x1f%s\x1f%s\x1f%s\x1f%s', entry.entry_no, entry.kind,
    to_char(entry.on_date, 'YYYY-MM-DD'), entry.debit_code, entry.credit_code, entry.amount_paise, entry.student_id, entry.document_id, entry.reverses_no, entry.memo,
    entry.account_id, (extract(epoch from entry.created_at) * 1000000)::bigint), 'UTF8'));
end $$;
