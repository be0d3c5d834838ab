-- What a school keeps of its students beside name and seat: documents, dated moves, the numbers of admissions, consent.

alter table students
  add column name_native text not null default '' check (length(name_native) <= 120),
  add column pin_code text not null default '' check (pin_code ~ '^(\d{6})?$'),
  add column nationality text not null default 'Indian',
  add column is_below_poverty boolean not null default false,
  add column is_weaker_section boolean not null default false,
  add column special_needs text not null default '',
  add column previous_school text not null default '',
  add column leaving_note text not null default '';

-- How consent was given and for what; taken back, the day stays on record.
alter table guardians
  add column consent_note text not null default '',
  add column consent_withdrawn_at timestamptz;
create index on guardians (school_id, email) where email <> '';

-- A paper of a student. What is deleted leaves the list; the row says when and by whom it went.
create table student_documents (
  school_id uuid not null,
  id uuid not null,
  student_id uuid not null,
  kind text not null,
  title text not null default '',
  file_id uuid not null,
  account_id uuid,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, file_id) references files (school_id, id)
);
create index on student_documents (school_id, student_id);
create index on student_documents (school_id, file_id);
select app.wall('student_documents');

-- Every change of a seat within a year, from its day on.
create table section_moves (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  from_section_id uuid not null,
  to_section_id uuid not null,
  on_date date not null,
  reason text not null default '',
  account_id uuid,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, from_section_id) references sections (school_id, id),
  foreign key (school_id, to_section_id) references sections (school_id, id),
  check (from_section_id <> to_section_id)
);
create index on section_moves (school_id, student_id, on_date);
select app.wall('section_moves');

-- How admission numbers look: {YYYY} or {YY} is the first year of the academic year of admission, {0000} the running number with
-- that many digits. `last_no` is kept for each beginning, so that a new year begins at 1 where the year is part of the number.
create table admission_numbering (
  school_id uuid not null references schools (id),
  pattern text not null default '{YYYY}/{0000}' check (pattern ~ '\{0+\}'),
  primary key (school_id)
);
select app.wall('admission_numbering');
create table admission_counters (
  school_id uuid not null references schools (id),
  beginning text not null,
  last_no integer not null check (last_no >= 0),
  primary key (school_id, beginning)
);
select app.wall('admission_counters');

-- The next free admission number of a day. The counter's row is locked to the end of the transaction, so that two clerks get two
-- numbers; what was typed by hand or imported is stepped over. Without `p_takes` it is only looked at.
create function app.next_admission_number(p_school uuid, p_day date, p_takes boolean default true) returns text language plpgsql as $$
declare
  pattern text := coalesce((select n.pattern from admission_numbering n where n.school_id = p_school), '{YYYY}/{0000}');
  year integer := app.financial_year(p_day);
  parts text[];
  digits integer;
  number integer;
  made text;
begin
  pattern := replace(replace(pattern, '{YYYY}', year::text), '{YY}', lpad((year % 100)::text, 2, '0'));
  parts := regexp_match(pattern, '^(.*?)\{(0+)\}(.*)$');
  digits := length(parts[2]);
  if p_takes then
    insert into admission_counters (school_id, beginning, last_no) values (p_school, parts[1] || '…' || parts[3], 0) on conflict do nothing;
    perform from admission_counters where school_id = p_school and beginning = parts[1] || '…' || parts[3] for update;
  end if;
  number := coalesce((select last_no from admission_counters where school_id = p_school and beginning = parts[1] || '…' || parts[3]), 0);
  if number = 0 then
    select coalesce(max(substring(admission_number from length(parts[1]) + 1 for length(admission_number) - length(parts[1]) - length(parts[3]))::integer), 0) into number
      from students where school_id = p_school and starts_with(admission_number, parts[1]) and right(admission_number, length(parts[3])) = parts[3]
        and substring(admission_number from length(parts[1]) + 1 for length(admission_number) - length(parts[1]) - length(parts[3])) ~ '^\d{1,8}$';
  end if;
  loop
    number := number + 1;
    made := parts[1] || case when length(number::text) >= digits then number::text else lpad(number::text, digits, '0') end || parts[3];
    exit when not exists (select from students where school_id = p_school and admission_number = made);
  end loop;
  if p_takes then
    update admission_counters set last_no = number where school_id = p_school and beginning = parts[1] || '…' || parts[3];
  end if;
  return made;
end $$;

-- Makes the words anew by which students are found: of both names, the admission number (whole and its parts), the guardians' names and phones.
create function app.index_students(p_school uuid, p_students uuid[]) returns void language plpgsql as $$
begin
  delete from student_search where school_id = p_school and student_id = any (p_students);
  insert into student_search (school_id, token, student_id)
    select distinct p_school, word, x.id from (
      select s.id, lower(concat_ws(' ', s.name, s.name_native, s.admission_number, regexp_replace(s.admission_number, '[^[:alnum:]]+', ' ', 'g'),
        (select string_agg(g.name || ' ' || g.phone, ' ') from student_guardians k join guardians g on g.school_id = k.school_id and g.id = k.guardian_id
          where k.school_id = s.school_id and k.student_id = s.id))) as words
      from students s where s.school_id = p_school and s.id = any (p_students)
    ) x cross join lateral regexp_split_to_table(x.words, '\s+') word where word <> '';
end $$;

-- Brings what is still owed of a year over as arrears of the next: the old charges are taken off, the same sum is charged anew as
-- arrears, and income stays where it was earned. Both years' fee accounts are locked by this function. Gives students and sum.
create function app.carry_arrears(p_school uuid, p_from uuid, p_to uuid, p_account uuid, out students integer, out amount_paise bigint) language plpgsql as $$
declare
  head uuid := app.standing_head(p_school, 'arrears');
  open_charges app.charge_change[];
  memo text := 'carried to ' || (select name from academic_years where school_id = p_school and id = p_to);
  part record;
