-- Refuses a cheque that would be deposited before it was received, or cleared or returned before it was deposited. What older versions kept otherwise stays.
create or replace function app.guard_cheque_days() returns trigger language plpgsql as $$
begin
  if new.deposited_on is distinct from old.deposited_on and new.deposited_on < new.received_on then
    perform app.refuse(422, 'depositedTooEarly', jsonb_build_object('number', new.instrument_number, 'day', new.received_on));
  end if;
  if new.settled_on < new.deposited_on then
    perform app.refuse(422, 'beforeDeposit', jsonb_build_object('number', new.instrument_number, 'day', new.deposited_on));
  end if;
  return new;
end $$;
create or replace trigger guard_cheque_days before update of deposited_on, settled_on on payments for each row
  when (new.deposited_on is distinct from old.deposited_on or new.settled_on is distinct from old.settled_on)
  execute function app.guard_cheque_days();
