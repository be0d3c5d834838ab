-- What performance reads of a published version, whose results never change: how many have a percentage, what these add up to, how many passed,
-- and the percentages themselves (hundredths, rising) for medians and distributions over several sections. Written by app.count_results.
create table result_section_figures (
  school_id uuid not null,
  version_id uuid not null,
  section_id uuid not null,
  students integer not null check (students > 0),
  total bigint not null,
  passed integer not null check (passed between 0 and students),
  percents integer[] not null check (cardinality(percents) = students),
  primary key (school_id, version_id, section_id),
  foreign key (school_id, version_id) references result_versions (school_id, id) on delete cascade,
  foreign key (school_id, section_id) references sections (school_id, id)
);
create index on result_section_figures (school_id, section_id);
select app.wall('result_section_figures', 'select, insert');

create table result_subject_figures (
  school_id uuid not null,
  version_id uuid not null,
  section_id uuid not null,
  subject_id uuid not null,
  students integer not null check (students > 0),
  total bigint not null,
  passed integer not null check (passed between 0 and students),
  percents integer[] not null check (cardinality(percents) = students),
  primary key (school_id, version_id, section_id, subject_id),
  foreign key (school_id, version_id) references result_versions (school_id, id) on delete cascade,
  foreign key (school_id, section_id) references sections (school_id, id),
  foreign key (school_id, subject_id) references subjects (school_id, id)
);
create index on result_subject_figures (school_id, section_id);
create index on result_subject_figures (school_id, subject_id);
select app.wall('result_subject_figures', 'select, insert');

insert into result_section_figures (school_id, version_id, section_id, students, total, passed, percents)
  select school_id, version_id, section_id, count(*), sum(percent), count(*) filter (where outcome = 'pass'), array_agg(percent order by percent)
  from results where percent is not null group by 1, 2, 3;
insert into result_subject_figures (school_id, version_id, section_id, subject_id, students, total, passed, percents)
  select school_id, version_id, section_id, subject_id, count(*), sum(percent), count(*) filter (where outcome = 'pass'), array_agg(percent order by percent)
  from result_subjects where percent is not null group by 1, 2, 3, 4;

-- The best of each version, without reading the rest.
create index on results (school_id, version_id, percent desc, student_id) where percent is not null;
-- Who failed or came on less than 75 days of a hundred, as performance asks for it.
create index results_at_risk on results (school_id, version_id) where outcome = 'fail'
  or round((extras #>> '{attendance,present}')::numeric * 1000 / nullif((extras #>> '{attendance,days}')::numeric, 0)) / 10.0::float8 < 75;
