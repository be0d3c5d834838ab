-- Lists of people are in one order whatever the letters a name is written with: "anil" comes before "Zoya". The index that a list is paged by has the same order.
create index student_directory_by_name on student_directory (school_id, lower(name), name, student_id);
create index student_directory_gone_by_name on student_directory (school_id, lower(name), name, student_id) where left_on is not null;
drop index student_directory_school_id_name_student_id_idx, student_directory_gone;
create index students_by_name on students (school_id, lower(name), name, id);
drop index students_school_id_name_id_idx;
create index employees_by_name on employees (school_id, lower(name), name) where left_on is null;
drop index employees_school_id_name_idx;
