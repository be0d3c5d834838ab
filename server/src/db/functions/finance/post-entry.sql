-- Adds an entry (app.add_entry) and gives its number.
create or replace function app.post_entry(
  p_school uuid, p_kind text, p_on date, p_debit text, p_credit text, p_amount bigint, p_student uuid default null, p_document uuid default null,
  p_reverses bigint default null, p_memo text default '', p_account uuid default null
) returns bigint language plpgsql as $$
begin
  return (app.add_entry(p_school, p_kind, p_on, p_debit, p_credit, p_amount, p_student, p_document, p_reverses, p_memo, p_account)).entry_no;
end $$;
