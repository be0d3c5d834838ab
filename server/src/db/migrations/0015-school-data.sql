-- School data: the profile, years and periods that cannot overlap, invitations, and where a thing is used.

alter table schools add column principal_name text not null default '', add column website text not null default '';

-- An invitation is a link like the one for a new password, good for a week.
alter table identity_codes drop constraint identity_codes_purpose_check;
alter table identity_codes add constraint identity_codes_purpose_check check (purpose in ('verify', 'register', 'wait', 'reset', 'invite'));
create index on sessions (school_id) where ended_at is null;

-- Years of a school, terms of a year and periods of the day never overlap. What is saved together is judged together.
alter table academic_years add constraint years_do_not_overlap
  exclude using gist (school_id with =, (daterange(starts_on, ends_on, '[]')) with &&);
alter table terms add constraint terms_do_not_overlap
  exclude using gist (school_id with =, year_id with =, (daterange(starts_on, ends_on, '[]')) with &&) deferrable initially deferred;
alter table periods add constraint periods_do_not_overlap
  exclude using gist (school_id with =, (int4range(starts_at_minute, ends_at_minute)) with &&) deferrable initially deferred;

-- A term lies within its year, whichever of the two is changed.
create function app.keep_terms_inside() returns trigger language plpgsql as $$
begin
  if exists (
    select from terms t join academic_years y on y.school_id = t.school_id and y.id = t.year_id
    where t.school_id = new.school_id and t.year_id = case tg_table_name when 'terms' then (to_jsonb(new)->>'year_id')::uuid else new.id end
      and (t.starts_on < y.starts_on or t.ends_on > y.ends_on)
  ) then
    perform app.refuse(422, 'termOutsideYear');
  end if;
  return null;
end $$;
create constraint trigger terms_stay_inside after insert or update on terms deferrable initially deferred
  for each row execute function app.keep_terms_inside();
create constraint trigger years_hold_their_terms after update of starts_on, ends_on on academic_years deferrable initially deferred
  for each row execute function app.keep_terms_inside();

-- Which tables refer to a row by a foreign key, and how often: what may not be removed is said with its reasons.
-- It asks the catalogue, so that a table which is added later counts by itself.
create function app.where_used(p_table regclass, p_school uuid, p_ids uuid[]) returns table (used_in text, uses bigint) language plpgsql stable as $$
declare
  reference record;
begin
  for reference in
    select c.conrelid::regclass as place, t.relname as name,
      (select a.attname from unnest(c.conkey, c.confkey) as k(own, other)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
        join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.other and f.attname = 'id') as own_column
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.confrelid = p_table and c.confdeltype <> 'c' and t.relnamespace = 'public'::regnamespace
    order by t.relname
  loop
    continue when reference.own_column is null;
    execute format('select count(*) from %s where school_id = $1 and %I = any($2)', reference.place, reference.own_column)
      into uses using p_school, p_ids;
    used_in := reference.name;
    if uses > 0 then return next; end if;
  end loop;
end $$;

create table notice_categories (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  primary key (school_id, id)
);
create unique index one_notice_category_of_a_name on notice_categories (school_id, lower(name));
select app.wall('notice_categories');
insert into notice_categories (school_id, id, name)
  select s.id, app.new_id(), c.name from schools s
  cross join unnest(array['General', 'Academic', 'Exams', 'Fees', 'Events', 'Holidays']) as c(name);

-- The log by time, newest first, page by page; and one person's part of it.
create index on audit_log (school_id, at desc, id desc);
create index on audit_log (school_id, account_id, at desc);
