-- What performance reads of the papers of a published version, by section: how many students have a mark, and what these add up to in hundredths of a
-- percent of the maximum. Chapters have no other figures: a mark is of a paper, not of a question. Written by app.count_results.
create table result_paper_figures (
  school_id uuid not null,
  version_id uuid not null,
  paper_id uuid not null,
  section_id uuid not null,
  subject_id uuid not null,
  students integer not null check (students > 0),
  total bigint not null,
  primary key (school_id, version_id, paper_id, section_id),
  foreign key (school_id, version_id) references result_versions (school_id, id) on delete cascade,
  foreign key (school_id, paper_id) references exam_papers (school_id, id) on delete cascade,
  foreign key (school_id, section_id) references sections (school_id, id),
  foreign key (school_id, subject_id) references subjects (school_id, id)
);
create index on result_paper_figures (school_id, paper_id);
create index on result_paper_figures (school_id, section_id);
create index on result_paper_figures (school_id, subject_id);
select app.isolate_tenant('result_paper_figures', 'select, insert');

insert into result_paper_figures (school_id, version_id, paper_id, section_id, subject_id, students, total)
  select v.school_id, v.id, p.id, r.section_id, p.subject_id, count(*), sum(round(m.marks * 10000 / p.max_marks))
  from result_versions v join results r on r.school_id = v.school_id and r.version_id = v.id
  join exams x on x.school_id = v.school_id and x.year_id = v.year_id join exam_papers p on p.school_id = x.school_id and p.exam_id = x.id
  join subjects j on j.school_id = p.school_id and j.id = p.subject_id and j.class_id = v.class_id
  join scheme_components k on k.school_id = p.school_id and k.id = p.component_id and v.term_no in (0, k.term_no)
  join marks m on m.school_id = p.school_id and m.paper_id = p.id and m.student_id = r.student_id and m.marks is not null
  where v.is_current group by 1, 2, 3, 4, 5;
