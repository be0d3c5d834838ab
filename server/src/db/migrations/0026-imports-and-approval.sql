-- Imports that change who is known already, and changes of who somebody is that wait for a second administrator.

-- A known person whom an import changed: what the record had and what it got, by column. It goes with the person's data.
alter table import_items
  add column before jsonb,
  add column after jsonb,
  add constraint changed_both_ways check ((before is null) = (after is null));
create function app.forget_import_items() returns trigger language plpgsql as $$
begin
  delete from import_items i where i.school_id = new.school_id and i.entity_id = new.id and i.before is not null;
  return null;
end $$;
create trigger forget_import_items after update of anonymised_at on students for each row
  when (new.anonymised_at is not null and old.anonymised_at is null) execute function app.forget_import_items();

-- Who somebody is: a school may have changes of it wait for a second administrator.
alter table schools add column approves_identity boolean not null default false;

-- A change that was asked for: the act with all that it needs, and what it shows for it. `before` and `after` go when the student is forgotten.
create table identity_changes (
  school_id uuid not null,
  id uuid not null,
  student_id uuid not null,
  act text not null check (act in ('editStudent', 'addGuardian', 'editGuardian', 'removeGuardian')),
  guardian_id uuid,
  input jsonb not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  note text not null default '',
  primary key (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id),
  check ((state = 'waiting') = (decided_at is null))
);
create index on identity_changes (school_id, student_id);
create index on identity_changes (school_id, state, asked_at desc);
-- One change of a thing waits at a time.
create unique index one_waits_at_a_time on identity_changes (school_id, student_id, act, coalesce(guardian_id, student_id)) where state = 'waiting';
select app.wall('identity_changes');
create function app.forget_identity_changes() returns trigger language plpgsql as $$
begin
  delete from identity_changes i where i.school_id = new.school_id and i.student_id = new.id;
  return null;
end $$;
create trigger forget_identity_changes after update of anonymised_at on students for each row
  when (new.anonymised_at is not null and old.anonymised_at is null) execute function app.forget_identity_changes();
