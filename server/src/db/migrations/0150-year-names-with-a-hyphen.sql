-- A year is written 2026-27 everywhere, as in the numbers of receipts. Shala named years with a dash before.
-- The triggers' functions are those of their time until all migrations are applied, and names are of no use to them.
alter table academic_years disable trigger user;
update academic_years y set name = replace(name, '–', '-')
where name ~ '^\d{4}–\d{2}$'
  and not exists (select from academic_years other where other.school_id = y.school_id and other.name = replace(y.name, '–', '-'));
alter table academic_years enable trigger user;
-- Where a ready-made scheme comes from names a year too, and is shown in the person's language by its exact text.
update assessment_schemes set source = replace(source, '(2017–18)', '(2017-18)') where source like '%(2017–18)%';
update grade_scales set source = replace(source, '(2017–18)', '(2017-18)') where source like '%(2017–18)%';
