-- Stores the figures of versions whose results are complete. Published results never change, so each version is counted once.
create or replace function app.count_results(p_school uuid, p_versions uuid[]) returns void language sql as $$
  insert into result_section_figures (school_id, version_id, section_id, students, total, passed, percents)
    select school_id, version_id, section_id, count(*), sum(percent), count(*) filter (where outcome = 'pass'), string_agg(percent::text, ',' order by percent)
    from results where school_id = p_school and version_id = any (p_versions) and percent is not null group by 1, 2, 3;
  insert into result_subject_figures (school_id, version_id, section_id, subject_id, students, total, passed, percents)
    select school_id, version_id, section_id, subject_id, count(*), sum(percent), count(*) filter (where outcome = 'pass'), string_agg(percent::text, ',' order by percent)
    from result_subjects where school_id = p_school and version_id = any (p_versions) and percent is not null group by 1, 2, 3, 4
$$;
