-- A prompt can name a kind of fee, which is a fee head of the school: who changes one leaves a row, as for all that a prompt can name.
create trigger directory_in after insert on fee_heads referencing new table as changed
  for each statement execute function app.note_directory_change();
create trigger directory_on after update on fee_heads referencing new table as changed
  for each statement execute function app.note_directory_change();
create trigger directory_out after delete on fee_heads referencing old table as changed
  for each statement execute function app.note_directory_change();
