import { type Db, type Fragment, sql } from '#platform/db';

export type DirectoryRow = {
  id: string;
  employeeCode: string;
  name: string;
  gender: string;
  photoFileId: string | null;
  positionRole: string;
  department: string;
  isTeaching: boolean;
  phone: string;
  email: string;
  classTeacher: string;
  leftOn: string | null;
  leavingReason: string;
};
export type Filter = {
  search?: string | undefined;
  kind?: string | undefined;
  department?: string | undefined;
  status?: string | undefined;
};

/** The sections of a class teacher as one text, such as `8th A, 9th B`. */
export const LED = sql`coalesce((select string_agg(c.name || ' ' || s.name, ', ' order by c.position, s.name) from sections s
  join classes c on c.school_id = s.school_id and c.id = s.class_id where s.school_id = e.school_id and s.class_teacher_id = e.id), '')`;

const ROW = sql`e.id, e.employee_code as "employeeCode", e.name, e.gender, e.photo_file_id as "photoFileId", e.position_role as "positionRole",
  e.department, e.is_teaching as "isTeaching", e.phone, e.email, ${LED} as "classTeacher", e.left_on as "leftOn", coalesce(e.leaving_reason, '') as "leavingReason"`;

/** All present employees by name. */
export function getTeacherList(
  db: Db,
  schoolId: string,
): Promise<{ id: string; name: string; gender: string; photoFileId: string | null; isTeaching: boolean }[]> {
  return db.rows(sql`select id, name, gender, photo_file_id as "photoFileId", is_teaching as "isTeaching" from employees
    where school_id = ${schoolId} and left_on is null order by lower(name), name, employee_code`);
}

/** The conditions that select employees `e` of the directory. */
export function matching(schoolId: string, { search = '', kind = 'all', department = '', status = 'current' }: Filter): Fragment {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return sql`e.school_id = ${schoolId} and (e.left_on is not null) = ${status === 'former'}
    and (${kind}::text = 'all' or e.is_teaching = (${kind}::text = 'teaching')) and (${department}::text = '' or e.department = ${department})
    and not exists (select from unnest(${words}::text[]) word
      where not app.has_words(app.name_words(concat_ws(' ', e.name, e.employee_code, e.phone, e.position_role)), word))`;
}

/** Matching employees by name; former employees: the latest first. */
export function listEmployees(db: Db, schoolId: string, filter: Filter): Promise<DirectoryRow[]> {
  return db.rows(
    sql`select ${ROW} from employees e where ${matching(schoolId, filter)} order by e.left_on desc nulls last, lower(e.name), e.name, e.employee_code`,
  );
}

export async function listDepartments(db: Db, schoolId: string): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    sql`select distinct department as name from employees where school_id = ${schoolId} and department <> '' order by 1`,
  );
  return rows.map(({ name }) => name);
}

export type DetailRow = {
  id: string;
  name: string;
  email: string;
  phone: string;
  gender: string;
  positionRole: string;
  lessons: number;
  dateOfBirth: string | null;
  joinedOn: string | null;
  classTeacher: string;
  address: string;
  photoFileId: string | null;
  leftOn: string | null;
};

export function getTeacher(db: Db, schoolId: string, id: string): Promise<DetailRow | null> {
  return db.row(sql`select e.id, e.name, e.email, e.phone, e.gender, e.position_role as "positionRole",
    (select count(distinct (t.day, t.period_id))::int from app.week_now(${schoolId}) t where t.teacher_id = e.id) as lessons,
    e.date_of_birth as "dateOfBirth", e.joined_on as "joinedOn", ${LED} as "classTeacher",
    concat_ws(', ', nullif(e.address, ''), nullif(e.city, ''), nullif(concat_ws(' ', nullif(e.state, ''), nullif(e.pin_code, '')), '')) as address,
    e.photo_file_id as "photoFileId", e.left_on as "leftOn" from employees e where e.school_id = ${schoolId} and e.id = ${id}::uuid`);
}

export type Choices = {
  nextCode: string;
  roles: string[];
  departments: string[];
  qualifications: string[];
  classes: {
    className: string;
    subjects: { id: string; name: string }[];
    sections: { id: string; name: string; classTeacherId: string | null; classTeacher: string | null }[];
  }[];
};

export function getEmployeeChoices(db: Db, schoolId: string): Promise<Choices | null> {
  return db.row(sql`select app.next_employee_code(${schoolId}::uuid, false) as "nextCode",
    array(select distinct position_role from employees where school_id = ${schoolId} and position_role <> '' order by 1) as roles,
    array(select distinct department from employees where school_id = ${schoolId} and department <> '' order by 1) as departments,
    array(select distinct qualification from employees where school_id = ${schoolId} and qualification <> '' order by 1) as qualifications,
    (select coalesce(json_agg(json_build_object('className', c.name,
      'subjects', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position, s.name), '[]') from subjects s where s.school_id = c.school_id and s.class_id = c.id),
      'sections', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'classTeacherId', t.id, 'classTeacher', t.name) order by s.name), '[]')
        from sections s left join employees t on t.school_id = s.school_id and t.id = s.class_teacher_id where s.school_id = c.school_id and s.class_id = c.id)
    ) order by c.position, c.name), '[]') from classes c where c.school_id = ${schoolId}) as classes`);
}