begin
  perform app.lock_fee_accounts(p_school, p_from, null);
  perform app.lock_fee_accounts(p_school, p_to, null);
  -- Only of those who go on: what a leaver owes stays in the year in which it arose.
  open_charges := array(
    select row (c.student_id, c.month_no, c.head_id, -(c.charged - coalesce(a.paid, 0)), 'Carried over')::app.charge_change
    from (select k.student_id, k.month_no, k.head_id, sum(k.amount_paise)::bigint as charged from charges k
      join enrolments n on n.school_id = k.school_id and n.year_id = p_to and n.student_id = k.student_id
      where k.school_id = p_school and k.year_id = p_from group by 1, 2, 3) c
    left join (select p.student_id, x.month_no, x.head_id, sum(x.amount_paise)::bigint as paid from payments p
      join allocations x on x.school_id = p.school_id and x.payment_id = p.id
      where p.school_id = p_school and p.year_id = p_from and p.state = 'live' group by 1, 2, 3) a using (student_id, month_no, head_id)
    where c.charged > coalesce(a.paid, 0) order by c.student_id, c.month_no);
  select count(distinct c.student_id), coalesce(-sum(c.amount_paise), 0) into students, amount_paise from unnest(open_charges) c;
  if students = 0 then return; end if;
  perform app.apply_charges(p_school, p_from, 'adjustment', 'waiver', open_charges, memo, p_account);
  perform app.apply_charges(p_school, p_to, 'opening', 'arrears', array(
    select row (c.student_id, 0::smallint, head, -sum(c.amount_paise)::bigint, 'Arrears of the year before')::app.charge_change from unnest(open_charges) c group by c.student_id order by c.student_id), memo, p_account);
  -- What was earned stays earned: the two steps above moved it to the opening balances.
  for part in
    select h.account_code as code, -sum(c.amount_paise)::bigint as total from unnest(open_charges) c
    join fee_heads h on h.school_id = p_school and h.id = c.head_id where h.account_code <> 'opening' group by 1 order by 1
  loop
    perform app.post_entry(p_school, 'transfer', app.today(p_school), 'opening', part.code, part.total, null, null, null, 'Income of fees ' || memo, p_account);
  end loop;
end $$;

-- The audit log can be blanked and nothing else: the fields that were changed keep their names, their values go. That something was
-- changed, when and by whom, stays.
create function app.blanked(old_object jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when jsonb_typeof(old_object) = 'object' then (select coalesce(jsonb_object_agg(key, null), '{}') from jsonb_object_keys(old_object) key) end
$$;
create function app.only_blank() returns trigger language plpgsql as $$
begin
  if new.old_values is distinct from app.blanked(old.old_values) or new.new_values is distinct from app.blanked(old.new_values) or new.reason is not null
    or old.entity not in ('student', 'guardian') then
    raise exception 'Rows of the audit log can be blanked, and nothing else.';
  end if;
  return new;
end $$;
create trigger only_blank before update on audit_log for each row execute function app.only_blank();
grant update (old_values, new_values, reason) on audit_log to shala_app;

-- Takes away what tells who a leaver was. The admission number stays, by which the ledger can be read.
create function app.forget_student(p_school uuid, p_student uuid, out documents integer, out guardians integer, out storage_keys text[])
language plpgsql as $$
declare
  papers uuid[];
  alone uuid[];
begin
  papers := array(select d.file_id from student_documents d where d.school_id = p_school and d.student_id = p_student
    union select s.photo_file_id from students s where s.school_id = p_school and s.id = p_student and s.photo_file_id is not null);
  alone := array(select k.guardian_id from student_guardians k where k.school_id = p_school and k.student_id = p_student
    and not exists (select from student_guardians o where o.school_id = p_school and o.guardian_id = k.guardian_id and o.student_id <> p_student));
  select count(*) into documents from student_documents d where d.school_id = p_school and d.student_id = p_student;
  guardians := cardinality(alone);
  update students s set name = 'Former student', name_native = '', gender = '', date_of_birth = null, blood_group = '', category = '', religion = '', mother_tongue = '',
    nationality = '', aadhaar_last4 = '', apaar_id = '', pen_number = '', house = '', medical_notes = '', special_needs = '', is_below_poverty = false,
    is_weaker_section = false, transport_stop = '', address = '', state = '', city = '', pin_code = '', previous_school = '', leaving_note = '', photo_file_id = null,
    anonymised_at = now() where s.school_id = p_school and s.id = p_student;
  delete from student_guardians k where k.school_id = p_school and k.student_id = p_student;
  delete from guardians g where g.school_id = p_school and g.id = any (alone);
  delete from student_documents d where d.school_id = p_school and d.student_id = p_student;
  delete from student_activities a where a.school_id = p_school and a.student_id = p_student;
  update student_attendance a set reason = '' where a.school_id = p_school and a.student_id = p_student and a.reason <> '';
  update leave_requests l set reason = '' where l.school_id = p_school and l.student_id = p_student and l.reason <> '';
  with gone as (delete from files f where f.school_id = p_school and f.id = any (papers) returning f.storage_key)
    select coalesce(array_agg(g.storage_key), '{}') into storage_keys from gone g;
  update audit_log a set old_values = app.blanked(a.old_values), new_values = app.blanked(a.new_values), reason = null
    where a.school_id = p_school and (a.entity = 'student' and a.entity_id = p_student or a.entity = 'guardian' and a.entity_id = any (alone));
end $$;
