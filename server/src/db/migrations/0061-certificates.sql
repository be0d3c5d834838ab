-- Certificates: forms with their versions, gapless series, what was issued (frozen), and certificates for whole classes.

-- How a school numbers, signs and publishes its certificates. A school without a row has the defaults.
create table certificate_settings (
  school_id uuid primary key references schools (id),
  is_public boolean not null default false,
  book_size integer not null default 100 check (book_size between 1 and 1000),
  school_code text not null default '',
  school_name_hindi text not null default '',
  school_address_hindi text not null default '',
  -- The form that the wizard opens with, by type.
  preferred jsonb not null default '{}',
  signature_file_id uuid,
  seal_file_id uuid,
  foreign key (school_id, signature_file_id) references files (school_id, id),
  foreign key (school_id, seal_file_id) references files (school_id, id)
);
select app.wall('certificate_settings', 'select, insert, update');

-- A form of the school's own. Those that come with Shala are data files; they have no rows.
create table certificate_forms (
  school_id uuid not null references schools (id),
  id uuid not null,
  -- One of the types that come with Shala, or own-<id> for a type of the school's own.
  type text not null,
  prefix text not null check (prefix ~ '^[A-Z]{1,6}$'),
  name text not null check (length(name) between 1 and 80),
  person_kind text not null check (person_kind in ('student', 'employee')),
  version integer not null default 1 check (version > 0),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  unique (school_id, name)
);
select app.wall('certificate_forms', 'select, insert, update');

-- What a form prints, version by version. A version is never changed.
create table certificate_form_versions (
  school_id uuid not null,
  form_id uuid not null,
  version integer not null,
  content jsonb not null,
  account_id uuid,
  saved_at timestamptz not null default now(),
  primary key (school_id, form_id, version),
  foreign key (school_id, form_id) references certificate_forms (school_id, id)
);
select app.wall('certificate_form_versions', 'select, insert');

-- The last serial of a type in an academic year. Its row is held from taking a number to the end of the transaction, so that there is no gap and no double.
create table certificate_series (
  school_id uuid not null references schools (id),
  type text not null,
  year integer not null,
  -- Where the series began: paper books may have been used before.
  first_serial integer not null default 1 check (first_serial > 0),
  last_serial integer not null check (last_serial >= 0),
  primary key (school_id, type, year)
);
select app.wall('certificate_series', 'select, insert, update');

-- Certificates for a whole class, made in the background.
create table certificate_batches (
  school_id uuid not null references schools (id),
  id uuid not null,
  form_id text not null,
  form_name text not null,
  place text not null,
  given jsonb not null default '{}',
  account_id uuid not null,
  started_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (school_id, id)
);
create index on certificate_batches (school_id) where settled_at is null;
select app.wall('certificate_batches', 'select, insert, update');

-- What was issued. What a certificate says is frozen in its snapshot: only its state, its count of duplicates and its stored file change.
create table certificates (
  school_id uuid not null references schools (id),
  id uuid not null,
  type text not null,
  type_name text not null,
  year integer not null,
  serial_no integer not null check (serial_no > 0),
  book_no integer not null check (book_no > 0),
  number text not null,
  form_id text not null,
  form_name text not null,
  form_version integer not null,
  person_kind text not null check (person_kind in ('student', 'employee')),
  student_id uuid,
  employee_id uuid,
  person_name text not null,
  person_number text not null,
  place text not null default '',
  issued_on date not null,
  issued_at timestamptz not null default clock_timestamp(),
  account_id uuid not null,
  code text not null,
  snapshot jsonb not null,
  batch_id uuid,
  file_id uuid,
  state text not null default 'issued' check (state in ('issued', 'cancelled')),
  cancelled_at timestamptz,
  cancelled_by uuid,
  cancel_reason text not null default '',
  copies integer not null default 0 check (copies >= 0),
  primary key (school_id, id),
  unique (school_id, type, year, serial_no),
  check ((student_id is null) <> (employee_id is null)),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, employee_id) references employees (school_id, id),
  foreign key (school_id, batch_id) references certificate_batches (school_id, id),
  foreign key (school_id, file_id) references files (school_id, id)
);
create index on certificates (school_id, issued_at desc, id);
create index on certificates (school_id, student_id) where student_id is not null;
create index on certificates (school_id, employee_id) where employee_id is not null;
create index certificates_to_draw on certificates (school_id, issued_at) where file_id is null;
select app.wall('certificates', 'select, insert');
grant update (state, cancelled_at, cancelled_by, cancel_reason, copies, file_id) on certificates to shala_app;

-- Who of a class gets one: the certificate and the mark that it is done are written in one transaction, so that a killed server doubles none.
create table certificate_batch_items (
  school_id uuid not null,
  batch_id uuid not null,
  position integer not null,
  student_id uuid not null,
  certificate_id uuid,
  problem text not null default '',
  done_at timestamptz,
  primary key (school_id, batch_id, position),
  foreign key (school_id, batch_id) references certificate_batches (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, certificate_id) references certificates (school_id, id)
);
create index certificate_items_to_do on certificate_batch_items (school_id, batch_id, position) where done_at is null;
select app.wall('certificate_batch_items', 'select, insert, update');

-- What offices fill in that no record has a field for, such as the place of birth: kept for the person's next certificate.
create table certificate_facts (
  school_id uuid not null references schools (id),
  person_id uuid not null,
  facts jsonb not null default '{}',
  primary key (school_id, person_id)
);
select app.wall('certificate_facts');

-- The next serial of a type in a year; held to the end of the transaction.
create function app.next_certificate_serial(p_school uuid, p_type text, p_year integer) returns integer language sql as $$
  insert into certificate_series (school_id, type, year, last_serial) values (p_school, p_type, p_year, 1)
    on conflict (school_id, type, year) do update set last_serial = certificate_series.last_serial + 1
    returning last_serial
$$;
