create type app.charge_change as (student_id uuid, month_no smallint, head_id uuid, amount_paise bigint, reason text, cause jsonb);

create table academic_years (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  is_current boolean not null default false,
  constraint academic_years_pkey PRIMARY KEY (school_id, id),
  constraint academic_years_school_id_name_key UNIQUE (school_id, name),
  constraint academic_years_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint academic_years_check CHECK ((starts_on < ends_on)),
  constraint years_do_not_overlap EXCLUDE USING gist (school_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&)
);
CREATE UNIQUE INDEX one_current_year ON academic_years USING btree (school_id) WHERE is_current;
create policy tenant_isolation on academic_years for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER directory_in AFTER INSERT ON academic_years REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_on AFTER UPDATE ON academic_years REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_out AFTER DELETE ON academic_years REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER keep_directory AFTER UPDATE ON academic_years REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_directory_of_years();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON academic_years FOR EACH STATEMENT WHEN ((current_setting('app.marked_days'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('days');
CREATE CONSTRAINT TRIGGER years_hold_their_terms AFTER UPDATE OF starts_on, ends_on ON academic_years DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.keep_terms_inside();

create table access_tokens (
  school_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  session_id uuid not null,
  name text not null,
  scope text not null,
  secret_hash bytea not null,
  ending text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint access_tokens_pkey PRIMARY KEY (school_id, id),
  constraint access_tokens_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint access_tokens_ending_check CHECK ((length(ending) = 4)),
  constraint access_tokens_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint access_tokens_scope_check CHECK ((scope = ANY (ARRAY['read'::text, 'write'::text]))),
  constraint access_tokens_secret_hash_check CHECK ((length(secret_hash) = 32))
);
CREATE UNIQUE INDEX access_tokens_school_id_secret_hash_idx ON access_tokens USING btree (school_id, secret_hash);
CREATE UNIQUE INDEX access_tokens_school_id_session_id_idx ON access_tokens USING btree (school_id, session_id);
create policy tenant_isolation on access_tokens for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table account_days (
  school_id uuid not null,
  code text not null,
  on_date date not null,
  debit_paise bigint not null default 0,
  credit_paise bigint not null default 0,
  constraint account_days_pkey PRIMARY KEY (school_id, code, on_date),
  constraint account_days_school_id_code_fkey FOREIGN KEY (school_id, code) REFERENCES ledger_accounts(school_id, code)
);
create policy tenant_isolation on account_days for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table accounts (
  id uuid not null,
  school_id uuid,
  email text not null,
  name text not null,
  phone text not null default ''::text,
  password_hash text not null,
  email_verified_at timestamp with time zone,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  password_changed_at timestamp with time zone,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_email_key UNIQUE (email),
  constraint accounts_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint accounts_email_check CHECK ((email = lower(email)))
);
CREATE INDEX accounts_school_id_idx ON accounts USING btree (school_id);
create policy own_key on accounts for all using (((school_id = ( SELECT app.school() AS school)) OR (email = app.key('email'::text)) OR (id = (app.key('account'::text))::uuid))) with check (((school_id = ( SELECT app.school() AS school)) OR (email = app.key('email'::text)) OR (id = (app.key('account'::text))::uuid)));
CREATE TRIGGER mark_change AFTER UPDATE OF name ON accounts FOR EACH STATEMENT WHEN ((current_setting('app.marked_staff'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('staff');

create table admission_counters (
  school_id uuid not null,
  beginning text not null,
  last_no integer not null,
  constraint admission_counters_pkey PRIMARY KEY (school_id, beginning),
  constraint admission_counters_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint admission_counters_last_no_check CHECK ((last_no >= 0))
);
create policy tenant_isolation on admission_counters for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table admission_numbering (
  school_id uuid not null,
  pattern text not null default '{YYYY}/{0000}'::text,
  roll_order text not null default 'name'::text,
  new_roll text not null default 'next'::text,
  constraint admission_numbering_pkey PRIMARY KEY (school_id),
  constraint admission_numbering_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint admission_numbering_new_roll_check CHECK ((new_roll = ANY (ARRAY['next'::text, 'none'::text]))),
  constraint admission_numbering_pattern_check CHECK ((pattern ~ '\{0+\}'::text)),
  constraint admission_numbering_roll_order_check CHECK ((roll_order = ANY (ARRAY['name'::text, 'girlsFirst'::text, 'boysFirst'::text, 'admissionNumber'::text])))
);
create policy tenant_isolation on admission_numbering for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table allocations (
  school_id uuid not null,
  payment_id uuid not null,
  month_no smallint not null,
  head_id uuid not null,
  amount_paise bigint not null,
  constraint allocations_pkey PRIMARY KEY (school_id, payment_id, month_no, head_id),
  constraint allocations_school_id_head_id_fkey FOREIGN KEY (school_id, head_id) REFERENCES fee_heads(school_id, id),
  constraint allocations_school_id_payment_id_fkey FOREIGN KEY (school_id, payment_id) REFERENCES payments(school_id, id),
  constraint allocations_possible CHECK (app.is_possible_allocation(month_no, amount_paise))
);
create policy tenant_isolation on allocations for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = app.school()));
CREATE TRIGGER mark_change AFTER DELETE OR UPDATE OR TRUNCATE ON allocations FOR EACH STATEMENT WHEN ((current_setting('app.marked_fees'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('fees');

create table area_grades (
  school_id uuid not null,
  area_id uuid not null,
  term_no smallint not null,
  student_id uuid not null,
  label text not null,
  account_id uuid,
  updated_at timestamp with time zone not null default now(),
  constraint area_grades_pkey PRIMARY KEY (school_id, area_id, term_no, student_id),
  constraint area_grades_school_id_area_id_fkey FOREIGN KEY (school_id, area_id) REFERENCES assessment_areas(school_id, id) ON DELETE CASCADE,
  constraint area_grades_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint area_grades_label_check CHECK (((length(label) >= 1) AND (length(label) <= 40))),
  constraint area_grades_term_no_check CHECK (((term_no >= 1) AND (term_no <= 6)))
);
CREATE INDEX area_grades_school_id_student_id_idx ON area_grades USING btree (school_id, student_id);
create policy tenant_isolation on area_grades for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table assessment_areas (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  class_id uuid not null,
  kind text not null,
  domain text not null default ''::text,
  name text not null,
  "position" smallint not null,
  scale_id uuid not null,
  constraint assessment_areas_pkey PRIMARY KEY (school_id, id),
  constraint assessment_areas_school_id_year_id_class_id_domain_name_key UNIQUE (school_id, year_id, class_id, domain, name),
  constraint assessment_areas_school_id_class_id_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes(school_id, id),
  constraint assessment_areas_school_id_scale_id_fkey FOREIGN KEY (school_id, scale_id) REFERENCES grade_scales(school_id, id),
  constraint assessment_areas_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint assessment_areas_kind_check CHECK ((kind = ANY (ARRAY['coscholastic'::text, 'discipline'::text, 'competency'::text]))),
  constraint assessment_areas_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);
CREATE INDEX assessment_areas_school_id_class_id_idx ON assessment_areas USING btree (school_id, class_id);
CREATE INDEX assessment_areas_school_id_scale_id_idx ON assessment_areas USING btree (school_id, scale_id);
create policy tenant_isolation on assessment_areas for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table assessment_schemes (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  name text not null,
  preset text not null default ''::text,
  source text not null default ''::text,
  scale_id uuid,
  pass_percent numeric(5,2),
  rules jsonb not null,
  revision integer not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint assessment_schemes_pkey PRIMARY KEY (school_id, id),
  constraint assessment_schemes_school_id_year_id_name_key UNIQUE (school_id, year_id, name),
  constraint assessment_schemes_school_id_scale_id_fkey FOREIGN KEY (school_id, scale_id) REFERENCES grade_scales(school_id, id),
  constraint assessment_schemes_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint assessment_schemes_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint assessment_schemes_pass_percent_check CHECK (((pass_percent >= (0)::numeric) AND (pass_percent <= (100)::numeric)))
);
CREATE INDEX assessment_schemes_school_id_scale_id_idx ON assessment_schemes USING btree (school_id, scale_id);
create policy tenant_isolation on assessment_schemes for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table assistant_log (
  school_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null default now(),
  account_id uuid not null,
  session_id uuid not null,
  channel text not null,
  prompt text not null,
  intent text not null,
  slots jsonb not null default '{}'::jsonb,
  outcome text not null,
  pending_id uuid,
  affected integer not null default 0,
  milliseconds integer not null default 0,
  request_id text,
  engine text not null default 'rules'::text,
  model text,
  sent text,
  model_failure text,
  begins boolean not null default false,
  constraint assistant_log_pkey PRIMARY KEY (school_id, id),
  constraint assistant_log_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint assistant_log_channel_check CHECK ((channel = ANY (ARRAY['chat'::text, 'mcp'::text]))),
  constraint assistant_log_engine_check CHECK ((engine = ANY (ARRAY['rules'::text, 'model'::text, 'program'::text]))),
  constraint assistant_log_outcome_check CHECK ((outcome = ANY (ARRAY['answered'::text, 'asked'::text, 'declined'::text, 'prepared'::text, 'done'::text, 'cancelled'::text, 'undone'::text, 'failed'::text])))
);
CREATE INDEX assistant_log_school_id_account_id_at_idx ON assistant_log USING btree (school_id, account_id, at);
CREATE INDEX assistant_log_school_id_at_id_idx ON assistant_log USING btree (school_id, at DESC, id DESC);
CREATE INDEX assistant_log_school_id_at_idx ON assistant_log USING btree (school_id, at) WHERE (model IS NOT NULL);
CREATE INDEX assistant_log_school_id_session_id_at_idx ON assistant_log USING btree (school_id, session_id, at DESC);
create policy tenant_isolation on assistant_log for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER only_forgets BEFORE UPDATE ON assistant_log FOR EACH ROW EXECUTE FUNCTION app.guard_assistant_log();

create table assistant_pending (
  school_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  session_id uuid not null,
  state text not null,
  tool text not null,
  prompt text not null,
  arguments jsonb not null default '{}'::jsonb,
  code text not null default ''::text,
  recipients integer not null default 0,
  must_type boolean not null default false,
  undo jsonb,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '00:10:00'::interval),
  settled_at timestamp with time zone,
  plan jsonb,
  constraint assistant_pending_pkey PRIMARY KEY (school_id, id),
  constraint assistant_pending_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint assistant_pending_recipients_check CHECK ((recipients >= 0)),
  constraint assistant_pending_state_check CHECK ((state = ANY (ARRAY['asking'::text, 'waiting'::text, 'done'::text, 'cancelled'::text, 'undone'::text])))
);
CREATE INDEX assistant_pending_school_id_session_id_settled_at_idx ON assistant_pending USING btree (school_id, session_id, settled_at DESC);
CREATE UNIQUE INDEX one_open_matter ON assistant_pending USING btree (school_id, session_id) WHERE (state = ANY (ARRAY['asking'::text, 'waiting'::text]));
create policy tenant_isolation on assistant_pending for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table attempts (
  id bigint not null generated always as identity,
  scope text not null,
  subject bytea not null,
  at timestamp with time zone not null default now(),
  constraint attempts_pkey PRIMARY KEY (id)
);
CREATE INDEX attempts_scope_subject_at_idx ON attempts USING btree (scope, subject, at);

create table attendance_rules (
  school_id uuid not null,
  locks_at_minute integer not null default 1440,
  short_percent smallint not null default 75,
  alert_days smallint not null default 3,
  constraint attendance_rules_pkey PRIMARY KEY (school_id),
  constraint attendance_rules_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint attendance_rules_alert_days_check CHECK (((alert_days >= 2) AND (alert_days <= 30))),
  constraint attendance_rules_locks_at_minute_check CHECK (((locks_at_minute >= 1) AND (locks_at_minute <= 1440))),
  constraint attendance_rules_short_percent_check CHECK (((short_percent >= 1) AND (short_percent <= 100)))
);
create policy tenant_isolation on attendance_rules for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON attendance_rules FOR EACH STATEMENT WHEN ((current_setting('app.marked_attendance'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('attendance');

create table attendance_totals (
  school_id uuid not null,
  on_date date not null,
  section_id uuid not null,
  present integer not null default 0,
  absent integer not null default 0,
  late integer not null default 0,
  half_day integer not null default 0,
  on_leave integer not null default 0,
  constraint attendance_totals_pkey PRIMARY KEY (school_id, on_date, section_id),
  constraint attendance_totals_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id)
);
create policy tenant_isolation on attendance_totals for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON attendance_totals FOR EACH STATEMENT WHEN ((current_setting('app.marked_attendance'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('attendance');

create table audit_log (
  school_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null default now(),
  account_id uuid,
  action text not null,
  entity text not null default ''::text,
  entity_id uuid,
  old_values jsonb,
  new_values jsonb,
  reason text,
  request_id text,
  constraint audit_log_pkey PRIMARY KEY (school_id, id)
);
CREATE INDEX audit_log_school_id_account_id_at_idx ON audit_log USING btree (school_id, account_id, at DESC);
CREATE INDEX audit_log_school_id_at_id_idx ON audit_log USING btree (school_id, at DESC, id DESC);
CREATE INDEX audit_log_school_id_entity_entity_id_at_idx ON audit_log USING btree (school_id, entity, entity_id, at);
create policy tenant_isolation on audit_log for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = app.school()));
CREATE TRIGGER only_blank BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION app.only_blank();

create table calendar_changes (
  school_id uuid not null,
  id uuid not null,
  before jsonb not null,
  after jsonb not null,
  notice_id uuid,
  account_id uuid,
  made_at timestamp with time zone not null default now(),
  undone_at timestamp with time zone,
  constraint calendar_changes_pkey PRIMARY KEY (school_id, id),
  constraint calendar_changes_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX calendar_changes_school_id_made_at_idx ON calendar_changes USING btree (school_id, made_at DESC);
create policy tenant_isolation on calendar_changes for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table calendar_events (
  school_id uuid not null,
  id uuid not null,
  kind text not null,
  title text not null,
  description text not null default ''::text,
  starts_on date not null,
  ends_on date not null,
  for_students boolean not null default true,
  for_staff boolean not null default true,
  created_at timestamp with time zone not null default now(),
  is_tentative boolean not null default false,
  holiday_key text,
  series_id uuid,
  constraint calendar_events_pkey PRIMARY KEY (school_id, id),
  constraint calendar_events_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint calendar_events_check CHECK ((starts_on <= ends_on)),
  constraint calendar_events_kind_check CHECK ((kind = ANY (ARRAY['holiday'::text, 'event'::text, 'exam'::text, 'meeting'::text])))
);
CREATE INDEX calendar_events_school_id_series_id_starts_on_idx ON calendar_events USING btree (school_id, series_id, starts_on) WHERE (series_id IS NOT NULL);
CREATE INDEX calendar_events_school_id_starts_on_idx ON calendar_events USING btree (school_id, starts_on);
CREATE UNIQUE INDEX one_import_a_holiday ON calendar_events USING btree (school_id, holiday_key) WHERE (holiday_key IS NOT NULL);
create policy tenant_isolation on calendar_events for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON calendar_events FOR EACH STATEMENT WHEN ((current_setting('app.marked_days'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('days');
CREATE TRIGGER names_in AFTER INSERT ON calendar_events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_on AFTER UPDATE ON calendar_events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_out AFTER DELETE ON calendar_events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');

create table calendar_feeds (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  secret_hash bytea not null,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  last_read_at timestamp with time zone,
  removed_at timestamp with time zone,
  constraint calendar_feeds_pkey PRIMARY KEY (school_id, id),
  constraint calendar_feeds_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint calendar_feeds_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
create policy tenant_isolation on calendar_feeds for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table call_timings (
  hour timestamp with time zone not null,
  call text not null,
  node text not null,
  buckets integer[] not null,
  worst_ms real not null,
  constraint call_timings_pkey PRIMARY KEY (hour, call, node)
);

create table certificate_batch_items (
  school_id uuid not null,
  batch_id uuid not null,
  "position" integer not null,
  student_id uuid not null,
  certificate_id uuid,
  problem text not null default ''::text,
  done_at timestamp with time zone,
  constraint certificate_batch_items_pkey PRIMARY KEY (school_id, batch_id, "position"),
  constraint certificate_batch_items_school_id_batch_id_fkey FOREIGN KEY (school_id, batch_id) REFERENCES certificate_batches(school_id, id),
  constraint certificate_batch_items_school_id_certificate_id_fkey FOREIGN KEY (school_id, certificate_id) REFERENCES certificates(school_id, id),
  constraint certificate_batch_items_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id)
);
CREATE INDEX certificate_items_to_do ON certificate_batch_items USING btree (school_id, batch_id, "position") WHERE (done_at IS NULL);
create policy tenant_isolation on certificate_batch_items for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table certificate_batches (
  school_id uuid not null,
  id uuid not null,
  form_id text not null,
  form_name text not null,
  place text not null,
  given jsonb not null default '{}'::jsonb,
  account_id uuid not null,
  started_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  constraint certificate_batches_pkey PRIMARY KEY (school_id, id),
  constraint certificate_batches_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX certificate_batches_school_id_idx ON certificate_batches USING btree (school_id) WHERE (settled_at IS NULL);
create policy tenant_isolation on certificate_batches for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table certificate_facts (
  school_id uuid not null,
  person_id uuid not null,
  facts jsonb not null default '{}'::jsonb,
  constraint certificate_facts_pkey PRIMARY KEY (school_id, person_id),
  constraint certificate_facts_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on certificate_facts for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table certificate_form_versions (
  school_id uuid not null,
  form_id uuid not null,
  version integer not null,
  content jsonb not null,
  account_id uuid,
  saved_at timestamp with time zone not null default now(),
  constraint certificate_form_versions_pkey PRIMARY KEY (school_id, form_id, version),
  constraint certificate_form_versions_school_id_form_id_fkey FOREIGN KEY (school_id, form_id) REFERENCES certificate_forms(school_id, id)
);
create policy tenant_isolation on certificate_form_versions for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table certificate_forms (
  school_id uuid not null,
  id uuid not null,
  type text not null,
  prefix text not null,
  name text not null,
  person_kind text not null,
  version integer not null default 1,
  archived_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint certificate_forms_pkey PRIMARY KEY (school_id, id),
  constraint certificate_forms_school_id_name_key UNIQUE (school_id, name),
  constraint certificate_forms_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint certificate_forms_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint certificate_forms_person_kind_check CHECK ((person_kind = ANY (ARRAY['student'::text, 'employee'::text]))),
  constraint certificate_forms_prefix_check CHECK ((prefix ~ '^[A-Z]{1,6}$'::text)),
  constraint certificate_forms_version_check CHECK ((version > 0))
);
create policy tenant_isolation on certificate_forms for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table certificate_series (
  school_id uuid not null,
  type text not null,
  year integer not null,
  first_serial integer not null default 1,
  last_serial integer not null,
  constraint certificate_series_pkey PRIMARY KEY (school_id, type, year),
  constraint certificate_series_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint certificate_series_first_serial_check CHECK ((first_serial > 0)),
  constraint certificate_series_last_serial_check CHECK ((last_serial >= 0))
);
create policy tenant_isolation on certificate_series for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table certificate_settings (
  school_id uuid not null,
  is_public boolean not null default false,
  book_size integer not null default 100,
  school_code text not null default ''::text,
  school_name_hindi text not null default ''::text,
  school_address_hindi text not null default ''::text,
  preferred jsonb not null default '{}'::jsonb,
  signature_file_id uuid,
  seal_file_id uuid,
  principal_name_hindi text not null default ''::text,
  constraint certificate_settings_pkey PRIMARY KEY (school_id),
  constraint certificate_settings_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint certificate_settings_school_id_seal_file_id_fkey FOREIGN KEY (school_id, seal_file_id) REFERENCES files(school_id, id),
  constraint certificate_settings_school_id_signature_file_id_fkey FOREIGN KEY (school_id, signature_file_id) REFERENCES files(school_id, id),
  constraint certificate_settings_book_size_check CHECK (((book_size >= 1) AND (book_size <= 1000)))
);
create policy tenant_isolation on certificate_settings for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table certificates (
  school_id uuid not null,
  id uuid not null,
  type text not null,
  type_name text not null,
  year integer not null,
  serial_no integer not null,
  book_no integer not null,
  number text not null,
  form_id text not null,
  form_name text not null,
  form_version integer not null,
  person_kind text not null,
  student_id uuid,
  employee_id uuid,
  person_name text not null,
  person_number text not null,
  place text not null default ''::text,
  issued_on date not null,
  issued_at timestamp with time zone not null default clock_timestamp(),
  account_id uuid not null,
  code text not null,
  snapshot jsonb not null,
  batch_id uuid,
  file_id uuid,
  state text not null default 'issued'::text,
  cancelled_at timestamp with time zone,
  cancelled_by uuid,
  cancel_reason text not null default ''::text,
  copies integer not null default 0,
  constraint certificates_pkey PRIMARY KEY (school_id, id),
  constraint certificates_school_id_type_year_serial_no_key UNIQUE (school_id, type, year, serial_no),
  constraint certificates_school_id_batch_id_fkey FOREIGN KEY (school_id, batch_id) REFERENCES certificate_batches(school_id, id),
  constraint certificates_school_id_employee_id_fkey FOREIGN KEY (school_id, employee_id) REFERENCES employees(school_id, id),
  constraint certificates_school_id_file_id_fkey FOREIGN KEY (school_id, file_id) REFERENCES files(school_id, id),
  constraint certificates_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint certificates_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint certificates_book_no_check CHECK ((book_no > 0)),
  constraint certificates_check CHECK (((student_id IS NULL) <> (employee_id IS NULL))),
  constraint certificates_check1 CHECK (((state = 'cancelled'::text) = (cancelled_at IS NOT NULL))),
  constraint certificates_copies_check CHECK ((copies >= 0)),
  constraint certificates_person_kind_check CHECK ((person_kind = ANY (ARRAY['student'::text, 'employee'::text]))),
  constraint certificates_serial_no_check CHECK ((serial_no > 0)),
  constraint certificates_state_check CHECK ((state = ANY (ARRAY['issued'::text, 'cancelled'::text])))
);
CREATE INDEX certificates_school_id_employee_id_idx ON certificates USING btree (school_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX certificates_school_id_issued_at_id_idx ON certificates USING btree (school_id, issued_at DESC, id);
CREATE INDEX certificates_school_id_student_id_idx ON certificates USING btree (school_id, student_id) WHERE (student_id IS NOT NULL);
CREATE INDEX certificates_to_draw ON certificates USING btree (school_id, issued_at) WHERE (file_id IS NULL);
create policy tenant_isolation on certificates for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table change_marks (
  school_id uuid not null,
  subject text not null,
  place uuid not null,
  mark uuid not null,
  constraint change_marks_pkey PRIMARY KEY (school_id, subject, place),
  constraint change_marks_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on change_marks for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table change_marks_of_all (
  subject text not null,
  place uuid not null,
  mark uuid not null,
  constraint change_marks_of_all_pkey PRIMARY KEY (subject, place)
);

create table charges (
  school_id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  month_no smallint not null,
  head_id uuid not null,
  change_no integer not null default 0,
  amount_paise bigint not null,
  due_on date not null,
  entry_no bigint not null,
  reason text not null default ''::text,
  kind text not null default 'fee'::text,
  cause jsonb,
  constraint charges_pkey PRIMARY KEY (school_id, year_id, student_id, month_no, head_id, change_no),
  constraint charges_school_id_entry_no_fkey FOREIGN KEY (school_id, entry_no) REFERENCES journal(school_id, entry_no),
  constraint charges_school_id_head_id_fkey FOREIGN KEY (school_id, head_id) REFERENCES fee_heads(school_id, id),
  constraint charges_school_id_year_id_student_id_fkey FOREIGN KEY (school_id, year_id, student_id) REFERENCES fee_accounts(school_id, year_id, student_id),
  constraint charges_amount_paise_check CHECK ((amount_paise <> 0)),
  constraint charges_cause_check CHECK ((cause ? 'code'::text)),
  constraint charges_kind_check CHECK ((kind = ANY (ARRAY['fee'::text, 'late'::text, 'bounce'::text, 'arrears'::text, 'waiver'::text]))),
  constraint charges_month_no_check CHECK (((month_no >= 0) AND (month_no <= 12)))
);
create policy tenant_isolation on charges for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON charges FOR EACH STATEMENT WHEN ((current_setting('app.marked_fees'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('fees');

create table class_assessments (
  school_id uuid not null,
  year_id uuid not null,
  class_id uuid not null,
  ranking text not null default 'off'::text,
  rank_within text not null default 'section'::text,
  best_subjects smallint,
  scale_id uuid,
  attendance_percent smallint,
  constraint class_assessments_pkey PRIMARY KEY (school_id, year_id, class_id),
  constraint class_assessments_school_id_class_id_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes(school_id, id) ON DELETE CASCADE,
  constraint class_assessments_school_id_scale_id_fkey FOREIGN KEY (school_id, scale_id) REFERENCES grade_scales(school_id, id),
  constraint class_assessments_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint class_assessments_attendance_percent_check CHECK (((attendance_percent >= 0) AND (attendance_percent <= 100))),
  constraint class_assessments_best_subjects_check CHECK ((best_subjects > 0)),
  constraint class_assessments_rank_within_check CHECK ((rank_within = ANY (ARRAY['section'::text, 'class'::text]))),
  constraint class_assessments_ranking_check CHECK ((ranking = ANY (ARRAY['off'::text, 'standard'::text, 'dense'::text])))
);
CREATE INDEX class_assessments_school_id_class_id_idx ON class_assessments USING btree (school_id, class_id);
create policy tenant_isolation on class_assessments for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table classes (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  "position" integer not null,
  constraint classes_pkey PRIMARY KEY (school_id, id),
  constraint classes_school_id_name_key UNIQUE (school_id, name),
  constraint classes_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on classes for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER directory_in AFTER INSERT ON classes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_on AFTER UPDATE ON classes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_out AFTER DELETE ON classes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER keep_directory AFTER UPDATE ON classes REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_directory_of_classes();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON classes FOR EACH STATEMENT WHEN ((current_setting('app.marked_classes'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('classes');

create table collection_days (
  school_id uuid not null,
  on_date date not null,
  mode text not null,
  amount_paise bigint not null default 0,
  receipts integer not null default 0,
  constraint collection_days_pkey PRIMARY KEY (school_id, on_date, mode),
  constraint collection_days_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on collection_days for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER DELETE OR TRUNCATE ON collection_days FOR EACH STATEMENT WHEN ((current_setting('app.marked_fees'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('fees');

create table concessions (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  head_id uuid,
  share_bp integer,
  amount_paise bigint,
  from_month smallint not null,
  to_month smallint not null,
  reason text not null,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  is_void boolean not null default false,
  constraint concessions_pkey PRIMARY KEY (school_id, id),
  constraint concessions_school_id_head_id_fkey FOREIGN KEY (school_id, head_id) REFERENCES fee_heads(school_id, id),
  constraint concessions_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint concessions_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint concessions_amount_paise_check CHECK ((amount_paise > 0)),
  constraint concessions_check CHECK ((from_month <= to_month)),
  constraint concessions_check1 CHECK (((share_bp IS NULL) <> (amount_paise IS NULL))),
  constraint concessions_from_month_check CHECK (((from_month >= 1) AND (from_month <= 12))),
  constraint concessions_share_bp_check CHECK (((share_bp >= 1) AND (share_bp <= 10000))),
  constraint concessions_to_month_check CHECK (((to_month >= 1) AND (to_month <= 12)))
);
CREATE INDEX concessions_school_id_student_id_year_id_idx ON concessions USING btree (school_id, student_id, year_id);
create policy tenant_isolation on concessions for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER names_in AFTER INSERT ON concessions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_on AFTER UPDATE ON concessions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_out AFTER DELETE ON concessions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');

create table covers (
  school_id uuid not null,
  on_date date not null,
  period_id uuid not null,
  section_id uuid not null,
  subject_id uuid not null,
  absent_id uuid,
  teacher_id uuid not null,
  account_id uuid,
  given_at timestamp with time zone not null default now(),
  group_id uuid,
  part_id uuid not null generated always as (COALESCE(group_id, section_id)) stored,
  constraint covers_pkey PRIMARY KEY (school_id, on_date, period_id, part_id),
  constraint one_cover_at_a_time UNIQUE (school_id, on_date, period_id, teacher_id),
  constraint covers_group_fkey FOREIGN KEY (school_id, group_id) REFERENCES timetable_split_groups(school_id, id),
  constraint covers_school_id_absent_id_fkey FOREIGN KEY (school_id, absent_id) REFERENCES employees(school_id, id),
  constraint covers_school_id_period_id_fkey FOREIGN KEY (school_id, period_id) REFERENCES periods(school_id, id),
  constraint covers_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id),
  constraint covers_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id),
  constraint covers_school_id_teacher_id_fkey FOREIGN KEY (school_id, teacher_id) REFERENCES employees(school_id, id),
  constraint nobody_covers_himself CHECK ((teacher_id <> absent_id))
);
CREATE INDEX covers_school_id_absent_id_on_date_idx ON covers USING btree (school_id, absent_id, on_date);
CREATE INDEX covers_school_id_teacher_id_on_date_idx ON covers USING btree (school_id, teacher_id, on_date);
create policy tenant_isolation on covers for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER check_cover BEFORE INSERT OR UPDATE ON covers FOR EACH ROW EXECUTE FUNCTION app.check_cover();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON covers FOR EACH STATEMENT WHEN ((current_setting('app.marked_lessons'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('lessons');

create table day_closings (
  school_id uuid not null,
  id uuid not null,
  on_date date not null,
  counted jsonb not null,
  counted_paise bigint not null,
  expected_paise bigint not null,
  remark text not null default ''::text,
  account_id uuid,
  closed_at timestamp with time zone not null default now(),
  reopened_at timestamp with time zone,
  reopened_by uuid,
  reopened_reason text,
  head_no bigint,
  head_hash bytea,
  mailed_to text not null default ''::text,
  constraint day_closings_pkey PRIMARY KEY (school_id, id),
  constraint day_closings_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint a_head_is_whole CHECK (((head_no IS NULL) = (head_hash IS NULL)))
);
CREATE UNIQUE INDEX one_closing_a_day ON day_closings USING btree (school_id, on_date) WHERE (reopened_at IS NULL);
create policy tenant_isolation on day_closings for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER note_closed_day AFTER INSERT OR UPDATE OF on_date ON day_closings FOR EACH ROW EXECUTE FUNCTION app.note_closed_day();

create table deposit_slips (
  school_id uuid not null,
  id uuid not null,
  slip_no integer not null,
  on_date date not null,
  amount_paise bigint not null,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint deposit_slips_pkey PRIMARY KEY (school_id, id),
  constraint deposit_slips_school_id_slip_no_key UNIQUE (school_id, slip_no),
  constraint deposit_slips_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint deposit_slips_amount_paise_check CHECK ((amount_paise > 0))
);
create policy tenant_isolation on deposit_slips for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table directory_changes (
  school_id uuid not null,
  no bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  is_of_names boolean not null default false,
  constraint directory_changes_pkey PRIMARY KEY (school_id, no),
  constraint directory_changes_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on directory_changes for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table employee_attendance (
  school_id uuid not null,
  employee_id uuid not null,
  on_date date not null,
  mark "char" not null,
  reason text not null default ''::text,
  before_leave "char",
  constraint employee_attendance_pkey PRIMARY KEY (school_id, employee_id, on_date),
  constraint employee_attendance_school_id_employee_id_fkey FOREIGN KEY (school_id, employee_id) REFERENCES employees(school_id, id),
  constraint employee_attendance_before_leave_check CHECK ((before_leave = ANY (ARRAY['P'::"char", 'A'::"char", 'L'::"char", 'H'::"char"]))),
  constraint employee_attendance_mark_check CHECK ((mark = ANY (ARRAY['P'::"char", 'A'::"char", 'L'::"char", 'H'::"char", 'V'::"char"])))
);
CREATE INDEX employee_attendance_school_id_on_date_idx ON employee_attendance USING btree (school_id, on_date);
create policy tenant_isolation on employee_attendance for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER leave_shared BEFORE INSERT OR UPDATE ON employee_attendance FOR EACH STATEMENT EXECUTE FUNCTION app.share_leave_lock();
CREATE TRIGGER leave_true BEFORE INSERT OR UPDATE ON employee_attendance FOR EACH ROW WHEN ((new.mark = ANY (ARRAY['A'::"char", 'V'::"char"]))) EXECUTE FUNCTION app.guard_mark();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON employee_attendance FOR EACH STATEMENT WHEN ((current_setting('app.marked_attendance'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('attendance');

create table employee_papers (
  school_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  kind text not null,
  file_id uuid not null,
  expires_on date,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  constraint employee_papers_pkey PRIMARY KEY (school_id, id),
  constraint employee_papers_school_id_employee_id_fkey FOREIGN KEY (school_id, employee_id) REFERENCES employees(school_id, id),
  constraint employee_papers_school_id_file_id_fkey FOREIGN KEY (school_id, file_id) REFERENCES files(school_id, id)
);
CREATE INDEX employee_papers_school_id_employee_id_idx ON employee_papers USING btree (school_id, employee_id);
CREATE INDEX employee_papers_school_id_file_id_idx ON employee_papers USING btree (school_id, file_id);
create policy tenant_isolation on employee_papers for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table employee_subjects (
  school_id uuid not null,
  employee_id uuid not null,
  subject_id uuid not null,
  constraint employee_subjects_pkey PRIMARY KEY (school_id, employee_id, subject_id),
  constraint employee_subjects_school_id_employee_id_fkey FOREIGN KEY (school_id, employee_id) REFERENCES employees(school_id, id),
  constraint employee_subjects_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id)
);
CREATE INDEX employee_subjects_school_id_subject_id_idx ON employee_subjects USING btree (school_id, subject_id);
create policy tenant_isolation on employee_subjects for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER directory_in AFTER INSERT ON employee_subjects REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_on AFTER UPDATE ON employee_subjects REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_out AFTER DELETE ON employee_subjects REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();

create table employees (
  school_id uuid not null,
  id uuid not null,
  employee_code text not null,
  name text not null,
  email text not null default ''::text,
  phone text not null default ''::text,
  gender text not null default ''::text,
  position_role text not null default ''::text,
  department text not null default ''::text,
  is_teaching boolean not null default true,
  qualification text not null default ''::text,
  date_of_birth date,
  joined_on date,
  address text not null default ''::text,
  state text not null default ''::text,
  city text not null default ''::text,
  photo_file_id uuid,
  monthly_salary_paise bigint not null default 0,
  left_on date,
  leaving_reason text,
  created_at timestamp with time zone not null default now(),
  pin_code text not null default ''::text,
  aadhaar_last4 text not null default ''::text,
  emergency_name text not null default ''::text,
  emergency_phone text not null default ''::text,
  constraint employees_pkey PRIMARY KEY (school_id, id),
  constraint employees_school_id_employee_code_key UNIQUE (school_id, employee_code),
  constraint employees_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint employees_school_id_photo_file_id_fkey FOREIGN KEY (school_id, photo_file_id) REFERENCES files(school_id, id),
  constraint employees_aadhaar_last4_check CHECK ((aadhaar_last4 ~ '^(\d{4})?$'::text)),
  constraint employees_gender_check CHECK ((gender = ANY (ARRAY[''::text, 'Male'::text, 'Female'::text, 'Other'::text]))),
  constraint employees_monthly_salary_paise_check CHECK ((monthly_salary_paise >= 0)),
  constraint employees_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint employees_pin_code_check CHECK ((pin_code ~ '^(\d{6})?$'::text)),
  constraint left_after_joining CHECK ((left_on >= joined_on))
);
CREATE INDEX employees_by_name ON employees USING btree (school_id, lower(name), name) WHERE (left_on IS NULL);
create policy tenant_isolation on employees for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER directory_in AFTER INSERT ON employees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_on AFTER UPDATE ON employees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_out AFTER DELETE ON employees REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON employees FOR EACH STATEMENT WHEN ((current_setting('app.marked_staff'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('staff');

create table enrolment_counts (
  school_id uuid not null,
  section_id uuid,
  gender text not null,
  students integer not null,
  place uuid not null generated always as (COALESCE(section_id, '00000000-0000-0000-0000-000000000000'::uuid)) stored,
  constraint enrolment_counts_pkey PRIMARY KEY (school_id, place, gender),
  constraint enrolment_counts_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint enrolment_counts_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id) ON DELETE CASCADE
);
create policy tenant_isolation on enrolment_counts for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON enrolment_counts FOR EACH STATEMENT WHEN ((current_setting('app.marked_students'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('students');

create table enrolments (
  school_id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  section_id uuid not null,
  roll_number integer,
  constraint enrolments_pkey PRIMARY KEY (school_id, year_id, student_id),
  constraint enrolments_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id),
  constraint enrolments_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint enrolments_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id)
);
CREATE INDEX enrolments_school_id_section_id_year_id_roll_number_student_idx ON enrolments USING btree (school_id, section_id, year_id, roll_number) INCLUDE (student_id);
CREATE INDEX enrolments_school_id_student_id_idx ON enrolments USING btree (school_id, student_id);
create policy tenant_isolation on enrolments for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER directory_in AFTER INSERT ON enrolments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_on AFTER UPDATE ON enrolments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_out AFTER DELETE ON enrolments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE CONSTRAINT TRIGGER fees_attach AFTER INSERT ON enrolments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.attach_fees();
CREATE CONSTRAINT TRIGGER fees_follow_class AFTER UPDATE OF section_id ON enrolments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.section_id IS DISTINCT FROM new.section_id)) EXECUTE FUNCTION app.reassess_pupil();
CREATE TRIGGER fees_move AFTER UPDATE OF section_id ON enrolments FOR EACH ROW EXECUTE FUNCTION app.move_fees();
CREATE TRIGGER keep_directory_in AFTER INSERT ON enrolments REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_directory_of_enrolments();
CREATE TRIGGER keep_directory_on AFTER UPDATE ON enrolments REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_directory_of_enrolments();
CREATE TRIGGER keep_directory_out AFTER DELETE ON enrolments REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.keep_directory_of_enrolments();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON enrolments FOR EACH STATEMENT WHEN ((current_setting('app.marked_students'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('students');

create table exam_duties (
  school_id uuid not null,
  exam_id uuid not null,
  room_id uuid not null,
  on_date date not null,
  starts_at_minute integer not null,
  minutes integer not null,
  place smallint not null,
  employee_id uuid not null,
  is_by_hand boolean not null default false,
  reason jsonb not null default '{}'::jsonb,
  constraint exam_duties_pkey PRIMARY KEY (school_id, exam_id, room_id, on_date, starts_at_minute, place),
  constraint exam_duties_school_id_employee_id_fkey FOREIGN KEY (school_id, employee_id) REFERENCES employees(school_id, id),
  constraint exam_duties_school_id_exam_id_fkey FOREIGN KEY (school_id, exam_id) REFERENCES exams(school_id, id) ON DELETE CASCADE,
  constraint exam_duties_school_id_room_id_fkey FOREIGN KEY (school_id, room_id) REFERENCES exam_rooms(school_id, id),
  constraint exam_duties_minutes_check CHECK (((minutes >= 10) AND (minutes <= 600))),
  constraint exam_duties_place_check CHECK (((place >= 1) AND (place <= 3))),
  constraint exam_duties_starts_at_minute_check CHECK (((starts_at_minute >= 0) AND (starts_at_minute <= 1439))),
  constraint one_duty_at_a_time EXCLUDE USING gist (school_id WITH =, employee_id WITH =, app.exam_slot(on_date, starts_at_minute, minutes) WITH &&)
);
CREATE INDEX exam_duties_school_id_employee_id_idx ON exam_duties USING btree (school_id, employee_id);
CREATE INDEX exam_duties_school_id_room_id_idx ON exam_duties USING btree (school_id, room_id);
create policy tenant_isolation on exam_duties for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table exam_paper_chapters (
  school_id uuid not null,
  paper_id uuid not null,
  chapter_id uuid not null,
  constraint exam_paper_chapters_pkey PRIMARY KEY (school_id, paper_id, chapter_id),
  constraint exam_paper_chapters_school_id_chapter_id_fkey FOREIGN KEY (school_id, chapter_id) REFERENCES textbook_chapters(school_id, id) ON DELETE CASCADE,
  constraint exam_paper_chapters_school_id_paper_id_fkey FOREIGN KEY (school_id, paper_id) REFERENCES exam_papers(school_id, id) ON DELETE CASCADE
);
CREATE INDEX exam_paper_chapters_school_id_chapter_id_idx ON exam_paper_chapters USING btree (school_id, chapter_id);
create policy tenant_isolation on exam_paper_chapters for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table exam_papers (
  school_id uuid not null,
  id uuid not null,
  exam_id uuid not null,
  subject_id uuid not null,
  on_date date,
  starts_at_minute integer,
  duration_minutes integer,
  max_marks numeric(6,2) not null,
  pass_marks numeric(6,2) not null,
  component_id uuid,
  weight numeric(7,2) not null default 1,
  is_core boolean not null default true,
  syllabus text not null default ''::text,
  constraint exam_papers_pkey PRIMARY KEY (school_id, id),
  constraint exam_papers_once UNIQUE NULLS NOT DISTINCT (school_id, exam_id, subject_id, component_id),
  constraint exam_papers_slot_key UNIQUE (school_id, id, on_date, starts_at_minute, duration_minutes),
  constraint exam_papers_component_fkey FOREIGN KEY (school_id, component_id) REFERENCES scheme_components(school_id, id),
  constraint exam_papers_school_id_exam_id_fkey FOREIGN KEY (school_id, exam_id) REFERENCES exams(school_id, id),
  constraint exam_papers_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id),
  constraint exam_papers_check CHECK ((pass_marks <= max_marks)),
  constraint exam_papers_duration_minutes_check CHECK (((duration_minutes >= 10) AND (duration_minutes <= 600))),
  constraint exam_papers_max_marks_check CHECK ((max_marks > (0)::numeric)),
  constraint exam_papers_pass_marks_check CHECK ((pass_marks >= (0)::numeric)),
  constraint exam_papers_sat_or_assessed CHECK ((((on_date IS NULL) = (starts_at_minute IS NULL)) AND ((on_date IS NULL) = (duration_minutes IS NULL)))),
  constraint exam_papers_starts_at_minute_check CHECK (((starts_at_minute >= 0) AND (starts_at_minute <= 1439))),
  constraint exam_papers_syllabus_check CHECK ((length(syllabus) <= 1000)),
  constraint exam_papers_weight_check CHECK ((weight > (0)::numeric))
);
CREATE INDEX exam_papers_school_id_component_id_idx ON exam_papers USING btree (school_id, component_id);
CREATE INDEX exam_papers_school_id_on_date_idx ON exam_papers USING btree (school_id, on_date);
CREATE INDEX exam_papers_school_id_subject_id_idx ON exam_papers USING btree (school_id, subject_id);
create policy tenant_isolation on exam_papers for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table exam_rooms (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  rows smallint not null,
  benches smallint not null,
  seats_per_bench smallint not null,
  constraint exam_rooms_pkey PRIMARY KEY (school_id, id),
  constraint exam_rooms_name_key UNIQUE (school_id, name),
  constraint exam_rooms_size_key UNIQUE (school_id, id, rows, benches, seats_per_bench),
  constraint exam_rooms_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint exam_rooms_benches_check CHECK (((benches >= 1) AND (benches <= 20))),
  constraint exam_rooms_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint exam_rooms_rows_check CHECK (((rows >= 1) AND (rows <= 30))),
  constraint exam_rooms_seats_per_bench_check CHECK (((seats_per_bench >= 1) AND (seats_per_bench <= 3)))
);
create policy tenant_isolation on exam_rooms for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table exam_seats (
  school_id uuid not null,
  paper_id uuid not null,
  student_id uuid not null,
  room_id uuid not null,
  row_no smallint not null,
  column_no smallint not null,
  on_date date not null,
  starts_at_minute integer not null,
  duration_minutes integer not null,
  room_rows smallint not null,
  room_benches smallint not null,
  room_seats_per_bench smallint not null,
  constraint exam_seats_pkey PRIMARY KEY (school_id, paper_id, student_id),
  constraint exam_seats_room_fkey FOREIGN KEY (school_id, room_id, room_rows, room_benches, room_seats_per_bench) REFERENCES exam_rooms(school_id, id, rows, benches, seats_per_bench) ON UPDATE CASCADE,
  constraint exam_seats_school_id_paper_id_fkey FOREIGN KEY (school_id, paper_id) REFERENCES exam_papers(school_id, id) ON DELETE CASCADE,
  constraint exam_seats_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id) ON DELETE CASCADE,
  constraint exam_seats_slot_fkey FOREIGN KEY (school_id, paper_id, on_date, starts_at_minute, duration_minutes) REFERENCES exam_papers(school_id, id, on_date, starts_at_minute, duration_minutes),
  constraint exam_seats_check CHECK (((row_no <= room_rows) AND (column_no <= (room_benches * room_seats_per_bench)))),
  constraint exam_seats_column_no_check CHECK ((column_no > 0)),
  constraint exam_seats_row_no_check CHECK ((row_no > 0)),
  constraint one_seat_a_student EXCLUDE USING gist (school_id WITH =, student_id WITH =, app.exam_slot(on_date, starts_at_minute, duration_minutes) WITH &&),
  constraint one_student_a_seat EXCLUDE USING gist (school_id WITH =, room_id WITH =, row_no WITH =, column_no WITH =, app.exam_slot(on_date, starts_at_minute, duration_minutes) WITH &&)
);
CREATE INDEX exam_seats_school_id_room_id_on_date_idx ON exam_seats USING btree (school_id, room_id, on_date);
CREATE INDEX exam_seats_school_id_student_id_idx ON exam_seats USING btree (school_id, student_id);
create policy tenant_isolation on exam_seats for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table exam_sittings (
  school_id uuid not null,
  paper_id uuid not null,
  section_id uuid not null,
  on_date date not null,
  starts_at_minute integer not null,
  duration_minutes integer not null,
  constraint exam_sittings_pkey PRIMARY KEY (school_id, paper_id, section_id),
  constraint exam_sittings_school_id_paper_id_fkey FOREIGN KEY (school_id, paper_id) REFERENCES exam_papers(school_id, id) ON DELETE CASCADE,
  constraint exam_sittings_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id) ON DELETE CASCADE,
  constraint exam_sittings_slot_fkey FOREIGN KEY (school_id, paper_id, on_date, starts_at_minute, duration_minutes) REFERENCES exam_papers(school_id, id, on_date, starts_at_minute, duration_minutes)
);
CREATE INDEX exam_sittings_school_id_section_id_idx ON exam_sittings USING btree (school_id, section_id);
create policy tenant_isolation on exam_sittings for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE CONSTRAINT TRIGGER one_paper_at_a_time AFTER INSERT OR UPDATE ON exam_sittings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.guard_sitting();

create table exams (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  state text not null default 'planned'::text,
  lock_on date,
  has_date_sheet boolean not null default false,
  gap_rule text not null default 'oneADay'::text,
  starts_at_minute smallint not null default 540,
  minutes smallint not null default 180,
  announced_at timestamp with time zone,
  event_id uuid,
  invigilators_a_room smallint not null default 1,
  constraint exams_pkey PRIMARY KEY (school_id, id),
  constraint exams_school_id_year_id_name_key UNIQUE (school_id, year_id, name),
  constraint exams_event_fkey FOREIGN KEY (school_id, event_id) REFERENCES calendar_events(school_id, id) ON DELETE SET NULL (event_id),
  constraint exams_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint exams_check CHECK ((starts_on <= ends_on)),
  constraint exams_gap_rule_check CHECK ((gap_rule = ANY (ARRAY['none'::text, 'oneADay'::text, 'dayBetween'::text]))),
  constraint exams_invigilators_a_room_check CHECK (((invigilators_a_room >= 1) AND (invigilators_a_room <= 3))),
  constraint exams_minutes_check CHECK (((minutes >= 10) AND (minutes <= 600))),
  constraint exams_starts_at_minute_check CHECK (((starts_at_minute >= 0) AND (starts_at_minute <= 1439))),
  constraint exams_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'held'::text, 'published'::text])))
);
CREATE INDEX exams_school_id_event_id_idx ON exams USING btree (school_id, event_id) WHERE (event_id IS NOT NULL);
create policy tenant_isolation on exams for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER names_in AFTER INSERT ON exams REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_on AFTER UPDATE ON exams REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_out AFTER DELETE ON exams REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');

create table expense_categories (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  account_code text not null,
  "position" integer not null default 0,
  constraint expense_categories_pkey PRIMARY KEY (school_id, id),
  constraint expense_categories_school_id_name_key UNIQUE (school_id, name),
  constraint expense_categories_school_id_account_code_fkey FOREIGN KEY (school_id, account_code) REFERENCES ledger_accounts(school_id, code),
  constraint expense_categories_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on expense_categories for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER names_in AFTER INSERT ON expense_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_on AFTER UPDATE ON expense_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_out AFTER DELETE ON expense_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');

create table expenses (
  school_id uuid not null,
  id uuid not null,
  category_id uuid not null,
  amount_paise bigint not null,
  description text not null,
  spent_on date not null,
  paid_from text not null default 'cash'::text,
  receipt_file_id uuid,
  entry_no bigint not null,
  state text not null default 'live'::text,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint expenses_pkey PRIMARY KEY (school_id, id),
  constraint expenses_school_id_category_id_fkey FOREIGN KEY (school_id, category_id) REFERENCES expense_categories(school_id, id),
  constraint expenses_school_id_entry_no_fkey FOREIGN KEY (school_id, entry_no) REFERENCES journal(school_id, entry_no),
  constraint expenses_school_id_receipt_file_id_fkey FOREIGN KEY (school_id, receipt_file_id) REFERENCES files(school_id, id),
  constraint expenses_amount_paise_check CHECK ((amount_paise > 0)),
  constraint expenses_paid_from_check CHECK ((paid_from = ANY (ARRAY['cash'::text, 'bank'::text]))),
  constraint expenses_state_check CHECK ((state = ANY (ARRAY['live'::text, 'reversed'::text])))
);
CREATE INDEX expenses_school_id_spent_on_idx ON expenses USING btree (school_id, spent_on);
create policy tenant_isolation on expenses for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER names_in AFTER INSERT ON expenses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_on AFTER UPDATE ON expenses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_out AFTER DELETE ON expenses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');

create table fee_accounts (
  school_id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  charged bigint[] not null,
  paid bigint[] not null default '{0,0,0,0,0,0,0,0,0,0,0,0}'::bigint[],
  paid_on date[] not null default '{NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL}'::date[],
  arrears_charged bigint not null default 0,
  arrears_paid bigint not null default 0,
  due_extended_to date,
  is_settled boolean not null generated always as (((paid = charged) AND (arrears_paid = arrears_charged))) stored,
  paid_through smallint not null generated always as (app.paid_through(charged, paid, paid_on, arrears_charged, arrears_paid)) stored,
  arrears_since date,
  constraint fee_accounts_pkey PRIMARY KEY (school_id, year_id, student_id),
  constraint fee_accounts_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint fee_accounts_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id)
);
CREATE INDEX fee_accounts_open ON fee_accounts USING btree (school_id, year_id, student_id) WHERE (NOT is_settled);
CREATE INDEX fee_accounts_school_id_student_id_idx ON fee_accounts USING btree (school_id, student_id);
create policy tenant_isolation on fee_accounts for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OF charged, arrears_charged, due_extended_to OR TRUNCATE ON fee_accounts FOR EACH STATEMENT WHEN ((current_setting('app.marked_fees'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('fees');

create table fee_heads (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  account_code text not null,
  "position" integer not null default 0,
  is_optional boolean not null default false,
  constraint fee_heads_pkey PRIMARY KEY (school_id, id),
  constraint fee_heads_school_id_name_key UNIQUE (school_id, name),
  constraint fee_heads_school_id_account_code_fkey FOREIGN KEY (school_id, account_code) REFERENCES ledger_accounts(school_id, code),
  constraint fee_heads_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint fee_heads_kind_check CHECK ((kind = ANY (ARRAY['tuition'::text, 'transport'::text, 'lab'::text, 'exam'::text, 'admission'::text, 'annual'::text, 'activity'::text, 'late'::text, 'bounce'::text, 'arrears'::text, 'other'::text])))
);
create policy tenant_isolation on fee_heads for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER directory_in AFTER INSERT ON fee_heads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_on AFTER UPDATE ON fee_heads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_out AFTER DELETE ON fee_heads REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();

create table fee_month_totals (
  school_id uuid not null,
  year_id uuid not null,
  class_id uuid not null,
  month_no smallint not null,
  charged_paise bigint not null default 0,
  collected_paise bigint not null default 0,
  paid_students integer not null default 0,
  pending_students integer not null default 0,
  constraint fee_month_totals_pkey PRIMARY KEY (school_id, year_id, class_id, month_no),
  constraint fee_month_totals_school_id_class_id_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes(school_id, id),
  constraint fee_month_totals_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint fee_month_totals_possible CHECK (app.is_possible_month_total(month_no, charged_paise, collected_paise))
);
create policy tenant_isolation on fee_month_totals for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OF charged_paise OR TRUNCATE ON fee_month_totals FOR EACH STATEMENT WHEN ((current_setting('app.marked_fees'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('fees');

create table fee_rates (
  school_id uuid not null,
  year_id uuid not null,
  class_id uuid not null,
  head_id uuid not null,
  month_no smallint not null,
  amount_paise bigint not null,
  constraint fee_rates_pkey PRIMARY KEY (school_id, year_id, class_id, head_id, month_no),
  constraint fee_rates_school_id_class_id_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes(school_id, id),
  constraint fee_rates_school_id_head_id_fkey FOREIGN KEY (school_id, head_id) REFERENCES fee_heads(school_id, id),
  constraint fee_rates_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint fee_rates_amount_paise_check CHECK ((amount_paise >= 0)),
  constraint fee_rates_month_no_check CHECK (((month_no >= 1) AND (month_no <= 12)))
);
create policy tenant_isolation on fee_rates for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table fee_rules (
  school_id uuid not null,
  year_id uuid not null,
  due_day smallint not null default 10,
  grace_days smallint not null default 0,
  late_kind text not null default 'none'::text,
  late_paise bigint not null default 0,
  late_cap_paise bigint not null default 0,
  sibling_discount_bp integer not null default 0,
  bounce_charge_paise bigint not null default 0,
  first_month smallint not null default 1,
  late_from_month smallint not null default 1,
  sibling_bp_by_month integer[],
  constraint fee_rules_pkey PRIMARY KEY (school_id, year_id),
  constraint fee_rules_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint fee_rules_bounce_charge_paise_check CHECK ((bounce_charge_paise >= 0)),
  constraint fee_rules_due_day_check CHECK (((due_day >= 1) AND (due_day <= 28))),
  constraint fee_rules_first_month_check CHECK (((first_month >= 1) AND (first_month <= 12))),
  constraint fee_rules_grace_days_check CHECK (((grace_days >= 0) AND (grace_days <= 60))),
  constraint fee_rules_late_cap_paise_check CHECK ((late_cap_paise >= 0)),
  constraint fee_rules_late_from_month_check CHECK (((late_from_month >= 1) AND (late_from_month <= 12))),
  constraint fee_rules_late_kind_check CHECK ((late_kind = ANY (ARRAY['none'::text, 'fixed'::text, 'per day'::text]))),
  constraint fee_rules_late_paise_check CHECK ((late_paise >= 0)),
  constraint fee_rules_sibling_bp_by_month_check CHECK ((cardinality(sibling_bp_by_month) = 12)),
  constraint fee_rules_sibling_discount_bp_check CHECK (((sibling_discount_bp >= 0) AND (sibling_discount_bp <= 10000)))
);
create policy tenant_isolation on fee_rules for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON fee_rules FOR EACH STATEMENT WHEN ((current_setting('app.marked_fees'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('fees');

create table files (
  school_id uuid not null,
  id uuid not null,
  storage_key text not null,
  name text not null,
  media_type text not null,
  size_bytes bigint not null,
  sha256 bytea not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  damaged_at timestamp with time zone,
  damage text,
  constraint files_pkey PRIMARY KEY (school_id, id),
  constraint files_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint files_damage_check CHECK ((damage = ANY (ARRAY['missing'::text, 'changed'::text]))),
  constraint files_size_bytes_check CHECK ((size_bytes >= 0))
);
CREATE INDEX files_school_id_idx ON files USING btree (school_id) WHERE (damaged_at IS NOT NULL);
create policy tenant_isolation on files for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table grade_scales (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  bands jsonb not null,
  preset text not null default ''::text,
  source text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint grade_scales_pkey PRIMARY KEY (school_id, id),
  constraint grade_scales_school_id_name_key UNIQUE (school_id, name),
  constraint grade_scales_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint grade_scales_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
);
create policy tenant_isolation on grade_scales for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER names_in AFTER INSERT ON grade_scales REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_on AFTER UPDATE ON grade_scales REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_out AFTER DELETE ON grade_scales REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');

create table guardians (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  phone text not null default ''::text,
  email text not null default ''::text,
  occupation text not null default ''::text,
  consent_at timestamp with time zone,
  consent_note text not null default ''::text,
  consent_withdrawn_at timestamp with time zone,
  constraint guardians_pkey PRIMARY KEY (school_id, id),
  constraint guardians_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX guardians_school_id_email_idx ON guardians USING btree (school_id, email) WHERE (email <> ''::text);
CREATE INDEX guardians_school_id_phone_idx ON guardians USING btree (school_id, phone);
create policy tenant_isolation on guardians for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER keep_directory AFTER UPDATE ON guardians REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_directory_of_guardians();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON guardians FOR EACH STATEMENT WHEN ((current_setting('app.marked_students'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('students');
CREATE TRIGGER names_in AFTER INSERT ON guardians REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_on AFTER UPDATE ON guardians REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_out AFTER DELETE ON guardians REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER stop_messages AFTER DELETE ON guardians FOR EACH ROW EXECUTE FUNCTION app.stop_messages();

create table idempotency_keys (
  school_id uuid not null,
  key text not null,
  call text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (school_id, key),
  constraint idempotency_keys_possible CHECK (app.is_possible_key(key))
);
create policy tenant_isolation on idempotency_keys for all using ((school_id = app.school())) with check ((school_id = app.school()));

create table identity_changes (
  school_id uuid not null,
  id uuid not null,
  student_id uuid not null,
  act text not null,
  guardian_id uuid,
  input jsonb not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null default ''::text,
  state text not null default 'waiting'::text,
  asked_by uuid not null,
  asked_at timestamp with time zone not null default now(),
  decided_by uuid,
  decided_at timestamp with time zone,
  note text not null default ''::text,
  constraint identity_changes_pkey PRIMARY KEY (school_id, id),
  constraint identity_changes_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint identity_changes_act_check CHECK ((act = ANY (ARRAY['editStudent'::text, 'addGuardian'::text, 'editGuardian'::text, 'removeGuardian'::text]))),
  constraint identity_changes_check CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint identity_changes_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text])))
);
CREATE INDEX identity_changes_school_id_state_asked_at_idx ON identity_changes USING btree (school_id, state, asked_at DESC);
CREATE INDEX identity_changes_school_id_student_id_idx ON identity_changes USING btree (school_id, student_id);
CREATE UNIQUE INDEX one_waits_at_a_time ON identity_changes USING btree (school_id, student_id, act, COALESCE(guardian_id, student_id)) WHERE (state = 'waiting'::text);
create policy tenant_isolation on identity_changes for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table identity_codes (
  id uuid not null,
  purpose text not null,
  account_id uuid not null,
  secret_hash bytea not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  registration_id uuid,
  constraint identity_codes_pkey PRIMARY KEY (id),
  constraint identity_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint identity_codes_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id),
  constraint identity_codes_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'register'::text, 'wait'::text, 'reset'::text, 'invite'::text])))
);
CREATE INDEX identity_codes_account_id_purpose_idx ON identity_codes USING btree (account_id, purpose) WHERE (used_at IS NULL);
CREATE INDEX identity_codes_registration_id_idx ON identity_codes USING btree (registration_id) WHERE (used_at IS NULL);
CREATE INDEX identity_codes_secret_hash_idx ON identity_codes USING btree (secret_hash);

create table import_items (
  school_id uuid not null,
  import_id uuid not null,
  entity_id uuid not null,
  row_no integer not null,
  before jsonb,
  after jsonb,
  constraint import_items_pkey PRIMARY KEY (school_id, import_id, entity_id),
  constraint import_items_school_id_import_id_fkey FOREIGN KEY (school_id, import_id) REFERENCES imports(school_id, id),
  constraint changed_both_ways CHECK (((before IS NULL) = (after IS NULL)))
);
CREATE INDEX import_items_school_id_entity_id_idx ON import_items USING btree (school_id, entity_id);
create policy tenant_isolation on import_items for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table import_progress (
  school_id uuid not null,
  id uuid not null,
  step text not null,
  done integer not null,
  total integer not null,
  told_at timestamp with time zone not null default now(),
  constraint import_progress_pkey PRIMARY KEY (school_id, id),
  constraint import_progress_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint import_progress_step_check CHECK ((step = ANY (ARRAY['reading'::text, 'checking'::text, 'people'::text, 'guardians'::text, 'words'::text, 'seats'::text, 'fees'::text])))
);
create policy tenant_isolation on import_progress for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table imports (
  school_id uuid not null,
  id uuid not null,
  kind text not null,
  file_name text not null,
  headers jsonb not null,
  mapping jsonb not null,
  cells jsonb,
  state text not null default 'read'::text,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  done_at timestamp with time zone,
  row_numbers jsonb,
  left_out jsonb not null default '[]'::jsonb,
  creates_classes boolean not null default false,
  left_rows jsonb,
  tidies_names boolean not null default false,
  constraint imports_pkey PRIMARY KEY (school_id, id),
  constraint imports_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint imports_check CHECK (((state = 'read'::text) = (cells IS NOT NULL))),
  constraint imports_kind_check CHECK ((kind = ANY (ARRAY['students'::text, 'employees'::text]))),
  constraint imports_state_check CHECK ((state = ANY (ARRAY['read'::text, 'done'::text, 'undone'::text])))
);
CREATE INDEX imports_school_id_created_at_idx ON imports USING btree (school_id, created_at);
create policy tenant_isolation on imports for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table installation_facts (
  name text not null,
  value jsonb not null,
  at timestamp with time zone not null default now(),
  constraint installation_facts_pkey PRIMARY KEY (name)
);

create table invitations (
  school_id uuid not null,
  id uuid not null,
  email text not null,
  name text not null,
  invited_by uuid not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint invitations_pkey PRIMARY KEY (school_id, id),
  constraint invitations_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint invitations_email_check CHECK ((email = lower(email)))
);
CREATE INDEX invitations_school_id_secret_hash_idx ON invitations USING btree (school_id, secret_hash);
CREATE UNIQUE INDEX one_open_invitation ON invitations USING btree (school_id, email) WHERE (ended_at IS NULL);
create policy tenant_isolation on invitations for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table journal (
  school_id uuid not null,
  entry_no bigint not null,
  kind text not null,
  on_date date not null,
  debit_code text not null,
  credit_code text not null,
  amount_paise bigint not null,
  student_id uuid,
  document_id uuid,
  reverses_no bigint,
  memo text not null default ''::text,
  account_id uuid,
  created_at timestamp with time zone not null,
  hash bytea not null,
  constraint journal_pkey PRIMARY KEY (school_id, entry_no),
  constraint journal_school_id_credit_code_fkey FOREIGN KEY (school_id, credit_code) REFERENCES ledger_accounts(school_id, code),
  constraint journal_school_id_debit_code_fkey FOREIGN KEY (school_id, debit_code) REFERENCES ledger_accounts(school_id, code),
  constraint journal_school_id_reverses_no_fkey FOREIGN KEY (school_id, reverses_no) REFERENCES journal(school_id, entry_no),
  constraint journal_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint journal_possible CHECK (app.is_possible_entry(journal.*))
);
CREATE UNIQUE INDEX journal_reversed_once ON journal USING btree (school_id, reverses_no) WHERE (reverses_no IS NOT NULL);
CREATE INDEX journal_school_id_on_date_idx ON journal USING btree (school_id, on_date);
CREATE INDEX journal_school_id_student_id_idx ON journal USING btree (school_id, student_id) WHERE (student_id IS NOT NULL);
create policy tenant_isolation on journal for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = app.school()));

create table known_devices (
  school_id uuid not null,
  account_id uuid not null,
  device_hash bytea not null,
  first_seen_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  constraint known_devices_pkey PRIMARY KEY (school_id, account_id, device_hash),
  constraint known_devices_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on known_devices for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table leave_requests (
  school_id uuid not null,
  id uuid not null,
  employee_id uuid,
  student_id uuid,
  type_id uuid,
  from_date date not null,
  to_date date not null,
  reason text not null default ''::text,
  state text not null default 'applied'::text,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  half_day boolean not null default false,
  decision_note text not null default ''::text,
  from_register boolean not null default false,
  half text not null default 'second'::text,
  constraint leave_requests_pkey PRIMARY KEY (school_id, id),
  constraint leave_requests_school_id_employee_id_fkey FOREIGN KEY (school_id, employee_id) REFERENCES employees(school_id, id),
  constraint leave_requests_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint leave_requests_school_id_type_id_fkey FOREIGN KEY (school_id, type_id) REFERENCES leave_types(school_id, id),
  constraint half_day_is_one_day CHECK (((NOT half_day) OR (from_date = to_date))),
  constraint leave_requests_check CHECK ((from_date <= to_date)),
  constraint leave_requests_check1 CHECK (((employee_id IS NULL) <> (student_id IS NULL))),
  constraint leave_requests_half_check CHECK ((half = ANY (ARRAY['first'::text, 'second'::text]))),
  constraint leave_requests_state_check CHECK ((state = ANY (ARRAY['applied'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text]))),
  constraint no_overlapping_leave EXCLUDE USING gist (school_id WITH =, COALESCE(employee_id, student_id) WITH =, daterange(from_date, to_date, '[]'::text) WITH &&) WHERE ((state = ANY (ARRAY['applied'::text, 'approved'::text])))
);
CREATE INDEX leave_by_end ON leave_requests USING btree (school_id, to_date) WHERE (state = 'approved'::text);
CREATE INDEX leave_requests_school_id_employee_id_idx ON leave_requests USING btree (school_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX leave_requests_school_id_from_date_idx ON leave_requests USING btree (school_id, from_date);
CREATE INDEX leave_requests_school_id_student_id_idx ON leave_requests USING btree (school_id, student_id) WHERE (student_id IS NOT NULL);
CREATE INDEX leave_to_decide ON leave_requests USING btree (school_id) WHERE (state = 'applied'::text);
create policy tenant_isolation on leave_requests for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER leave_alone BEFORE INSERT OR UPDATE ON leave_requests FOR EACH STATEMENT EXECUTE FUNCTION app.take_leave_lock();
CREATE CONSTRAINT TRIGGER leave_true AFTER INSERT OR UPDATE ON leave_requests DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.guard_leave();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON leave_requests FOR EACH STATEMENT WHEN ((current_setting('app.marked_attendance'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('attendance');

create table leave_types (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  days_a_year numeric(5,1) not null default 0,
  constraint leave_types_pkey PRIMARY KEY (school_id, id),
  constraint leave_types_school_id_name_key UNIQUE (school_id, name),
  constraint leave_types_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on leave_types for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON leave_types FOR EACH STATEMENT WHEN ((current_setting('app.marked_attendance'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('attendance');
CREATE TRIGGER names_in AFTER INSERT ON leave_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_on AFTER UPDATE ON leave_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_out AFTER DELETE ON leave_types REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');

create table ledger_accounts (
  school_id uuid not null,
  code text not null,
  name text not null,
  kind text not null,
  constraint ledger_accounts_pkey PRIMARY KEY (school_id, code),
  constraint ledger_accounts_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint ledger_accounts_kind_check CHECK ((kind = ANY (ARRAY['asset'::text, 'liability'::text, 'income'::text, 'expense'::text, 'equity'::text])))
);
create policy tenant_isolation on ledger_accounts for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table ledger_heads (
  school_id uuid not null,
  last_entry_no bigint not null default 0,
  last_hash bytea not null default '\x'::bytea,
  last_at timestamp with time zone,
  closed_until date not null default '-infinity'::date,
  receipts_year integer,
  last_receipt_no integer not null default 0,
  constraint ledger_heads_pkey PRIMARY KEY (school_id),
  constraint ledger_heads_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on ledger_heads for all using ((school_id = app.school())) with check ((school_id = app.school()));

create table logbook_entries (
  school_id uuid not null,
  teacher_id uuid not null,
  on_date date not null,
  period_id uuid not null,
  section_id uuid not null,
  subject_id uuid not null,
  description text not null default ''::text,
  homework text not null default ''::text,
  account_id uuid,
  recorded_at timestamp with time zone not null default now(),
  chapter_id uuid,
  constraint logbook_entries_pkey PRIMARY KEY (school_id, teacher_id, on_date, period_id),
  constraint logbook_entries_school_id_chapter_id_fkey FOREIGN KEY (school_id, chapter_id) REFERENCES textbook_chapters(school_id, id) ON DELETE SET NULL (chapter_id),
  constraint logbook_entries_school_id_period_id_fkey FOREIGN KEY (school_id, period_id) REFERENCES periods(school_id, id),
  constraint logbook_entries_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id),
  constraint logbook_entries_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id),
  constraint logbook_entries_school_id_teacher_id_fkey FOREIGN KEY (school_id, teacher_id) REFERENCES employees(school_id, id)
);
CREATE INDEX logbook_entries_school_id_chapter_id_idx ON logbook_entries USING btree (school_id, chapter_id) WHERE (chapter_id IS NOT NULL);
CREATE INDEX logbook_entries_school_id_on_date_idx ON logbook_entries USING btree (school_id, on_date);
CREATE INDEX logbook_entries_school_id_section_id_subject_id_on_date_idx ON logbook_entries USING btree (school_id, section_id, subject_id, on_date);
create policy tenant_isolation on logbook_entries for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON logbook_entries FOR EACH STATEMENT WHEN ((current_setting('app.marked_lessons'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('lessons');

create table logbook_reviews (
  school_id uuid not null,
  teacher_id uuid not null,
  on_date date not null,
  remark text not null default ''::text,
  account_id uuid,
  reviewed_at timestamp with time zone not null default now(),
  constraint logbook_reviews_pkey PRIMARY KEY (school_id, teacher_id, on_date),
  constraint logbook_reviews_school_id_teacher_id_fkey FOREIGN KEY (school_id, teacher_id) REFERENCES employees(school_id, id),
  constraint logbook_reviews_remark_check CHECK ((length(remark) <= 500))
);
create policy tenant_isolation on logbook_reviews for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON logbook_reviews FOR EACH STATEMENT WHEN ((current_setting('app.marked_lessons'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('lessons');

create table mail_channels (
  school_id uuid not null,
  host text not null,
  port integer not null,
  username text not null,
  password_sealed bytea,
  from_address text not null,
  changed_at timestamp with time zone not null default now(),
  constraint mail_channels_pkey PRIMARY KEY (school_id),
  constraint mail_channels_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint mail_channels_check CHECK (((username = ''::text) OR (password_sealed IS NOT NULL))),
  constraint mail_channels_from_address_check CHECK (((from_address ~ '^[^\s@<>"]+@[^\s@<>"]+$'::text) AND (length(from_address) <= 254))),
  constraint mail_channels_host_check CHECK (((length(host) >= 1) AND (length(host) <= 253))),
  constraint mail_channels_port_check CHECK (((port >= 1) AND (port <= 65535))),
  constraint mail_channels_username_check CHECK ((length(username) <= 254))
);
create policy tenant_isolation on mail_channels for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table mail_outbox (
  id uuid not null,
  school_id uuid,
  recipient text not null,
  subject text not null,
  body_text text not null,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  last_error text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  constraint mail_outbox_pkey PRIMARY KEY (id),
  constraint mail_outbox_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint mail_outbox_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'kept'::text])))
);
CREATE INDEX mail_outbox_created_at_idx ON mail_outbox USING btree (created_at);
CREATE INDEX mail_outbox_school_id_idx ON mail_outbox USING btree (school_id);
CREATE INDEX mail_waiting ON mail_outbox USING btree (created_at) WHERE (state = 'waiting'::text);
create policy post on mail_outbox for all using ((( SELECT app.key('post'::text) AS key) = 'open'::text)) with check ((( SELECT app.key('post'::text) AS key) = 'open'::text));
create policy put on mail_outbox for insert using () with check (true);

create table mark_adjustments (
  school_id uuid not null,
  id uuid not null,
  paper_id uuid not null,
  student_id uuid,
  kind text not null,
  marks numeric(6,2) not null,
  reason text not null,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  withdrawn_at timestamp with time zone,
  constraint mark_adjustments_pkey PRIMARY KEY (school_id, id),
  constraint mark_adjustments_school_id_paper_id_fkey FOREIGN KEY (school_id, paper_id) REFERENCES exam_papers(school_id, id),
  constraint mark_adjustments_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint mark_adjustments_check CHECK (((kind = 'grace'::text) = (student_id IS NOT NULL))),
  constraint mark_adjustments_kind_check CHECK ((kind = ANY (ARRAY['grace'::text, 'moderation'::text]))),
  constraint mark_adjustments_marks_check CHECK ((marks <> (0)::numeric)),
  constraint mark_adjustments_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300)))
);
CREATE INDEX mark_adjustments_school_id_paper_id_idx ON mark_adjustments USING btree (school_id, paper_id);
CREATE INDEX mark_adjustments_school_id_student_id_idx ON mark_adjustments USING btree (school_id, student_id);
create policy tenant_isolation on mark_adjustments for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table marks (
  school_id uuid not null,
  paper_id uuid not null,
  student_id uuid not null,
  marks numeric(6,2),
  code text not null default ''::text,
  former_school text not null default ''::text,
  account_id uuid,
  updated_at timestamp with time zone not null default now(),
  constraint marks_pkey PRIMARY KEY (school_id, paper_id, student_id),
  constraint marks_school_id_paper_id_fkey FOREIGN KEY (school_id, paper_id) REFERENCES exam_papers(school_id, id),
  constraint marks_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint marks_check CHECK (((marks IS NULL) = (code <> ''::text))),
  constraint marks_code_check CHECK ((code = ANY (ARRAY[''::text, 'AB'::text, 'ML'::text, 'EX'::text, 'NA'::text]))),
  constraint marks_marks_check CHECK ((marks >= (0)::numeric))
);
CREATE INDEX marks_school_id_student_id_idx ON marks USING btree (school_id, student_id);
create policy tenant_isolation on marks for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table notice_categories (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  constraint notice_categories_pkey PRIMARY KEY (school_id, id),
  constraint notice_categories_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint notice_categories_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
);
CREATE UNIQUE INDEX one_notice_category_of_a_name ON notice_categories USING btree (school_id, lower(name));
create policy tenant_isolation on notice_categories for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table notice_channels (
  school_id uuid not null,
  channel text not null,
  url text not null,
  secret text,
  changed_at timestamp with time zone not null default now(),
  secret_sealed bytea,
  constraint notice_channels_pkey PRIMARY KEY (school_id, channel),
  constraint notice_channels_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint notice_channels_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'whatsapp'::text]))),
  constraint notice_channels_secret_check CHECK (((length(secret) >= 16) AND (length(secret) <= 200))),
  constraint notice_channels_url_check CHECK (((url ~ '^https?://'::text) AND (length(url) <= 500))),
  constraint one_secret CHECK ((num_nonnulls(secret, secret_sealed) = 1))
);
create policy tenant_isolation on notice_channels for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table notice_deliveries (
  school_id uuid not null,
  id uuid not null,
  notice_id uuid not null,
  channel text not null,
  guardian_id uuid,
  employee_id uuid,
  name text not null,
  address text not null,
  places jsonb not null default '{}'::jsonb,
  state text not null default 'queued'::text,
  attempts integer not null default 0,
  reason text not null default ''::text,
  due_at timestamp with time zone not null default now(),
  done_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  confirm_key uuid,
  confirmed_at timestamp with time zone,
  confirmed_by uuid,
  reminders integer not null default 0,
  constraint notice_deliveries_pkey PRIMARY KEY (school_id, id),
  constraint notice_deliveries_school_id_employee_id_fkey FOREIGN KEY (school_id, employee_id) REFERENCES employees(school_id, id),
  constraint notice_deliveries_school_id_notice_id_fkey FOREIGN KEY (school_id, notice_id) REFERENCES notices(school_id, id) ON DELETE CASCADE,
  constraint noted_means_confirmed CHECK (((confirmed_by IS NULL) OR (confirmed_at IS NOT NULL))),
  constraint notice_deliveries_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text, 'whatsapp'::text]))),
  constraint notice_deliveries_check CHECK (((guardian_id IS NULL) <> (employee_id IS NULL))),
  constraint notice_deliveries_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'skipped'::text])))
);
CREATE INDEX notice_deliveries_failed ON notice_deliveries USING btree (school_id, notice_id) WHERE (state = 'failed'::text);
CREATE UNIQUE INDEX notice_deliveries_school_id_confirm_key_idx ON notice_deliveries USING btree (school_id, confirm_key) WHERE (confirm_key IS NOT NULL);
CREATE INDEX notice_deliveries_school_id_due_at_id_idx ON notice_deliveries USING btree (school_id, due_at, id) WHERE (state = 'queued'::text);
CREATE INDEX notice_deliveries_school_id_employee_id_idx ON notice_deliveries USING btree (school_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX notice_deliveries_school_id_guardian_id_idx ON notice_deliveries USING btree (school_id, guardian_id) WHERE (guardian_id IS NOT NULL);
CREATE UNIQUE INDEX one_message_a_person ON notice_deliveries USING btree (school_id, notice_id, channel, COALESCE(guardian_id, employee_id));
CREATE UNIQUE INDEX one_message_an_address ON notice_deliveries USING btree (school_id, notice_id, channel, lower(address)) WHERE (address <> ''::text);
create policy tenant_isolation on notice_deliveries for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON notice_deliveries FOR EACH STATEMENT WHEN ((current_setting('app.marked_notices'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('notices');

create table notices (
  school_id uuid not null,
  id uuid not null,
  title text not null,
  body_html text not null,
  audience jsonb not null default '{"kind": "all"}'::jsonb,
  category text not null default ''::text,
  is_pinned boolean not null default false,
  attachment_file_id uuid,
  state text not null default 'draft'::text,
  publish_at timestamp with time zone,
  expires_on date,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  channels text[] not null default '{mail}'::text[],
  number integer,
  number_year integer,
  recipients integer not null default 0,
  sent_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  version integer not null default 1,
  asks_confirmation boolean not null default false,
  constraint notices_pkey PRIMARY KEY (school_id, id),
  constraint notices_school_id_attachment_file_id_fkey FOREIGN KEY (school_id, attachment_file_id) REFERENCES files(school_id, id),
  constraint notices_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint a_number_has_its_year CHECK (((number IS NULL) = (number_year IS NULL))),
  constraint notices_channels_check CHECK ((channels <@ ARRAY['mail'::text, 'sms'::text, 'whatsapp'::text])),
  constraint notices_number_check CHECK ((number > 0)),
  constraint notices_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'withdrawn'::text]))),
  constraint scheduled_has_a_time CHECK (((state <> 'scheduled'::text) OR (publish_at IS NOT NULL)))
);
CREATE INDEX notices_publish_at_idx ON notices USING btree (publish_at) WHERE (state = 'scheduled'::text);
CREATE INDEX notices_school_id_lower_idx ON notices USING btree (school_id, lower(category)) WHERE (category <> ''::text);
CREATE INDEX notices_school_id_publish_at_idx ON notices USING btree (school_id, publish_at DESC);
CREATE INDEX notices_school_id_state_publish_at_idx ON notices USING btree (school_id, state, publish_at DESC);
CREATE UNIQUE INDEX one_circular_a_number ON notices USING btree (school_id, number_year, number) WHERE (number IS NOT NULL);
create policy tenant_isolation on notices for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON notices FOR EACH STATEMENT WHEN ((current_setting('app.marked_notices'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('notices');
CREATE TRIGGER names_in AFTER INSERT ON notices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_on AFTER UPDATE OF category ON notices FOR EACH ROW WHEN ((old.category IS DISTINCT FROM new.category)) EXECUTE FUNCTION app.note_category_change();
CREATE TRIGGER names_out AFTER DELETE ON notices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');

create table own_questions (
  school_id uuid not null,
  id uuid not null,
  subject_id uuid not null,
  chapter_number integer not null,
  type text not null,
  level text not null,
  marks numeric(4,1) not null,
  question text not null,
  options jsonb not null default '[]'::jsonb,
  answer text not null default ''::text,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  constraint own_questions_pkey PRIMARY KEY (school_id, id),
  constraint own_questions_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id),
  constraint own_questions_level_check CHECK ((level = ANY (ARRAY['remember'::text, 'understand'::text, 'apply'::text, 'analyse'::text]))),
  constraint own_questions_marks_check CHECK ((marks > (0)::numeric))
);
CREATE INDEX own_questions_school_id_subject_id_idx ON own_questions USING btree (school_id, subject_id);
create policy tenant_isolation on own_questions for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table payments (
  school_id uuid not null,
  id uuid not null,
  student_id uuid not null,
  year_id uuid not null,
  amount_paise bigint not null,
  mode text not null,
  instrument_number text not null default ''::text,
  bank_name text not null default ''::text,
  instrument_date date,
  received_on date not null,
  financial_year integer not null,
  receipt_no integer not null,
  entry_no bigint not null,
  state text not null default 'live'::text,
  cheque_state text,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  batch_id uuid,
  slip_id uuid,
  deposited_on date,
  settled_on date,
  reprints integer not null default 0,
  constraint payments_pkey PRIMARY KEY (school_id, id),
  constraint payments_school_id_financial_year_receipt_no_key UNIQUE (school_id, financial_year, receipt_no),
  constraint payments_school_id_entry_no_fkey FOREIGN KEY (school_id, entry_no) REFERENCES journal(school_id, entry_no),
  constraint payments_school_id_slip_id_fkey FOREIGN KEY (school_id, slip_id) REFERENCES deposit_slips(school_id, id),
  constraint payments_school_id_year_id_student_id_fkey FOREIGN KEY (school_id, year_id, student_id) REFERENCES fee_accounts(school_id, year_id, student_id),
  constraint payments_possible CHECK (app.is_possible_payment(payments.*))
);
CREATE INDEX payments_by_reference ON payments USING btree (school_id, lower(instrument_number)) WHERE (instrument_number <> ''::text);
CREATE INDEX payments_school_id_cheque_state_received_on_idx ON payments USING btree (school_id, cheque_state, received_on) WHERE (cheque_state IS NOT NULL);
CREATE INDEX payments_school_id_created_at_idx ON payments USING btree (school_id, created_at DESC);
CREATE INDEX payments_school_id_received_on_idx ON payments USING btree (school_id, received_on);
CREATE INDEX payments_school_id_slip_id_idx ON payments USING btree (school_id, slip_id) WHERE (slip_id IS NOT NULL);
CREATE INDEX payments_school_id_student_id_created_at_idx ON payments USING btree (school_id, student_id, created_at);
create policy tenant_isolation on payments for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = app.school()));
CREATE TRIGGER guard_cheque_days BEFORE UPDATE OF deposited_on, settled_on ON payments FOR EACH ROW WHEN (((new.deposited_on IS DISTINCT FROM old.deposited_on) OR (new.settled_on IS DISTINCT FROM old.settled_on))) EXECUTE FUNCTION app.guard_cheque_days();
CREATE TRIGGER mark_change AFTER DELETE OR UPDATE OR TRUNCATE ON payments FOR EACH STATEMENT WHEN ((current_setting('app.marked_fees'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('fees');

create table periods (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  "position" integer not null,
  starts_at_minute integer not null,
  ends_at_minute integer not null,
  constraint periods_pkey PRIMARY KEY (school_id, id),
  constraint periods_school_id_name_key UNIQUE (school_id, name),
  constraint periods_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint periods_check CHECK ((starts_at_minute < ends_at_minute)),
  constraint periods_ends_at_minute_check CHECK (((ends_at_minute >= 1) AND (ends_at_minute <= 1440))),
  constraint periods_starts_at_minute_check CHECK (((starts_at_minute >= 0) AND (starts_at_minute <= 1439))),
  constraint periods_do_not_overlap EXCLUDE USING gist (school_id WITH =, int4range(starts_at_minute, ends_at_minute) WITH &&) DEFERRABLE INITIALLY DEFERRED
);
create policy tenant_isolation on periods for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER directory_in AFTER INSERT ON periods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_on AFTER UPDATE ON periods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_out AFTER DELETE ON periods REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON periods FOR EACH STATEMENT WHEN ((current_setting('app.marked_classes'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('classes');

create table pinned_questions (
  school_id uuid not null,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  query jsonb not null,
  pinned_on date not null,
  created_at timestamp with time zone not null default now(),
  constraint pinned_questions_pkey PRIMARY KEY (school_id, id),
  constraint pinned_questions_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE UNIQUE INDEX one_pin_of_a_question ON pinned_questions USING btree (school_id, account_id, md5((query)::text));
create policy tenant_isolation on pinned_questions for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table public_codes (
  code text not null,
  school_id uuid not null,
  kind text not null,
  document_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint public_codes_pkey PRIMARY KEY (code),
  constraint public_codes_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint public_codes_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'certificate'::text])))
);
CREATE INDEX public_codes_school_id_document_id_idx ON public_codes USING btree (school_id, document_id);
create policy own_key on public_codes for all using (((school_id = ( SELECT app.school() AS school)) OR (code = ( SELECT app.key('code'::text) AS key)))) with check ((school_id = ( SELECT app.school() AS school)));

create table question_facts (
  school_id uuid not null,
  subject_id uuid not null,
  fingerprint text not null,
  type text not null,
  level text not null,
  marks numeric(4,1) not null,
  answer text not null default ''::text,
  changed_at timestamp with time zone not null default now(),
  constraint question_facts_pkey PRIMARY KEY (school_id, subject_id, fingerprint),
  constraint question_facts_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id),
  constraint question_facts_level_check CHECK ((level = ANY (ARRAY['remember'::text, 'understand'::text, 'apply'::text, 'analyse'::text]))),
  constraint question_facts_marks_check CHECK ((marks > (0)::numeric))
);
create policy tenant_isolation on question_facts for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table question_paper_items (
  school_id uuid not null,
  id uuid not null,
  paper_id uuid not null,
  section integer not null,
  "position" integer not null,
  is_alternative boolean not null default false,
  source text not null,
  source_id uuid not null,
  fingerprint text not null,
  chapter_number integer not null,
  chapter_name text not null,
  book text not null default ''::text,
  file_id uuid,
  page integer,
  type text not null,
  level text not null,
  marks numeric(4,1) not null,
  question text not null,
  options jsonb not null default '[]'::jsonb,
  answer text not null default ''::text,
  is_edited boolean not null default false,
  picture text not null default 'none'::text,
  picture_use text not null default 'beside'::text,
  picture_file_id uuid,
  constraint question_paper_items_pkey PRIMARY KEY (school_id, id),
  constraint question_paper_items_school_id_paper_id_fingerprint_key UNIQUE (school_id, paper_id, fingerprint),
  constraint question_paper_items_school_id_paper_id_section_position_is_key UNIQUE (school_id, paper_id, section, "position", is_alternative),
  constraint question_paper_items_school_id_paper_id_fkey FOREIGN KEY (school_id, paper_id) REFERENCES question_papers(school_id, id) ON DELETE CASCADE,
  constraint question_paper_items_school_id_picture_file_id_fkey FOREIGN KEY (school_id, picture_file_id) REFERENCES files(school_id, id),
  constraint question_paper_items_check CHECK (((picture = 'cut'::text) = (picture_file_id IS NOT NULL))),
  constraint question_paper_items_level_check CHECK ((level = ANY (ARRAY['remember'::text, 'understand'::text, 'apply'::text, 'analyse'::text]))),
  constraint question_paper_items_marks_check CHECK ((marks > (0)::numeric)),
  constraint question_paper_items_picture_check CHECK ((picture = ANY (ARRAY['none'::text, 'wanted'::text, 'cut'::text, 'failed'::text]))),
  constraint question_paper_items_picture_use_check CHECK ((picture_use = ANY (ARRAY['beside'::text, 'instead'::text]))),
  constraint question_paper_items_source_check CHECK ((source = ANY (ARRAY['book'::text, 'own'::text])))
);
CREATE INDEX question_paper_items_school_id_fingerprint_idx ON question_paper_items USING btree (school_id, fingerprint);
CREATE INDEX question_paper_items_school_id_paper_id_idx ON question_paper_items USING btree (school_id, paper_id) WHERE (picture = 'wanted'::text);
create policy tenant_isolation on question_paper_items for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table question_papers (
  school_id uuid not null,
  id uuid not null,
  subject_id uuid not null,
  title text not null,
  on_date date,
  minutes integer not null,
  language text not null default 'en'::text,
  instructions jsonb not null default '[]'::jsonb,
  sets integer not null default 1,
  has_answer_space boolean not null default false,
  state text not null default 'draft'::text,
  blueprint jsonb not null,
  seed integer not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  constraint question_papers_pkey PRIMARY KEY (school_id, id),
  constraint question_papers_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id),
  constraint question_papers_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text]))),
  constraint question_papers_minutes_check CHECK ((minutes > 0)),
  constraint question_papers_sets_check CHECK (((sets >= 1) AND (sets <= 4))),
  constraint question_papers_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'final'::text])))
);
CREATE INDEX question_papers_school_id_subject_id_created_at_idx ON question_papers USING btree (school_id, subject_id, created_at);
create policy tenant_isolation on question_papers for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table recovery_codes (
  school_id uuid not null,
  account_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (school_id, account_id, code_hash),
  constraint recovery_codes_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on recovery_codes for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table registers (
  school_id uuid not null,
  section_id uuid not null,
  on_date date not null,
  account_id uuid,
  taken_at timestamp with time zone not null default now(),
  version integer not null default 1,
  saved_at timestamp with time zone not null default now(),
  saved_by uuid,
  constraint registers_pkey PRIMARY KEY (school_id, section_id, on_date),
  constraint registers_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id)
);
CREATE INDEX registers_school_id_on_date_idx ON registers USING btree (school_id, on_date);
create policy tenant_isolation on registers for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON registers FOR EACH STATEMENT WHEN ((current_setting('app.marked_attendance'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('attendance');

create table registrations (
  id uuid not null,
  account_id uuid not null,
  key_hash bytea not null,
  name text not null,
  phone text not null,
  password_hash text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '1 day'::interval),
  constraint registrations_pkey PRIMARY KEY (id),
  constraint registrations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
CREATE INDEX registrations_account_id_created_at_idx ON registrations USING btree (account_id, created_at);

create table remark_banks (
  school_id uuid not null,
  sentences jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint remark_banks_pkey PRIMARY KEY (school_id),
  constraint remark_banks_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on remark_banks for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table report_card_batches (
  school_id uuid not null,
  id uuid not null,
  version_id uuid not null,
  section_id uuid,
  place text not null,
  layout text not null,
  language text not null,
  account_id uuid not null,
  started_at timestamp with time zone not null default now(),
  layout_id uuid,
  constraint report_card_batches_pkey PRIMARY KEY (school_id, id),
  constraint report_card_batches_school_id_layout_id_fkey FOREIGN KEY (school_id, layout_id) REFERENCES report_layouts(school_id, id),
  constraint report_card_batches_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id),
  constraint report_card_batches_school_id_version_id_fkey FOREIGN KEY (school_id, version_id) REFERENCES result_versions(school_id, id),
  constraint report_card_batches_check CHECK (((layout = 'own'::text) = (layout_id IS NOT NULL))),
  constraint report_card_batches_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'both'::text])))
);
CREATE INDEX report_card_batches_school_id_layout_id_idx ON report_card_batches USING btree (school_id, layout_id) WHERE (layout_id IS NOT NULL);
CREATE INDEX report_card_batches_school_id_section_id_idx ON report_card_batches USING btree (school_id, section_id) WHERE (section_id IS NOT NULL);
CREATE INDEX report_card_batches_school_id_version_id_idx ON report_card_batches USING btree (school_id, version_id);
create policy tenant_isolation on report_card_batches for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table report_card_parts (
  school_id uuid not null,
  batch_id uuid not null,
  "position" integer not null,
  student_ids uuid[] not null,
  file_id uuid,
  pdf_file_id uuid,
  constraint report_card_parts_pkey PRIMARY KEY (school_id, batch_id, "position"),
  constraint report_card_parts_school_id_batch_id_fkey FOREIGN KEY (school_id, batch_id) REFERENCES report_card_batches(school_id, id),
  constraint report_card_parts_school_id_file_id_fkey FOREIGN KEY (school_id, file_id) REFERENCES files(school_id, id),
  constraint report_card_parts_school_id_pdf_file_id_fkey FOREIGN KEY (school_id, pdf_file_id) REFERENCES files(school_id, id),
  constraint report_card_parts_student_ids_check CHECK ((cardinality(student_ids) > 0))
);
CREATE INDEX report_card_parts_school_id_file_id_idx ON report_card_parts USING btree (school_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX report_card_parts_school_id_pdf_file_id_idx ON report_card_parts USING btree (school_id, pdf_file_id) WHERE (pdf_file_id IS NOT NULL);
CREATE INDEX report_card_parts_to_draw ON report_card_parts USING btree (school_id, batch_id) WHERE (file_id IS NULL);
create policy tenant_isolation on report_card_parts for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table report_layouts (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  file_id uuid not null,
  placeholders integer not null,
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  constraint report_layouts_pkey PRIMARY KEY (school_id, id),
  constraint report_layouts_school_id_file_id_fkey FOREIGN KEY (school_id, file_id) REFERENCES files(school_id, id),
  constraint report_layouts_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint report_layouts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint report_layouts_placeholders_check CHECK ((placeholders >= 0))
);
CREATE UNIQUE INDEX report_layouts_name ON report_layouts USING btree (school_id, lower(name)) WHERE (removed_at IS NULL);
CREATE INDEX report_layouts_school_id_file_id_idx ON report_layouts USING btree (school_id, file_id);
create policy tenant_isolation on report_layouts for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table result_paper_figures (
  school_id uuid not null,
  version_id uuid not null,
  paper_id uuid not null,
  section_id uuid not null,
  subject_id uuid not null,
  students integer not null,
  total bigint not null,
  constraint result_paper_figures_pkey PRIMARY KEY (school_id, version_id, paper_id, section_id),
  constraint result_paper_figures_school_id_paper_id_fkey FOREIGN KEY (school_id, paper_id) REFERENCES exam_papers(school_id, id) ON DELETE CASCADE,
  constraint result_paper_figures_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id),
  constraint result_paper_figures_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id),
  constraint result_paper_figures_school_id_version_id_fkey FOREIGN KEY (school_id, version_id) REFERENCES result_versions(school_id, id) ON DELETE CASCADE,
  constraint result_paper_figures_students_check CHECK ((students > 0))
);
CREATE INDEX result_paper_figures_school_id_paper_id_idx ON result_paper_figures USING btree (school_id, paper_id);
CREATE INDEX result_paper_figures_school_id_section_id_idx ON result_paper_figures USING btree (school_id, section_id);
CREATE INDEX result_paper_figures_school_id_subject_id_idx ON result_paper_figures USING btree (school_id, subject_id);
create policy tenant_isolation on result_paper_figures for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table result_remarks (
  school_id uuid not null,
  year_id uuid not null,
  term_no smallint not null,
  student_id uuid not null,
  remark text not null,
  account_id uuid,
  updated_at timestamp with time zone not null default now(),
  constraint result_remarks_pkey PRIMARY KEY (school_id, year_id, term_no, student_id),
  constraint result_remarks_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint result_remarks_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint result_remarks_remark_check CHECK (((length(remark) >= 1) AND (length(remark) <= 1000))),
  constraint result_remarks_term_no_check CHECK (((term_no >= 0) AND (term_no <= 6)))
);
CREATE INDEX result_remarks_school_id_student_id_idx ON result_remarks USING btree (school_id, student_id);
create policy tenant_isolation on result_remarks for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table result_section_figures (
  school_id uuid not null,
  version_id uuid not null,
  section_id uuid not null,
  students integer not null,
  total bigint not null,
  passed integer not null,
  percents text not null,
  constraint result_section_figures_pkey PRIMARY KEY (school_id, version_id, section_id),
  constraint result_section_figures_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id),
  constraint result_section_figures_school_id_version_id_fkey FOREIGN KEY (school_id, version_id) REFERENCES result_versions(school_id, id) ON DELETE CASCADE,
  constraint result_section_figures_check CHECK (((passed >= 0) AND (passed <= students))),
  constraint result_section_figures_students_check CHECK ((students > 0))
);
CREATE INDEX result_section_figures_school_id_section_id_idx ON result_section_figures USING btree (school_id, section_id);
create policy tenant_isolation on result_section_figures for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table result_subject_figures (
  school_id uuid not null,
  version_id uuid not null,
  section_id uuid not null,
  subject_id uuid not null,
  students integer not null,
  total bigint not null,
  passed integer not null,
  percents text not null,
  constraint result_subject_figures_pkey PRIMARY KEY (school_id, version_id, section_id, subject_id),
  constraint result_subject_figures_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id),
  constraint result_subject_figures_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id),
  constraint result_subject_figures_school_id_version_id_fkey FOREIGN KEY (school_id, version_id) REFERENCES result_versions(school_id, id) ON DELETE CASCADE,
  constraint result_subject_figures_check CHECK (((passed >= 0) AND (passed <= students))),
  constraint result_subject_figures_students_check CHECK ((students > 0))
);
CREATE INDEX result_subject_figures_school_id_section_id_idx ON result_subject_figures USING btree (school_id, section_id);
CREATE INDEX result_subject_figures_school_id_subject_id_idx ON result_subject_figures USING btree (school_id, subject_id);
create policy tenant_isolation on result_subject_figures for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table result_subjects (
  school_id uuid not null,
  version_id uuid not null,
  student_id uuid not null,
  subject_id uuid not null,
  section_id uuid not null,
  obtained integer,
  out_of integer,
  percent integer,
  grade text not null default ''::text,
  outcome text not null,
  counts_in_total boolean not null default true,
  components jsonb not null default '[]'::jsonb,
  constraint result_subjects_pkey PRIMARY KEY (school_id, version_id, student_id, subject_id),
  constraint result_subjects_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id),
  constraint result_subjects_school_id_version_id_student_id_fkey FOREIGN KEY (school_id, version_id, student_id) REFERENCES results(school_id, version_id, student_id),
  constraint result_subjects_outcome_check CHECK ((outcome = ANY (ARRAY['pass'::text, 'fail'::text, 'none'::text, 'withheld'::text])))
);
CREATE INDEX result_subjects_school_id_student_id_idx ON result_subjects USING btree (school_id, student_id);
CREATE INDEX result_subjects_school_id_subject_id_idx ON result_subjects USING btree (school_id, subject_id);
create policy tenant_isolation on result_subjects for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table result_versions (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  class_id uuid not null,
  term_no smallint not null,
  term_name text not null,
  version integer not null,
  reason text not null default ''::text,
  is_current boolean not null default true,
  rules jsonb not null,
  account_id uuid,
  published_at timestamp with time zone not null default now(),
  constraint result_versions_pkey PRIMARY KEY (school_id, id),
  constraint result_versions_school_id_year_id_class_id_term_no_version_key UNIQUE (school_id, year_id, class_id, term_no, version),
  constraint result_versions_school_id_class_id_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes(school_id, id),
  constraint result_versions_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint result_versions_check CHECK (((version = 1) OR (reason <> ''::text))),
  constraint result_versions_term_no_check CHECK (((term_no >= 0) AND (term_no <= 6))),
  constraint result_versions_version_check CHECK ((version > 0))
);
CREATE UNIQUE INDEX one_current_result ON result_versions USING btree (school_id, year_id, class_id, term_no) WHERE is_current;
CREATE INDEX result_versions_school_id_class_id_idx ON result_versions USING btree (school_id, class_id);
create policy tenant_isolation on result_versions for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table results (
  school_id uuid not null,
  version_id uuid not null,
  student_id uuid not null,
  section_id uuid not null,
  roll_number integer,
  obtained integer,
  out_of integer,
  percent integer,
  grade text not null default ''::text,
  outcome text not null,
  rank integer,
  extras jsonb not null default '{}'::jsonb,
  constraint results_pkey PRIMARY KEY (school_id, version_id, student_id),
  constraint results_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id),
  constraint results_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint results_school_id_version_id_fkey FOREIGN KEY (school_id, version_id) REFERENCES result_versions(school_id, id),
  constraint results_outcome_check CHECK ((outcome = ANY (ARRAY['pass'::text, 'fail'::text, 'none'::text, 'withheld'::text])))
);
CREATE INDEX results_at_risk ON results USING btree (school_id, version_id) WHERE ((outcome = 'fail'::text) OR (((round(((((extras #>> '{attendance,present}'::text[]))::numeric * (1000)::numeric) / NULLIF(((extras #>> '{attendance,days}'::text[]))::numeric, (0)::numeric))))::double precision / (10.0)::double precision) < (75)::double precision));
CREATE INDEX results_school_id_section_id_idx ON results USING btree (school_id, section_id);
CREATE INDEX results_school_id_student_id_idx ON results USING btree (school_id, student_id);
CREATE INDEX results_school_id_version_id_percent_student_id_idx ON results USING btree (school_id, version_id, percent DESC, student_id) WHERE (percent IS NOT NULL);
create policy tenant_isolation on results for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table salary_payments (
  school_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  for_month date not null,
  amount_paise bigint not null,
  paid_on date not null,
  entry_no bigint not null,
  state text not null default 'live'::text,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  paid_from text not null default 'bank'::text,
  salary_paise bigint not null,
  deducted_paise bigint not null default 0,
  deduction_reason text not null default ''::text,
  constraint salary_payments_pkey PRIMARY KEY (school_id, id),
  constraint salary_payments_school_id_employee_id_fkey FOREIGN KEY (school_id, employee_id) REFERENCES employees(school_id, id),
  constraint salary_payments_school_id_entry_no_fkey FOREIGN KEY (school_id, entry_no) REFERENCES journal(school_id, entry_no),
  constraint salary_payments_amount_paise_check CHECK ((amount_paise > 0)),
  constraint salary_payments_deducted_paise_check CHECK ((deducted_paise >= 0)),
  constraint salary_payments_deduction_reason_check CHECK (((deducted_paise > 0) = (deduction_reason <> ''::text))),
  constraint salary_payments_for_month_check CHECK ((EXTRACT(day FROM for_month) = (1)::numeric)),
  constraint salary_payments_paid_from_check CHECK ((paid_from = ANY (ARRAY['cash'::text, 'bank'::text]))),
  constraint salary_payments_state_check CHECK ((state = ANY (ARRAY['live'::text, 'reversed'::text]))),
  constraint salary_payments_within_salary_check CHECK (((amount_paise + deducted_paise) <= salary_paise))
);
CREATE INDEX salary_payments_of_a_month ON salary_payments USING btree (school_id, for_month, employee_id) WHERE (state = 'live'::text);
create policy tenant_isolation on salary_payments for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER guard_salary AFTER INSERT ON salary_payments FOR EACH ROW EXECUTE FUNCTION app.guard_salary();

create table scheme_components (
  school_id uuid not null,
  id uuid not null,
  scheme_id uuid not null,
  term_no smallint not null,
  "position" smallint not null,
  name text not null,
  max_marks numeric(7,2) not null,
  weight numeric(7,2) not null,
  aggregation text not null default 'sum'::text,
  best_of smallint,
  pass_percent numeric(5,2),
  constraint scheme_components_pkey PRIMARY KEY (school_id, id),
  constraint scheme_components_school_id_scheme_id_term_no_name_key UNIQUE (school_id, scheme_id, term_no, name),
  constraint scheme_components_school_id_scheme_id_term_no_fkey FOREIGN KEY (school_id, scheme_id, term_no) REFERENCES scheme_terms(school_id, scheme_id, term_no),
  constraint scheme_components_aggregation_check CHECK ((aggregation = ANY (ARRAY['sum'::text, 'average'::text, 'best'::text, 'weighted'::text]))),
  constraint scheme_components_best_of_check CHECK ((best_of > 0)),
  constraint scheme_components_check CHECK (((aggregation = 'best'::text) = (best_of IS NOT NULL))),
  constraint scheme_components_max_marks_check CHECK ((max_marks > (0)::numeric)),
  constraint scheme_components_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint scheme_components_pass_percent_check CHECK (((pass_percent >= (0)::numeric) AND (pass_percent <= (100)::numeric))),
  constraint scheme_components_weight_check CHECK ((weight > (0)::numeric))
);
create policy tenant_isolation on scheme_components for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table scheme_subjects (
  school_id uuid not null,
  year_id uuid not null,
  subject_id uuid not null,
  scheme_id uuid not null,
  counts_in_total boolean not null default true,
  is_compulsory boolean not null default true,
  constraint scheme_subjects_pkey PRIMARY KEY (school_id, year_id, subject_id),
  constraint scheme_subjects_school_id_scheme_id_fkey FOREIGN KEY (school_id, scheme_id) REFERENCES assessment_schemes(school_id, id),
  constraint scheme_subjects_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id),
  constraint scheme_subjects_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id)
);
CREATE INDEX scheme_subjects_school_id_scheme_id_idx ON scheme_subjects USING btree (school_id, scheme_id);
CREATE INDEX scheme_subjects_school_id_subject_id_idx ON scheme_subjects USING btree (school_id, subject_id);
create policy tenant_isolation on scheme_subjects for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table scheme_terms (
  school_id uuid not null,
  scheme_id uuid not null,
  term_no smallint not null,
  name text not null,
  out_of numeric(7,2) not null,
  weight numeric(7,2) not null,
  constraint scheme_terms_pkey PRIMARY KEY (school_id, scheme_id, term_no),
  constraint scheme_terms_school_id_scheme_id_fkey FOREIGN KEY (school_id, scheme_id) REFERENCES assessment_schemes(school_id, id) ON DELETE CASCADE,
  constraint scheme_terms_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint scheme_terms_out_of_check CHECK ((out_of > (0)::numeric)),
  constraint scheme_terms_term_no_check CHECK (((term_no >= 1) AND (term_no <= 6))),
  constraint scheme_terms_weight_check CHECK ((weight > (0)::numeric))
);
create policy tenant_isolation on scheme_terms for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER names_in AFTER INSERT ON scheme_terms REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_on AFTER UPDATE ON scheme_terms REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_out AFTER DELETE ON scheme_terms REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');

create table school_totals (
  school_id uuid not null,
  students integer not null default 0,
  constraint school_totals_pkey PRIMARY KEY (school_id),
  constraint school_totals_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint school_totals_students_check CHECK ((students >= 0))
);
create policy tenant_isolation on school_totals for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table schools (
  id uuid not null,
  name text not null,
  board text not null,
  address text not null default ''::text,
  state text not null default ''::text,
  city text not null default ''::text,
  pin_code text not null default ''::text,
  phone text not null default ''::text,
  email text not null default ''::text,
  affiliation_number text not null default ''::text,
  udise_code text not null default ''::text,
  time_zone text not null default 'Asia/Kolkata'::text,
  logo_file_id uuid,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null default now(),
  ready_at timestamp with time zone,
  principal_name text not null default ''::text,
  website text not null default ''::text,
  approves_identity boolean not null default false,
  upi_id text not null default ''::text,
  parents_language text not null default 'en'::text,
  has_bilingual_receipts boolean not null default false,
  constraint schools_pkey PRIMARY KEY (id),
  constraint a_language_is_a_code CHECK ((parents_language ~ '^[a-z]{2,3}$'::text)),
  constraint schools_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint schools_upi_id_check CHECK ((length(upi_id) <= 120))
);
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON schools FOR EACH STATEMENT WHEN ((current_setting('app.marked_days'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('days');

create table second_factors (
  school_id uuid not null,
  account_id uuid not null,
  secret bytea,
  created_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  secret_sealed bytea,
  constraint second_factors_pkey PRIMARY KEY (school_id, account_id),
  constraint second_factors_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint one_secret CHECK ((num_nonnulls(secret, secret_sealed) = 1)),
  constraint second_factors_secret_check CHECK ((length(secret) >= 20))
);
create policy tenant_isolation on second_factors for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table section_compilations (
  school_id uuid not null,
  year_id uuid not null,
  section_id uuid not null,
  term_no smallint not null,
  account_id uuid,
  compiled_at timestamp with time zone not null default now(),
  constraint section_compilations_pkey PRIMARY KEY (school_id, year_id, section_id, term_no),
  constraint section_compilations_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id),
  constraint section_compilations_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint section_compilations_term_no_check CHECK (((term_no >= 0) AND (term_no <= 6)))
);
CREATE INDEX section_compilations_school_id_section_id_idx ON section_compilations USING btree (school_id, section_id);
create policy tenant_isolation on section_compilations for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table section_moves (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  from_section_id uuid not null,
  to_section_id uuid not null,
  on_date date not null,
  reason text not null default ''::text,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint section_moves_pkey PRIMARY KEY (school_id, id),
  constraint section_moves_school_id_from_section_id_fkey FOREIGN KEY (school_id, from_section_id) REFERENCES sections(school_id, id),
  constraint section_moves_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint section_moves_school_id_to_section_id_fkey FOREIGN KEY (school_id, to_section_id) REFERENCES sections(school_id, id),
  constraint section_moves_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint section_moves_check CHECK ((from_section_id <> to_section_id))
);
CREATE INDEX section_moves_school_id_student_id_on_date_idx ON section_moves USING btree (school_id, student_id, on_date);
create policy tenant_isolation on section_moves for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table sections (
  school_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  name text not null,
  class_teacher_id uuid,
  constraint sections_pkey PRIMARY KEY (school_id, id),
  constraint sections_school_id_class_id_name_key UNIQUE (school_id, class_id, name),
  constraint sections_school_id_class_id_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes(school_id, id),
  constraint sections_school_id_class_teacher_id_fkey FOREIGN KEY (school_id, class_teacher_id) REFERENCES employees(school_id, id)
);
CREATE INDEX sections_school_id_class_teacher_id_idx ON sections USING btree (school_id, class_teacher_id);
create policy tenant_isolation on sections for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER directory_in AFTER INSERT ON sections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_on AFTER UPDATE ON sections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_out AFTER DELETE ON sections REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER keep_directory AFTER UPDATE ON sections REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_directory_of_sections();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON sections FOR EACH STATEMENT WHEN ((current_setting('app.marked_classes'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('classes');

create table sessions (
  id uuid not null,
  school_id uuid not null,
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  user_agent text not null default ''::text,
  kind text not null default 'person'::text,
  confirmed_at timestamp with time zone default now(),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint sessions_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint sessions_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'access'::text])))
);
CREATE INDEX sessions_account_id_idx ON sessions USING btree (account_id) WHERE (ended_at IS NULL);
CREATE INDEX sessions_school_id_idx ON sessions USING btree (school_id) WHERE (ended_at IS NULL);
create policy own_key on sessions for all using (((school_id = app.school()) OR (id = (app.key('session'::text))::uuid) OR (account_id = (app.key('account'::text))::uuid))) with check (((school_id = app.school()) OR (id = (app.key('session'::text))::uuid) OR (account_id = (app.key('account'::text))::uuid)));

create table setup_steps (
  school_id uuid not null,
  step text not null,
  state text not null,
  account_id uuid,
  at timestamp with time zone not null default now(),
  constraint setup_steps_pkey PRIMARY KEY (school_id, step),
  constraint setup_steps_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint setup_steps_state_check CHECK ((state = ANY (ARRAY['done'::text, 'skipped'::text])))
);
create policy tenant_isolation on setup_steps for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table signing_keys (
  id uuid not null,
  secret bytea not null,
  created_at timestamp with time zone not null default now(),
  retires_at timestamp with time zone,
  constraint signing_keys_pkey PRIMARY KEY (id),
  constraint signing_keys_secret_check CHECK ((length(secret) >= 32))
);

create table staff_registers (
  school_id uuid not null,
  on_date date not null,
  account_id uuid,
  taken_at timestamp with time zone not null default now(),
  version integer not null default 1,
  saved_at timestamp with time zone not null default now(),
  saved_by uuid,
  constraint staff_registers_pkey PRIMARY KEY (school_id, on_date),
  constraint staff_registers_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on staff_registers for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table student_activities (
  school_id uuid not null,
  id uuid not null,
  student_id uuid not null,
  kind text not null,
  name text not null,
  details text not null default ''::text,
  level text not null default ''::text,
  on_date date,
  constraint student_activities_pkey PRIMARY KEY (school_id, id),
  constraint student_activities_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint student_activities_kind_check CHECK ((kind = ANY (ARRAY['clubs'::text, 'sports'::text, 'achievements'::text])))
);
CREATE INDEX student_activities_school_id_student_id_kind_idx ON student_activities USING btree (school_id, student_id, kind);
create policy tenant_isolation on student_activities for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER names_in AFTER INSERT ON student_activities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_on AFTER UPDATE ON student_activities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_out AFTER DELETE ON student_activities REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');

create table student_attendance (
  school_id uuid not null,
  student_id uuid not null,
  on_date date not null,
  section_id uuid not null,
  mark "char" not null,
  reason text not null default ''::text,
  before_leave "char",
  constraint student_attendance_pkey PRIMARY KEY (school_id, student_id, on_date),
  constraint student_attendance_school_id_section_id_on_date_fkey FOREIGN KEY (school_id, section_id, on_date) REFERENCES registers(school_id, section_id, on_date) ON DELETE CASCADE,
  constraint student_attendance_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint student_attendance_before_leave_check CHECK ((before_leave = ANY (ARRAY['P'::"char", 'A'::"char", 'L'::"char", 'H'::"char"]))),
  constraint student_attendance_mark_check CHECK ((mark = ANY (ARRAY['P'::"char", 'A'::"char", 'L'::"char", 'H'::"char", 'V'::"char"])))
);
CREATE INDEX student_attendance_school_id_on_date_section_id_idx ON student_attendance USING btree (school_id, on_date, section_id);
create policy tenant_isolation on student_attendance for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER keep_totals_in AFTER INSERT ON student_attendance REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_attendance_totals();
CREATE TRIGGER keep_totals_on AFTER UPDATE ON student_attendance REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_attendance_totals();
CREATE TRIGGER keep_totals_out AFTER DELETE ON student_attendance REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.keep_attendance_totals();
CREATE TRIGGER leave_shared BEFORE INSERT OR UPDATE ON student_attendance FOR EACH STATEMENT EXECUTE FUNCTION app.share_leave_lock();
CREATE TRIGGER leave_true BEFORE INSERT OR UPDATE ON student_attendance FOR EACH ROW WHEN ((new.mark = ANY (ARRAY['A'::"char", 'V'::"char"]))) EXECUTE FUNCTION app.guard_mark();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON student_attendance FOR EACH STATEMENT WHEN ((current_setting('app.marked_attendance'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('attendance');

create table student_directory (
  school_id uuid not null,
  student_id uuid not null,
  name text not null,
  admission_number text not null,
  gender text not null,
  photo_file_id uuid,
  left_on date,
  section_id uuid,
  roll_number integer,
  guardian text not null default ''::text,
  phone text not null default ''::text,
  section_name text not null default ''::text,
  class_id uuid,
  class_name text not null default ''::text,
  constraint student_directory_pkey PRIMARY KEY (school_id, student_id),
  constraint student_directory_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id) ON DELETE CASCADE
);
CREATE INDEX student_directory_by_name ON student_directory USING btree (school_id, lower(name), name, student_id);
CREATE INDEX student_directory_gone_by_name ON student_directory USING btree (school_id, lower(name), name, student_id) WHERE (left_on IS NOT NULL);
create policy tenant_isolation on student_directory for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER count_enrolments_in AFTER INSERT ON student_directory REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_enrolment_counts();
CREATE TRIGGER count_enrolments_on AFTER UPDATE ON student_directory REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_enrolment_counts();
CREATE TRIGGER count_enrolments_out AFTER DELETE ON student_directory REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.keep_enrolment_counts();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON student_directory FOR EACH STATEMENT WHEN ((current_setting('app.marked_students'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('students');

create table student_documents (
  school_id uuid not null,
  id uuid not null,
  student_id uuid not null,
  kind text not null,
  title text not null default ''::text,
  file_id uuid not null,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  constraint student_documents_pkey PRIMARY KEY (school_id, id),
  constraint student_documents_school_id_file_id_fkey FOREIGN KEY (school_id, file_id) REFERENCES files(school_id, id),
  constraint student_documents_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id)
);
CREATE INDEX student_documents_school_id_file_id_idx ON student_documents USING btree (school_id, file_id);
CREATE INDEX student_documents_school_id_student_id_idx ON student_documents USING btree (school_id, student_id);
create policy tenant_isolation on student_documents for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table student_guardians (
  school_id uuid not null,
  student_id uuid not null,
  guardian_id uuid not null,
  relation text not null,
  is_primary boolean not null default false,
  may_collect boolean,
  constraint student_guardians_pkey PRIMARY KEY (school_id, student_id, guardian_id),
  constraint student_guardians_school_id_guardian_id_fkey FOREIGN KEY (school_id, guardian_id) REFERENCES guardians(school_id, id),
  constraint student_guardians_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id)
);
CREATE UNIQUE INDEX one_primary_guardian ON student_guardians USING btree (school_id, student_id) WHERE is_primary;
CREATE INDEX student_guardians_school_id_guardian_id_idx ON student_guardians USING btree (school_id, guardian_id);
create policy tenant_isolation on student_guardians for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER keep_directory_in AFTER INSERT ON student_guardians REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_directory_of_guardian_links();
CREATE TRIGGER keep_directory_on AFTER UPDATE ON student_guardians REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_directory_of_guardian_links();
CREATE TRIGGER keep_directory_out AFTER DELETE ON student_guardians REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.keep_directory_of_guardian_links();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON student_guardians FOR EACH STATEMENT WHEN ((current_setting('app.marked_students'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('students');

create table student_heads (
  school_id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  head_id uuid not null,
  from_month smallint not null,
  to_month smallint not null,
  constraint student_heads_pkey PRIMARY KEY (school_id, year_id, student_id, head_id, from_month),
  constraint student_heads_school_id_head_id_fkey FOREIGN KEY (school_id, head_id) REFERENCES fee_heads(school_id, id),
  constraint student_heads_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint student_heads_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint student_heads_check CHECK ((from_month <= to_month)),
  constraint student_heads_from_month_check CHECK (((from_month >= 1) AND (from_month <= 12))),
  constraint student_heads_to_month_check CHECK (((to_month >= 1) AND (to_month <= 12)))
);
create policy tenant_isolation on student_heads for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table student_search (
  school_id uuid not null,
  token text not null,
  student_id uuid not null,
  constraint student_search_pkey PRIMARY KEY (school_id, token, student_id),
  constraint student_search_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id) ON DELETE CASCADE
);
CREATE INDEX student_search_school_id_student_id_token_idx ON student_search USING btree (school_id, student_id, token);
create policy tenant_isolation on student_search for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON student_search FOR EACH STATEMENT WHEN ((current_setting('app.marked_students'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('students');

create table student_voices (
  school_id uuid not null,
  year_id uuid not null,
  term_no smallint not null,
  student_id uuid not null,
  kind text not null,
  said text not null,
  account_id uuid,
  updated_at timestamp with time zone not null default now(),
  constraint student_voices_pkey PRIMARY KEY (school_id, year_id, term_no, student_id, kind),
  constraint student_voices_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint student_voices_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint student_voices_kind_check CHECK ((kind = ANY (ARRAY['self'::text, 'peer'::text, 'parent'::text]))),
  constraint student_voices_said_check CHECK (((length(said) >= 1) AND (length(said) <= 1000))),
  constraint student_voices_term_no_check CHECK (((term_no >= 0) AND (term_no <= 6)))
);
CREATE INDEX student_voices_school_id_student_id_idx ON student_voices USING btree (school_id, student_id);
create policy tenant_isolation on student_voices for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table students (
  school_id uuid not null,
  id uuid not null,
  admission_number text not null,
  name text not null,
  gender text not null default ''::text,
  date_of_birth date,
  admitted_on date,
  blood_group text not null default ''::text,
  category text not null default ''::text,
  religion text not null default ''::text,
  mother_tongue text not null default ''::text,
  aadhaar_last4 text not null default ''::text,
  apaar_id text not null default ''::text,
  pen_number text not null default ''::text,
  house text not null default ''::text,
  medical_notes text not null default ''::text,
  transport_stop text not null default ''::text,
  address text not null default ''::text,
  state text not null default ''::text,
  city text not null default ''::text,
  photo_file_id uuid,
  left_on date,
  leaving_reason text,
  anonymised_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  name_native text not null default ''::text,
  pin_code text not null default ''::text,
  nationality text not null default 'Indian'::text,
  is_below_poverty boolean not null default false,
  is_weaker_section boolean not null default false,
  special_needs text not null default ''::text,
  previous_school text not null default ''::text,
  leaving_note text not null default ''::text,
  undone_at timestamp with time zone,
  caste text not null default ''::text,
  sub_caste text not null default ''::text,
  birth_place text not null default ''::text,
  state_student_id text not null default ''::text,
  constraint students_pkey PRIMARY KEY (school_id, id),
  constraint students_school_id_admission_number_key UNIQUE (school_id, admission_number),
  constraint students_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint students_school_id_photo_file_id_fkey FOREIGN KEY (school_id, photo_file_id) REFERENCES files(school_id, id),
  constraint students_aadhaar_last4_check CHECK ((aadhaar_last4 ~ '^(\d{4})?$'::text)),
  constraint students_birth_place_check CHECK ((length(birth_place) <= 200)),
  constraint students_caste_check CHECK ((length(caste) <= 80)),
  constraint students_gender_check CHECK ((gender = ANY (ARRAY[''::text, 'Male'::text, 'Female'::text, 'Other'::text]))),
  constraint students_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint students_name_native_check CHECK ((length(name_native) <= 120)),
  constraint students_pin_code_check CHECK ((pin_code ~ '^(\d{6})?$'::text)),
  constraint students_state_student_id_check CHECK ((length(state_student_id) <= 40)),
  constraint students_sub_caste_check CHECK ((length(sub_caste) <= 80))
);
CREATE INDEX students_by_admission ON students USING btree (school_id, admitted_on) WHERE (left_on IS NULL);
CREATE INDEX students_by_birth ON students USING btree (school_id, date_of_birth) WHERE (left_on IS NULL);
CREATE INDEX students_by_name ON students USING btree (school_id, lower(name), name, id);
CREATE INDEX students_gone ON students USING btree (school_id, left_on) WHERE (left_on IS NOT NULL);
CREATE INDEX students_present ON students USING btree (school_id, id) INCLUDE (name) WHERE (left_on IS NULL);
create policy tenant_isolation on students for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER directory_in AFTER INSERT ON students REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_on AFTER UPDATE ON students REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_out AFTER DELETE ON students REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE CONSTRAINT TRIGGER fees_follow_student AFTER UPDATE OF left_on, transport_stop ON students DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((old.left_on IS DISTINCT FROM new.left_on) OR ((old.transport_stop <> ''::text) <> (new.transport_stop <> ''::text))) AND (new.undone_at IS NULL))) EXECUTE FUNCTION app.reassess_pupil();
CREATE TRIGGER forget_identity_changes AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (((new.anonymised_at IS NOT NULL) AND (old.anonymised_at IS NULL))) EXECUTE FUNCTION app.forget_identity_changes();
CREATE TRIGGER forget_import_items AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (((new.anonymised_at IS NOT NULL) AND (old.anonymised_at IS NULL))) EXECUTE FUNCTION app.forget_import_items();
CREATE TRIGGER forget_messages AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (((new.anonymised_at IS NOT NULL) AND (old.anonymised_at IS NULL))) EXECUTE FUNCTION app.forget_messages();
CREATE TRIGGER keep_directory_in AFTER INSERT ON students REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_directory_of_students();
CREATE TRIGGER keep_directory_on AFTER UPDATE ON students REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION app.keep_directory_of_students();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON students FOR EACH STATEMENT WHEN ((current_setting('app.marked_students'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('students');
CREATE TRIGGER students_come_and_go AFTER UPDATE OF left_on ON students FOR EACH ROW WHEN (((old.left_on IS NULL) <> (new.left_on IS NULL))) EXECUTE FUNCTION app.count_presence();
CREATE TRIGGER students_counted AFTER INSERT ON students REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.count_newcomers();
CREATE TRIGGER students_deleted AFTER DELETE ON students FOR EACH ROW WHEN ((old.left_on IS NULL)) EXECUTE FUNCTION app.count_presence();

create table subjects (
  school_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  name text not null,
  "position" integer not null default 0,
  periods_per_week integer not null default 0,
  constraint subjects_pkey PRIMARY KEY (school_id, id),
  constraint subjects_school_id_class_id_name_key UNIQUE (school_id, class_id, name),
  constraint subjects_school_id_class_id_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes(school_id, id),
  constraint subjects_periods_per_week_check CHECK (((periods_per_week >= 0) AND (periods_per_week <= 48)))
);
create policy tenant_isolation on subjects for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER directory_in AFTER INSERT ON subjects REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_on AFTER UPDATE ON subjects REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER directory_out AFTER DELETE ON subjects REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON subjects FOR EACH STATEMENT WHEN ((current_setting('app.marked_classes'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('classes');

create table subjects_not_taken (
  school_id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  subject_id uuid not null,
  constraint subjects_not_taken_pkey PRIMARY KEY (school_id, year_id, student_id, subject_id),
  constraint subjects_not_taken_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint subjects_not_taken_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id),
  constraint subjects_not_taken_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id)
);
CREATE INDEX subjects_not_taken_school_id_student_id_idx ON subjects_not_taken USING btree (school_id, student_id);
CREATE INDEX subjects_not_taken_school_id_subject_id_year_id_idx ON subjects_not_taken USING btree (school_id, subject_id, year_id);
create policy tenant_isolation on subjects_not_taken for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table term_attendance (
  school_id uuid not null,
  year_id uuid not null,
  term_no smallint not null,
  student_id uuid not null,
  present numeric(4,1) not null,
  days smallint not null,
  account_id uuid,
  updated_at timestamp with time zone not null default now(),
  constraint term_attendance_pkey PRIMARY KEY (school_id, year_id, term_no, student_id),
  constraint term_attendance_school_id_student_id_fkey FOREIGN KEY (school_id, student_id) REFERENCES students(school_id, id),
  constraint term_attendance_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint term_attendance_check CHECK (((present >= (0)::numeric) AND (present <= (days)::numeric))),
  constraint term_attendance_days_check CHECK (((days >= 1) AND (days <= 366))),
  constraint term_attendance_term_no_check CHECK (((term_no >= 0) AND (term_no <= 6)))
);
CREATE INDEX term_attendance_school_id_student_id_idx ON term_attendance USING btree (school_id, student_id);
create policy tenant_isolation on term_attendance for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table terms (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  constraint terms_pkey PRIMARY KEY (school_id, id),
  constraint terms_school_id_year_id_fkey FOREIGN KEY (school_id, year_id) REFERENCES academic_years(school_id, id),
  constraint terms_check CHECK ((starts_on < ends_on)),
  constraint terms_do_not_overlap EXCLUDE USING gist (school_id WITH =, year_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX terms_school_id_year_id_idx ON terms USING btree (school_id, year_id);
create policy tenant_isolation on terms for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON terms FOR EACH STATEMENT WHEN ((current_setting('app.marked_days'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('days');
CREATE TRIGGER names_in AFTER INSERT ON terms REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_on AFTER UPDATE ON terms REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE TRIGGER names_out AFTER DELETE ON terms REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_directory_change('names');
CREATE CONSTRAINT TRIGGER terms_stay_inside AFTER INSERT OR UPDATE ON terms DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.keep_terms_inside();

create table textbook_chapters (
  school_id uuid not null,
  id uuid not null,
  textbook_id uuid not null,
  "position" integer not null,
  chapter_number integer not null,
  name text not null,
  summary text not null default ''::text,
  page integer,
  confidence real not null default 1,
  is_edited boolean not null default false,
  found_as text not null default ''::text,
  file_id uuid,
  moved_at timestamp with time zone,
  written_by text,
  constraint textbook_chapters_pkey PRIMARY KEY (school_id, id),
  constraint textbook_chapters_school_id_textbook_id_fkey FOREIGN KEY (school_id, textbook_id) REFERENCES textbooks(school_id, id) ON DELETE CASCADE,
  constraint textbook_chapters_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision)))
);
CREATE INDEX textbook_chapters_school_id_textbook_id_position_idx ON textbook_chapters USING btree (school_id, textbook_id, "position");
create policy tenant_isolation on textbook_chapters for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table textbook_dropped_files (
  school_id uuid not null,
  file_id uuid not null,
  dropped_at timestamp with time zone not null default now(),
  constraint textbook_dropped_files_pkey PRIMARY KEY (school_id, file_id)
);
create policy tenant_isolation on textbook_dropped_files for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table textbook_files (
  school_id uuid not null,
  textbook_id uuid not null,
  file_id uuid not null,
  pages integer not null,
  added_at timestamp with time zone not null default now(),
  reading jsonb,
  constraint textbook_files_pkey PRIMARY KEY (school_id, textbook_id, file_id),
  constraint textbook_files_school_id_textbook_id_fkey FOREIGN KEY (school_id, textbook_id) REFERENCES textbooks(school_id, id) ON DELETE CASCADE,
  constraint textbook_files_pages_check CHECK ((pages > 0))
);
create policy tenant_isolation on textbook_files for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table textbook_jobs (
  school_id uuid not null,
  id uuid not null,
  subject_id uuid not null,
  file_id uuid not null,
  account_id uuid not null,
  state text not null default 'waiting'::text,
  pages_done integer not null default 0,
  pages_total integer not null default 0,
  chapters integer not null default 0,
  topics integer not null default 0,
  poor_pages integer[] not null default '{}'::integer[],
  problem text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  started_at timestamp with time zone,
  mode text not null default 'replace'::text,
  is_rest boolean not null default false,
  ends_at timestamp with time zone,
  constraint textbook_jobs_pkey PRIMARY KEY (school_id, id),
  constraint textbook_jobs_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id),
  constraint textbook_jobs_mode_check CHECK ((mode = ANY (ARRAY['replace'::text, 'add'::text]))),
  constraint textbook_jobs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX textbook_jobs_school_id_state_created_at_idx ON textbook_jobs USING btree (school_id, state, created_at);
create policy tenant_isolation on textbook_jobs for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table textbook_questions (
  school_id uuid not null,
  id uuid not null,
  chapter_id uuid not null,
  "position" integer not null,
  place text not null,
  question text not null,
  type text not null default ''::text,
  page integer,
  confidence real not null default 1,
  is_edited boolean not null default false,
  found_as text not null default ''::text,
  set_name text not null default ''::text,
  moved_at timestamp with time zone,
  constraint textbook_questions_pkey PRIMARY KEY (school_id, id),
  constraint textbook_questions_school_id_chapter_id_fkey FOREIGN KEY (school_id, chapter_id) REFERENCES textbook_chapters(school_id, id) ON DELETE CASCADE,
  constraint textbook_questions_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision))),
  constraint textbook_questions_place_check CHECK ((place = ANY (ARRAY['exercise'::text, 'example'::text, 'intext'::text])))
);
CREATE INDEX textbook_questions_school_id_chapter_id_place_position_idx ON textbook_questions USING btree (school_id, chapter_id, place, "position");
create policy tenant_isolation on textbook_questions for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table textbook_scan_pages (
  school_id uuid not null,
  file_id uuid not null,
  page integer not null,
  reading jsonb not null,
  constraint textbook_scan_pages_pkey PRIMARY KEY (school_id, file_id, page),
  constraint textbook_scan_pages_school_id_file_id_fkey FOREIGN KEY (school_id, file_id) REFERENCES files(school_id, id) ON DELETE CASCADE,
  constraint textbook_scan_pages_page_check CHECK ((page > 0))
);
create policy tenant_isolation on textbook_scan_pages for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table textbook_topics (
  school_id uuid not null,
  id uuid not null,
  chapter_id uuid not null,
  "position" integer not null,
  name text not null,
  description text not null default ''::text,
  page integer,
  confidence real not null default 1,
  is_edited boolean not null default false,
  found_as text not null default ''::text,
  moved_at timestamp with time zone,
  written_by text,
  constraint textbook_topics_pkey PRIMARY KEY (school_id, id),
  constraint textbook_topics_school_id_chapter_id_fkey FOREIGN KEY (school_id, chapter_id) REFERENCES textbook_chapters(school_id, id) ON DELETE CASCADE,
  constraint textbook_topics_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision)))
);
CREATE INDEX textbook_topics_school_id_chapter_id_position_idx ON textbook_topics USING btree (school_id, chapter_id, "position");
create policy tenant_isolation on textbook_topics for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table textbook_uploads (
  school_id uuid not null,
  upload_id uuid not null,
  pages_done integer not null,
  pages_total integer not null,
  noted_at timestamp with time zone not null default now(),
  constraint textbook_uploads_pkey PRIMARY KEY (school_id, upload_id)
);
create policy tenant_isolation on textbook_uploads for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table textbook_versions (
  school_id uuid not null,
  textbook_id uuid not null,
  revision integer not null,
  act text not null,
  content jsonb not null,
  made_at timestamp with time zone not null default now(),
  constraint textbook_versions_pkey PRIMARY KEY (school_id, textbook_id, revision),
  constraint textbook_versions_school_id_textbook_id_fkey FOREIGN KEY (school_id, textbook_id) REFERENCES textbooks(school_id, id) ON DELETE CASCADE,
  constraint textbook_versions_act_check CHECK ((act = ANY (ARRAY['analysis'::text, 'edit'::text])))
);
create policy tenant_isolation on textbook_versions for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table textbooks (
  school_id uuid not null,
  id uuid not null,
  subject_id uuid not null,
  title text not null,
  created_at timestamp with time zone not null default now(),
  file_id uuid,
  pages integer not null default 0,
  analyzed_at timestamp with time zone,
  revision integer not null default 0,
  removed_at timestamp with time zone,
  left_out jsonb not null default '[]'::jsonb,
  constraint textbooks_pkey PRIMARY KEY (school_id, id),
  constraint textbooks_school_id_subject_id_key UNIQUE (school_id, subject_id),
  constraint textbooks_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id)
);
create policy tenant_isolation on textbooks for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_away (
  school_id uuid not null,
  id uuid not null default app.new_id(),
  day smallint not null,
  period_id uuid not null,
  teacher_id uuid,
  room_id uuid,
  closure_id uuid,
  constraint timetable_away_pkey PRIMARY KEY (school_id, id),
  constraint timetable_away_once UNIQUE NULLS NOT DISTINCT (school_id, teacher_id, room_id, closure_id, day, period_id),
  constraint timetable_away_school_id_closure_id_fkey FOREIGN KEY (school_id, closure_id) REFERENCES timetable_closures(school_id, id) ON DELETE CASCADE,
  constraint timetable_away_school_id_period_id_fkey FOREIGN KEY (school_id, period_id) REFERENCES periods(school_id, id) ON DELETE CASCADE,
  constraint timetable_away_school_id_room_id_fkey FOREIGN KEY (school_id, room_id) REFERENCES timetable_rooms(school_id, id) ON DELETE CASCADE,
  constraint timetable_away_school_id_teacher_id_fkey FOREIGN KEY (school_id, teacher_id) REFERENCES employees(school_id, id) ON DELETE CASCADE,
  constraint timetable_away_day_check CHECK (((day >= 1) AND (day <= 6))),
  constraint timetable_away_is_of_one CHECK ((num_nonnulls(teacher_id, room_id, closure_id) = 1))
);
CREATE INDEX timetable_away_school_id_closure_id_idx ON timetable_away USING btree (school_id, closure_id) WHERE (closure_id IS NOT NULL);
CREATE INDEX timetable_away_school_id_period_id_idx ON timetable_away USING btree (school_id, period_id);
CREATE INDEX timetable_away_school_id_room_id_idx ON timetable_away USING btree (school_id, room_id) WHERE (room_id IS NOT NULL);
create policy tenant_isolation on timetable_away for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_bell_classes (
  school_id uuid not null,
  bell_id uuid not null,
  class_id uuid not null,
  constraint timetable_bell_classes_pkey PRIMARY KEY (school_id, bell_id, class_id),
  constraint timetable_bell_classes_school_id_bell_id_fkey FOREIGN KEY (school_id, bell_id) REFERENCES timetable_bells(school_id, id) ON DELETE CASCADE,
  constraint timetable_bell_classes_school_id_class_id_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes(school_id, id) ON DELETE CASCADE
);
CREATE INDEX timetable_bell_classes_school_id_class_id_idx ON timetable_bell_classes USING btree (school_id, class_id);
create policy tenant_isolation on timetable_bell_classes for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_bell_times (
  school_id uuid not null,
  bell_id uuid not null,
  period_id uuid not null,
  starts_at_minute smallint not null,
  ends_at_minute smallint not null,
  constraint timetable_bell_times_pkey PRIMARY KEY (school_id, bell_id, period_id),
  constraint timetable_bell_times_school_id_bell_id_fkey FOREIGN KEY (school_id, bell_id) REFERENCES timetable_bells(school_id, id) ON DELETE CASCADE,
  constraint timetable_bell_times_school_id_period_id_fkey FOREIGN KEY (school_id, period_id) REFERENCES periods(school_id, id) ON DELETE CASCADE,
  constraint timetable_bell_times_check CHECK ((starts_at_minute < ends_at_minute)),
  constraint timetable_bell_times_ends_at_minute_check CHECK (((ends_at_minute >= 1) AND (ends_at_minute <= 1440))),
  constraint timetable_bell_times_starts_at_minute_check CHECK (((starts_at_minute >= 0) AND (starts_at_minute <= 1439)))
);
CREATE INDEX timetable_bell_times_school_id_period_id_idx ON timetable_bell_times USING btree (school_id, period_id);
create policy tenant_isolation on timetable_bell_times for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_bells (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  days smallint[] not null default '{}'::smallint[],
  constraint timetable_bells_pkey PRIMARY KEY (school_id, id),
  constraint timetable_bells_school_id_name_key UNIQUE (school_id, name),
  constraint timetable_bells_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint timetable_bells_days_check CHECK ((days <@ '{1,2,3,4,5,6}'::smallint[])),
  constraint timetable_bells_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
create policy tenant_isolation on timetable_bells for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_closure_classes (
  school_id uuid not null,
  closure_id uuid not null,
  class_id uuid not null,
  constraint timetable_closure_classes_pkey PRIMARY KEY (school_id, closure_id, class_id),
  constraint timetable_closure_classes_school_id_class_id_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes(school_id, id) ON DELETE CASCADE,
  constraint timetable_closure_classes_school_id_closure_id_fkey FOREIGN KEY (school_id, closure_id) REFERENCES timetable_closures(school_id, id) ON DELETE CASCADE
);
CREATE INDEX timetable_closure_classes_school_id_class_id_idx ON timetable_closure_classes USING btree (school_id, class_id);
create policy tenant_isolation on timetable_closure_classes for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_closures (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  constraint timetable_closures_pkey PRIMARY KEY (school_id, id),
  constraint timetable_closures_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint timetable_closures_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
create policy tenant_isolation on timetable_closures for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_drafts (
  school_id uuid not null,
  id uuid not null,
  number integer not null,
  origin text not null,
  state text not null default 'waiting'::text,
  seconds integer not null,
  done real not null default 0,
  lessons text not null default ''::text,
  unplaced jsonb not null default '[]'::jsonb,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  applied_at timestamp with time zone,
  name text not null default ''::text,
  locked text not null default ''::text,
  conflict jsonb,
  constraint timetable_drafts_pkey PRIMARY KEY (school_id, id),
  constraint timetable_drafts_school_id_number_key UNIQUE (school_id, number),
  constraint timetable_drafts_done_check CHECK (((done >= (0)::double precision) AND (done <= (1)::double precision))),
  constraint timetable_drafts_name_check CHECK ((length(name) <= 60)),
  constraint timetable_drafts_number_check CHECK ((number > 0)),
  constraint timetable_drafts_origin_check CHECK ((origin = ANY (ARRAY['generated'::text, 'kept'::text, 'imported'::text]))),
  constraint timetable_drafts_seconds_check CHECK (((seconds >= 1) AND (seconds <= 600))),
  constraint timetable_drafts_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'stopped'::text, 'failed'::text])))
);
create policy tenant_isolation on timetable_drafts for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_feeds (
  school_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  secret_hash bytea not null,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  last_read_at timestamp with time zone,
  removed_at timestamp with time zone,
  constraint timetable_feeds_pkey PRIMARY KEY (school_id, id),
  constraint timetable_feeds_school_id_employee_id_fkey FOREIGN KEY (school_id, employee_id) REFERENCES employees(school_id, id)
);
CREATE INDEX timetable_feeds_school_id_employee_id_idx ON timetable_feeds USING btree (school_id, employee_id);
create policy tenant_isolation on timetable_feeds for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_fixed (
  school_id uuid not null,
  section_id uuid not null,
  day smallint not null,
  period_id uuid not null,
  subject_id uuid not null,
  constraint timetable_fixed_pkey PRIMARY KEY (school_id, section_id, day, period_id),
  constraint timetable_fixed_school_id_period_id_fkey FOREIGN KEY (school_id, period_id) REFERENCES periods(school_id, id) ON DELETE CASCADE,
  constraint timetable_fixed_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id) ON DELETE CASCADE,
  constraint timetable_fixed_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id) ON DELETE CASCADE,
  constraint timetable_fixed_day_check CHECK (((day >= 1) AND (day <= 6)))
);
CREATE INDEX timetable_fixed_school_id_period_id_idx ON timetable_fixed USING btree (school_id, period_id);
CREATE INDEX timetable_fixed_school_id_subject_id_idx ON timetable_fixed USING btree (school_id, subject_id);
create policy tenant_isolation on timetable_fixed for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_locks (
  school_id uuid not null,
  id uuid not null,
  draft_id uuid,
  kind text not null,
  section_id uuid,
  day smallint,
  period_id uuid,
  teacher_id uuid,
  locked_by uuid not null,
  locked_at timestamp with time zone not null default now(),
  constraint timetable_locks_pkey PRIMARY KEY (school_id, id),
  constraint timetable_locks_school_id_draft_id_kind_section_id_day_peri_key UNIQUE NULLS NOT DISTINCT (school_id, draft_id, kind, section_id, day, period_id, teacher_id),
  constraint timetable_locks_school_id_draft_id_fkey FOREIGN KEY (school_id, draft_id) REFERENCES timetable_drafts(school_id, id) ON DELETE CASCADE,
  constraint timetable_locks_school_id_period_id_fkey FOREIGN KEY (school_id, period_id) REFERENCES periods(school_id, id) ON DELETE CASCADE,
  constraint timetable_locks_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id) ON DELETE CASCADE,
  constraint timetable_locks_school_id_teacher_id_fkey FOREIGN KEY (school_id, teacher_id) REFERENCES employees(school_id, id) ON DELETE CASCADE,
  constraint timetable_locks_check CHECK (((section_id IS NOT NULL) = (kind = ANY (ARRAY['period'::text, 'section'::text])))),
  constraint timetable_locks_check1 CHECK (((day IS NOT NULL) = (kind = ANY (ARRAY['period'::text, 'day'::text])))),
  constraint timetable_locks_check2 CHECK (((period_id IS NOT NULL) = (kind = 'period'::text))),
  constraint timetable_locks_check3 CHECK (((teacher_id IS NOT NULL) = (kind = 'teacher'::text))),
  constraint timetable_locks_day_check CHECK (((day >= 1) AND (day <= 6))),
  constraint timetable_locks_kind_check CHECK ((kind = ANY (ARRAY['period'::text, 'day'::text, 'section'::text, 'teacher'::text])))
);
CREATE INDEX timetable_locks_school_id_period_id_idx ON timetable_locks USING btree (school_id, period_id);
CREATE INDEX timetable_locks_school_id_section_id_idx ON timetable_locks USING btree (school_id, section_id);
CREATE INDEX timetable_locks_school_id_teacher_id_idx ON timetable_locks USING btree (school_id, teacher_id);
create policy tenant_isolation on timetable_locks for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_rooms (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null default ''::text,
  constraint timetable_rooms_pkey PRIMARY KEY (school_id, id),
  constraint timetable_rooms_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint timetable_rooms_kind_check CHECK ((length(kind) <= 40)),
  constraint timetable_rooms_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
CREATE UNIQUE INDEX timetable_rooms_name_key ON timetable_rooms USING btree (school_id, lower(name));
create policy tenant_isolation on timetable_rooms for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_section_subjects (
  school_id uuid not null,
  section_id uuid not null,
  subject_id uuid not null,
  teacher_id uuid,
  periods_per_week smallint,
  constraint timetable_section_subjects_pkey PRIMARY KEY (school_id, section_id, subject_id),
  constraint timetable_section_subjects_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id) ON DELETE CASCADE,
  constraint timetable_section_subjects_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id) ON DELETE CASCADE,
  constraint timetable_section_subjects_school_id_teacher_id_fkey FOREIGN KEY (school_id, teacher_id) REFERENCES employees(school_id, id) ON DELETE SET NULL (teacher_id),
  constraint timetable_section_subjects_periods_per_week_check CHECK (((periods_per_week >= 0) AND (periods_per_week <= 48)))
);
CREATE INDEX timetable_section_subjects_school_id_subject_id_idx ON timetable_section_subjects USING btree (school_id, subject_id);
CREATE INDEX timetable_section_subjects_school_id_teacher_id_idx ON timetable_section_subjects USING btree (school_id, teacher_id) WHERE (teacher_id IS NOT NULL);
create policy tenant_isolation on timetable_section_subjects for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_settings (
  school_id uuid not null,
  class_teacher_first boolean not null default false,
  constraint timetable_settings_pkey PRIMARY KEY (school_id),
  constraint timetable_settings_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on timetable_settings for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_slots (
  school_id uuid not null,
  section_id uuid not null,
  day smallint not null,
  period_id uuid not null,
  subject_id uuid not null,
  teacher_id uuid,
  room_id uuid,
  from_on date not null default '-infinity'::date,
  until_on date not null default 'infinity'::date,
  split_id uuid,
  group_id uuid,
  part_id uuid not null generated always as (COALESCE(group_id, section_id)) stored,
  set_id uuid not null generated always as (COALESCE(split_id, section_id)) stored,
  constraint timetable_slots_pkey PRIMARY KEY (school_id, section_id, day, period_id, part_id, from_on),
  constraint timetable_slots_group_fkey FOREIGN KEY (school_id, split_id, group_id) REFERENCES timetable_split_groups(school_id, split_id, id),
  constraint timetable_slots_room_fkey FOREIGN KEY (school_id, room_id) REFERENCES timetable_rooms(school_id, id) ON DELETE SET NULL (room_id),
  constraint timetable_slots_school_id_period_id_fkey FOREIGN KEY (school_id, period_id) REFERENCES periods(school_id, id),
  constraint timetable_slots_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id),
  constraint timetable_slots_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id),
  constraint timetable_slots_school_id_teacher_id_fkey FOREIGN KEY (school_id, teacher_id) REFERENCES employees(school_id, id),
  constraint group_of_a_split CHECK (((group_id IS NULL) = (split_id IS NULL))),
  constraint lesson_has_days CHECK ((from_on < until_on)),
  constraint timetable_slots_day_check CHECK (((day >= 1) AND (day <= 6))),
  constraint one_class_in_a_room EXCLUDE USING gist (school_id WITH =, room_id WITH =, day WITH =, period_id WITH =, part_id WITH <>, daterange(from_on, until_on) WITH &&),
  constraint one_lesson_a_place EXCLUDE USING gist (school_id WITH =, section_id WITH =, day WITH =, period_id WITH =, part_id WITH =, daterange(from_on, until_on) WITH &&),
  constraint one_lesson_at_a_time EXCLUDE USING gist (school_id WITH =, teacher_id WITH =, day WITH =, period_id WITH =, part_id WITH <>, daterange(from_on, until_on) WITH &&),
  constraint one_split_a_place EXCLUDE USING gist (school_id WITH =, section_id WITH =, day WITH =, period_id WITH =, set_id WITH <>, daterange(from_on, until_on) WITH &&)
);
CREATE INDEX timetable_slots_school_id_day_until_on_idx ON timetable_slots USING btree (school_id, day, until_on);
CREATE INDEX timetable_slots_school_id_split_id_idx ON timetable_slots USING btree (school_id, split_id) WHERE (split_id IS NOT NULL);
CREATE INDEX timetable_slots_school_id_teacher_id_day_until_on_idx ON timetable_slots USING btree (school_id, teacher_id, day, until_on);
CREATE INDEX timetable_slots_school_id_until_on_idx ON timetable_slots USING btree (school_id, until_on);
create policy tenant_isolation on timetable_slots for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER check_lesson BEFORE INSERT OR UPDATE ON timetable_slots FOR EACH ROW EXECUTE FUNCTION app.check_lesson();
CREATE TRIGGER give_room BEFORE INSERT ON timetable_slots FOR EACH ROW EXECUTE FUNCTION app.give_room();
CREATE TRIGGER guard_lessons BEFORE DELETE ON timetable_slots FOR EACH ROW EXECUTE FUNCTION app.check_lesson();
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON timetable_slots FOR EACH STATEMENT WHEN ((current_setting('app.marked_lessons'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('lessons');

create table timetable_split_groups (
  school_id uuid not null,
  id uuid not null,
  split_id uuid not null,
  name text not null,
  teacher_id uuid,
  "position" smallint not null default 0,
  is_removed boolean not null default false,
  constraint timetable_split_groups_pkey PRIMARY KEY (school_id, id),
  constraint timetable_split_groups_school_id_split_id_id_key UNIQUE (school_id, split_id, id),
  constraint timetable_split_groups_school_id_split_id_fkey FOREIGN KEY (school_id, split_id) REFERENCES timetable_splits(school_id, id) ON DELETE CASCADE,
  constraint timetable_split_groups_school_id_teacher_id_fkey FOREIGN KEY (school_id, teacher_id) REFERENCES employees(school_id, id) ON DELETE SET NULL (teacher_id),
  constraint timetable_split_groups_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
CREATE INDEX timetable_split_groups_school_id_teacher_id_idx ON timetable_split_groups USING btree (school_id, teacher_id) WHERE (teacher_id IS NOT NULL);
create policy tenant_isolation on timetable_split_groups for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));
CREATE TRIGGER mark_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON timetable_split_groups FOR EACH STATEMENT WHEN ((current_setting('app.marked_lessons'::text, true) IS DISTINCT FROM ('of '::text || COALESCE(current_setting('app.school'::text, true), ''::text)))) EXECUTE FUNCTION app.mark_change('lessons');

create table timetable_split_members (
  school_id uuid not null,
  group_id uuid not null,
  section_id uuid not null,
  subject_id uuid not null,
  constraint timetable_split_members_pkey PRIMARY KEY (school_id, group_id, section_id),
  constraint timetable_split_members_school_id_group_id_fkey FOREIGN KEY (school_id, group_id) REFERENCES timetable_split_groups(school_id, id) ON DELETE CASCADE,
  constraint timetable_split_members_school_id_section_id_fkey FOREIGN KEY (school_id, section_id) REFERENCES sections(school_id, id) ON DELETE CASCADE,
  constraint timetable_split_members_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id) ON DELETE CASCADE
);
CREATE INDEX timetable_split_members_school_id_section_id_idx ON timetable_split_members USING btree (school_id, section_id);
CREATE INDEX timetable_split_members_school_id_subject_id_idx ON timetable_split_members USING btree (school_id, subject_id);
create policy tenant_isolation on timetable_split_members for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_splits (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  periods_per_week smallint not null,
  is_removed boolean not null default false,
  constraint timetable_splits_pkey PRIMARY KEY (school_id, id),
  constraint timetable_splits_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint timetable_splits_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint timetable_splits_periods_per_week_check CHECK (((periods_per_week >= 1) AND (periods_per_week <= 48)))
);
CREATE UNIQUE INDEX timetable_splits_name_key ON timetable_splits USING btree (school_id, lower(name)) WHERE (NOT is_removed);
create policy tenant_isolation on timetable_splits for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_subjects (
  school_id uuid not null,
  subject_id uuid not null,
  long_count smallint not null default 0,
  long_length smallint not null default 2,
  once_a_day boolean not null default false,
  part_of_day text not null default 'any'::text,
  room_id uuid,
  room_kind text not null default ''::text,
  room_for_doubles boolean not null default false,
  constraint timetable_subjects_pkey PRIMARY KEY (school_id, subject_id),
  constraint timetable_subjects_school_id_room_id_fkey FOREIGN KEY (school_id, room_id) REFERENCES timetable_rooms(school_id, id) ON DELETE SET NULL (room_id),
  constraint timetable_subjects_school_id_subject_id_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects(school_id, id) ON DELETE CASCADE,
  constraint timetable_subjects_long_count_check CHECK (((long_count >= 0) AND (long_count <= 12))),
  constraint timetable_subjects_long_length_check CHECK ((long_length = ANY (ARRAY[2, 3]))),
  constraint timetable_subjects_part_of_day_check CHECK ((part_of_day = ANY (ARRAY['any'::text, 'early'::text, 'late'::text]))),
  constraint timetable_subjects_room_kind_check CHECK ((length(room_kind) <= 40)),
  constraint timetable_subjects_room_or_kind CHECK (((room_id IS NULL) OR (room_kind = ''::text)))
);
CREATE INDEX timetable_subjects_school_id_room_id_idx ON timetable_subjects USING btree (school_id, room_id) WHERE (room_id IS NOT NULL);
create policy tenant_isolation on timetable_subjects for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_teachers (
  school_id uuid not null,
  teacher_id uuid not null,
  most_a_day smallint not null default 0,
  most_in_row smallint not null default 0,
  most_vacant smallint not null default 0,
  constraint timetable_teachers_pkey PRIMARY KEY (school_id, teacher_id),
  constraint timetable_teachers_school_id_teacher_id_fkey FOREIGN KEY (school_id, teacher_id) REFERENCES employees(school_id, id) ON DELETE CASCADE,
  constraint timetable_teachers_most_a_day_check CHECK (((most_a_day >= 0) AND (most_a_day <= 24))),
  constraint timetable_teachers_most_in_row_check CHECK (((most_in_row >= 0) AND (most_in_row <= 24))),
  constraint timetable_teachers_most_vacant_check CHECK (((most_vacant >= 0) AND (most_vacant <= 24)))
);
create policy tenant_isolation on timetable_teachers for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table timetable_versions (
  school_id uuid not null,
  from_on date not null,
  draft_number integer,
  account_id uuid,
  put_at timestamp with time zone not null default now(),
  constraint timetable_versions_pkey PRIMARY KEY (school_id, from_on),
  constraint timetable_versions_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
create policy tenant_isolation on timetable_versions for all using ((school_id = ( SELECT app.school() AS school))) with check ((school_id = ( SELECT app.school() AS school)));

create table wanted_letters (
  id uuid not null,
  kind text not null,
  email text not null,
  details jsonb not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint wanted_letters_pkey PRIMARY KEY (id),
  constraint wanted_letters_email_check CHECK ((length(email) <= 254)),
  constraint wanted_letters_kind_check CHECK ((kind = ANY (ARRAY['register'::text, 'resend'::text, 'forgot'::text])))
);
CREATE INDEX wanted_letters_created_at_idx ON wanted_letters USING btree (created_at);
create policy post on wanted_letters for all using ((( SELECT app.key('post'::text) AS key) = 'open'::text)) with check ((( SELECT app.key('post'::text) AS key) = 'open'::text));
create policy put on wanted_letters for insert using () with check (true);
