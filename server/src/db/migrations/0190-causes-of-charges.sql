-- What Shala itself has to say of a charge is a code with its values, so that each reader gets it in the own language; `reason` keeps what a person wrote.
-- Charges of before keep their English words in `reason`, which are recognised when they are read.
alter table charges add column cause jsonb, add constraint charges_cause_check check (cause ? 'code');
alter type app.charge_change add attribute cause jsonb;
-- Its result has another column; db/functions has it anew.
drop function app.fee_differences(uuid, uuid, integer, uuid[]);
