-- What the office filled in for a student's certificates is personal data too and is deleted with the record. Issued certificates are a
-- permanent record of the school and stay.
create or replace function app.anonymise_student(p_school uuid, p_student uuid, out documents integer, out guardians integer, out storage_keys text[])
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
    is_weaker_section = false, transport_stop = '', address = '', state = '', city = '', pin_code = '', previous_school = '', caste = '', sub_caste = '',
    birth_place = '', state_student_id = '', leaving_note = '', photo_file_id = null,
    anonymised_at = now() where s.school_id = p_school and s.id = p_student;
  delete from student_guardians k where k.school_id = p_school and k.student_id = p_student;
  delete from guardians g where g.school_id = p_school and g.id = any (alone);
  delete from student_documents d where d.school_id = p_school and d.student_id = p_student;
  delete from certificate_facts c where c.school_id = p_school and c.person_id = p_student;
  delete from student_activities a where a.school_id = p_school and a.student_id = p_student;
  update student_attendance a set reason = '' where a.school_id = p_school and a.student_id = p_student and a.reason <> '';
  update leave_requests l set reason = '' where l.school_id = p_school and l.student_id = p_student and l.reason <> '';
  with gone as (delete from files f where f.school_id = p_school and f.id = any (papers) returning f.storage_key)
    select coalesce(array_agg(g.storage_key), '{}') into storage_keys from gone g;
  update audit_log a set old_values = app.blanked(a.old_values), new_values = app.blanked(a.new_values), reason = null
    where a.school_id = p_school and (a.entity = 'student' and a.entity_id = p_student or a.entity = 'guardian' and a.entity_id = any (alone));
end $$;
