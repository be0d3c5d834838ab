import { sql } from '#platform/db';
import type { Dimension, Flag } from '../entity.ts';
import { column, recorded } from './fields.ts';

/** Written out for each: rows are grouped by it, and a parameter would be another one there. */
const FATHERS_PHONE = sql`(select string_agg(distinct h.phone, ', ') from student_guardians g join guardians h on h.school_id = g.school_id and h.id = g.guardian_id where g.student_id = t.student_id and g.relation = 'Father' and h.phone <> '')`;
const MOTHERS_PHONE = sql`(select string_agg(distinct h.phone, ', ') from student_guardians g join guardians h on h.school_id = g.school_id and h.id = g.guardian_id where g.student_id = t.student_id and g.relation = 'Mother' and h.phone <> '')`;
const FATHERS_NAME = sql`(select string_agg(distinct h.name, ', ') from student_guardians g join guardians h on h.school_id = g.school_id and h.id = g.guardian_id where g.student_id = t.student_id and g.relation = 'Father')`;
const MOTHERS_NAME = sql`(select string_agg(distinct h.name, ', ') from student_guardians g join guardians h on h.school_id = g.school_id and h.id = g.guardian_id where g.student_id = t.student_id and g.relation = 'Mother')`;

const FATHERS_WORK = sql`(select string_agg(distinct h.occupation, ', ') from student_guardians g join guardians h on h.school_id = g.school_id and h.id = g.guardian_id where g.student_id = t.student_id and g.relation = 'Father' and h.occupation <> '')`;
const MOTHERS_WORK = sql`(select string_agg(distinct h.occupation, ', ') from student_guardians g join guardians h on h.school_id = g.school_id and h.id = g.guardian_id where g.student_id = t.student_id and g.relation = 'Mother' and h.occupation <> '')`;

const NUMBERS =
  'phone, phone number, mobile, mobile number, contact, contact number, number, no, मोबाइल, मोबाइल नंबर, फोन, फोन नंबर, नंबर'.split(', ');
const NAMES = ['name', 'naam', 'नाम'];
const WORK = 'occupation, profession, job, vyavsay, kaam, pesha, व्यवसाय'.split(', ');
const FATHER = 'father, fathers, papa, pita, dad, पिता, पापा';
const MOTHER = 'mother, mothers, mummy, mata, maa, mom, माता, माँ, मम्मी';
/** 'Father's number', 'papa ka mobile', 'number of the father'. */
const ofParent = (parent: string, what: readonly string[]): string =>
  parent
    .split(', ')
    .flatMap((one) => what.flatMap((noun) => [`${one} ${noun}`, `${one} ka ${noun}`, `${one} का ${noun}`, `${noun} of ${one}`]))
    .join(', ');

/** What every row that belongs to a student can be asked by; the rows have the columns that `PUPIL` gives. */
export const pupilDimensions = {
  student: {
    words:
      'bacha log, bachcha log, youngster, youngsters, scholars, student, students, logo ne, logon ne, child, children, kid, kids, pupil, pupils, learners, bacche, bachche, baccha, bachhe, bachho, bachhon, bachhe, bachey, baccho, bacho, bachon, bachcho, बच्चे, बच्चों, छात्र, छात्रों, विद्यार्थी, विद्यार्थियों, vidyarthi, chhatra, name, names, those, walo',
    title: 'Student',
    sql: sql`t.student`,
    key: sql`t.student_id`,
    path: '/student/profile/',
    isPerson: true,
  },
  initial: { words: '', title: 'First letter', sql: sql`upper(left(t.student, 1))` },
  class: {
    words: 'class, classes, std, standard, standards, grade, grades, cls, kaksha, कक्षा, कक्षाओं, क्लास, kaksa',
    title: 'Class',
    sql: sql`t.class`,
    sort: sql`t.class_position`,
  },
  section: {
    words: 'section, sections, division, divisions, sec, सेक्शन',
    title: 'Section',
    sql: sql`t.class || ' ' || t.section`,
    sort: sql`t.class_position`,
  },
  classTeacher: {
    words: 'class teacher, class teachers, class incharge, class incharges',
    title: 'Class teacher',
    sql: sql`(select e.name from employees e where e.id = t.class_teacher_id)`,
    key: sql`t.class_teacher_id`,
  },
  gender: {
    words: 'gender, sex, ling, लिंग',
    title: 'Gender',
    sql: sql`t.gender`,
    sort: sql`case t.gender when 'Male' then 1 when 'Female' then 2 else 3 end`,
    shows: { Male: 'Male', Female: 'Female', Other: 'Other gender' },
  },
  transport: {
    words:
      'bus students vs others, bus students versus others, bus students and others, bus and non bus students, bus and non bus, bus vs non bus, bus versus non bus, bus students and non bus students, bus students vs non bus students, bus children and others, bus users and others, transport and non transport students, by bus and not by bus',
    title: 'Transport',
    sql: sql`case when t.stop <> '' then 'bus' else 'own' end`,
    shows: { bus: 'By school bus', own: 'Not by bus' },
  },
  house: { words: 'sadan, sadans, house, houses, हाउस', title: 'House', sql: sql`nullif(t.house, '')`, values: 'house' },
  stop: {
    words:
      'which stop … get on/board/come from, kis stop … chadhta/chadhti/chadhte/utarta/utarti/utarte, where … board/get on/get down/get off, from where … board/get on, kahan se … chadhta/chadhti/chadhte, boarding, which stop, kis stop, boarding point, boarding points, boarding place, stoppage, stoppages, bus stand, bus stands, pick up place, pick up places, drop point, drop points, dropping point, travel from, travels from, travelling from, travel by route, board at, boards at, board from, boarding at, boarding from, get on at, get down at, gets on at, gets down at, getting down at, getting on at, gets off at, get off at, alight at, alights at, bus stop, bus stops, stop, stops, pick up point, pickup point, बस स्टॉप',
    title: 'Bus stop',
    sql: sql`nullif(t.stop, '')`,
    values: 'stop',
  },
  // Stops are written with their route before the comma.
  route: {
    words:
      'which bus … take/use/come by/travel by/go by/ride, kaun si bus … aata/aati/aate, kis bus … aata/aati/aate, each bus, every bus, per bus, by bus number, bus wise, har bus, each of the buses, van route, van routes, vehicle route, vehicle routes, bus line, bus lines, transport route, transport routes, route, routes, bus route, bus routes, bus number, bus no, रूट',
    title: 'Route',
    sql: sql`case when t.stop like '%,%' then trim(split_part(t.stop, ',', 1)) end`,
  },
  socialCategory: {
    words:
      'social group, social groups, reservation group, quota, reservation quota, jaati varg, social category, caste, cast, casts, caste category, reservation category, category, categories, varg, श्रेणी',
    title: 'Category',
    sql: sql`nullif(t.social_category, '')`,
    values: 'socialCategory',
    mayLack: true,
  },
  religion: {
    words: 'mazhab, majhab, faiths, religion, religions, community, samaj, samuday, dharm, धर्म, faith',
    title: 'Religion',
    sql: sql`nullif(t.religion, '')`,
    values: 'religion',
    mayLack: true,
  },
  bloodGroup: {
    words: 'blood type, blood types, rakt samuh, bg, khoon ka group, blood, blood group, blood groups',
    title: 'Blood group',
    sql: sql`nullif(t.blood_group, '')`,
    values: 'bloodGroup',
    mayLack: true,
  },
  motherTongue: {
    words:
      'languages, tongue, tongues, spoken languages, languages spoken, language spoken, bhasha, bhashayen, ghar ki bhasha, ghar ki boli, ghar pe bolte, ghar me bolte, ghar mein bolte, bolne wale, bolne wali, matrubhasha, matribhasha, matrabhasha, native language, native languages, language spoken at home, speak, speaks, speaking, spoken, spoken at home, speak at home, speaking at home, at home, as mother tongue, home language, home languages, mother tongue, mother tongues, language, matra bhasha, मातृभाषा',
    title: 'Mother tongue',
    sql: sql`nullif(t.mother_tongue, '')`,
    values: 'motherTongue',
    mayLack: true,
  },
  caste: { words: 'jati, jaati, जाति, castes, caste wise', title: 'Caste', sql: sql`nullif(t.caste, '')`, mayLack: true },
  city: {
    words:
      'gaon, gaanv, shahar, sheher, nagar wise, from which place, from which places, which place … come from/hail from/belong to, which city … come from/live in/belong to, which town … come from/live in/belong to, which village … come from/live in/belong to, which area … come from/live in, kahan se … aate/aata/aati, kis gaon … aate/aata/aati, kis shahar … aate/aata/aati, गाँव, शहर, cities, towns, villages, city wise, village wise, town wise',
    title: 'City',
    sql: sql`nullif(t.city, '')`,
    values: 'city',
    mayLack: true,
  },
  // The last word of a name, and the first.
  surname: {
    words: 'surname, surnames, last name, last names, family name, family names, upnaam',
    title: 'Surname',
    sql: sql`initcap(regexp_replace(t.student, '^.* ', ''))`,
    values: 'surname',
  },
  firstName: {
    words: 'first name, first names, given name, given names',
    title: 'First name',
    sql: sql`initcap(split_part(t.student, ' ', 1))`,
    values: 'firstName',
  },
  born: {
    words:
      'when … born, kab … paida/janma, which date … born, janm ki tarikh, janam tithi, janam tarikh, date of birth, dates of birth, dob, birth date, birth dates, janm tithi, जन्म तिथि',
    title: 'Date of birth',
    sql: sql`t.date_of_birth`,
    unit: 'day',
    sort: sql`t.date_of_birth`,
    mayLack: true,
  },
  admitted: {
    words:
      'when … join/admit/take admission/get admission/get admitted/come to us/enrol, kab … aaya/aayi/join/admission, how long … with us/been here/study here/been in our school/been in the school, since when … with us/study/been, kab se … padh/padhta/padhti/hai, date of joining, joining date, joined on, admitted on, date of admission, admission date, dates of admission, admission dates',
    title: 'Admitted on',
    sql: sql`t.admitted_on`,
    unit: 'day',
    sort: sql`t.admitted_on`,
    mayLack: true,
  },
  admissionNumber: {
    words:
      'admission id, admn no, admn number, register number, register no, general register number, gr no, gr nos, gr numbers, sr no, scholar no, scholar numbers, dakhila number, pravesh kramank, admission number, admission numbers, admission no, admission nos, adm no, adm number, enrolment number, scholar number, gr number',
    title: 'Admission number',
    sql: sql`t.admission_number`,
    ...column,
  },
  address: {
    words:
      'where … live/stay/reside/put up, kahan … rehta/rehti/rehte/rahta/rahti/rahte, house address, house addresses, home addresses, residential addresses, residence, residences, ghar ka pata, ghar kahan, permanent address, address, addresses, pata, पता, पते, home address, residential address',
    title: 'Address',
    sql: sql`t.address`,
    ...column,
  },
  area: { words: '', title: 'Address', sql: sql`concat_ws(', ', t.address, t.city)`, values: 'locality', isPart: true },
  contact: {
    words: `${ofParent('guardian, guardians', NUMBERS)}, phone of the guardian, phone number of the guardian, whom … ring/call/phone/contact, who … to call, kisko … phone/call, kis number … phone/call, ring up, numbers to call, emergency contact, emergency number, contact person, whatsapp number, whatsapp numbers, phone of parent, phone of parents, phone of the parent, phone of the parents, number of parent, phone number of parent, phone numbers of parents, phone, phones, phone number, phone numbers, mobile, mobile number, mobile numbers, contact, contacts, contact number, contact numbers, phone no, mobile no, contact details, parents phone, parents phone number, parents phone numbers, parent phone number, parents mobile, parents mobile number, parents contact, parents contact number, parents number, parents numbers, parents ka number, numbers of parents, phone numbers of parents, phone of parents, contact numbers of parents, mobile numbers of parents, phone number of parents, call number, call numbers, call list, calling list, phone list`,
    title: 'Phone',
    sql: sql`(select string_agg(distinct h.phone, ', ') from student_guardians g join guardians h on h.school_id = g.school_id and h.id = g.guardian_id where g.student_id = t.student_id and h.phone <> '')`,
    ...column,
  },
  parents: {
    words:
      'whose child, whose son, whose daughter, kiska beta, kiski beti, kiska bachcha, parents names, names of the parents, names of parents, mata pita ka naam, mummy papa ka naam, parent name, guardian name',
    title: 'Parents',
    sql: sql`(select string_agg(h.name || coalesce(' (' || nullif(g.relation, '') || ')', ''), ', ' order by g.is_primary desc, h.name) from student_guardians g join guardians h on h.school_id = g.school_id and h.id = g.guardian_id where g.student_id = t.student_id)`,
    ...column,
  },
  siblings: {
    words: 'siblings by name',
    title: 'Siblings',
    sql: sql`(select string_agg(distinct b.name, ', ') from student_guardians g join student_guardians h on h.school_id = g.school_id and h.guardian_id = g.guardian_id and h.student_id <> g.student_id
      join students b on b.school_id = h.school_id and b.id = h.student_id and b.left_on is null where g.student_id = t.student_id)`,
    isColumn: true,
  },
  motherName: { words: `mother by name, mother, ${ofParent(MOTHER, NAMES)}`, title: 'Mother', sql: MOTHERS_NAME, ...column },
  fatherName: { words: `father by name, father, ${ofParent(FATHER, NAMES)}`, title: 'Father', sql: FATHERS_NAME, ...column },
  fatherPhone: {
    words: ofParent(FATHER, NUMBERS),
    title: 'Father’s phone',
    sql: FATHERS_PHONE,
    ...column,
  },
  motherPhone: {
    words: ofParent(MOTHER, NUMBERS),
    title: 'Mother’s phone',
    sql: MOTHERS_PHONE,
    ...column,
  },
  fatherWork: {
    words: `${ofParent(FATHER, WORK)}, father/papa/dad/pita … for a living/doing/work as/kaam karte/kaam karta`,
    title: 'Father’s occupation',
    sql: FATHERS_WORK,
    mayLack: true,
  },
  motherWork: {
    words: `${ofParent(MOTHER, WORK)}, mother/mummy/mom/mata … for a living/doing/work as/kaam karti`,
    title: 'Mother’s occupation',
    sql: MOTHERS_WORK,
    mayLack: true,
  },
  mail: {
    words:
      'mail id, mail ids, mails, mail, mail address, mail addresses, email, emails, email id, email ids, email address, email addresses, e-mail, parents email, parents email id, parents email ids, email of parents, emails of parents, email id of parents, email ids of parents, ईमेल',
    title: 'Email',
    sql: sql`(select string_agg(distinct h.email, ', ') from student_guardians g join guardians h on h.school_id = g.school_id and h.id = g.guardian_id where g.student_id = t.student_id and h.email <> '')`,
    ...column,
  },
  collector: {
    words:
      'who … pick up/collect/take home/fetch/come to take/receive, who … allowed to take/allowed to pick/authorised to take, kaun … lene aata/lene aati/lene aate/le ja/le jata/le jaane, lene kaun aata, lene kaun aati, lene aata, lene aate, le jaane wala, le jane wale, escort, escorts, may pick up, may collect, allowed to pick up, allowed to collect, pick up person, pickup person, pick up persons, person to pick up, authorised pick up person, authorized pick up person, authorised person, authorized person, le jane wala, ले जाने वाला',
    title: 'Who may collect the child',
    sql: sql`(select string_agg(h.name || coalesce(' (' || nullif(g.relation, '') || ')', ''), ', ' order by h.name) from student_guardians g join guardians h on h.school_id = g.school_id and h.id = g.guardian_id where g.student_id = t.student_id and g.may_collect)`,
    ...column,
  },
} satisfies Record<string, Dimension>;

/** Conditions of a student that have words of their own. */
export const pupilFlags = {
  bus: {
    before: 'bus, school bus',
    words:
      'come in the bus, comes in the bus, come in bus, coming in the bus, bus walo, bus walon, bus wali, travel in the bus, travelling in the bus, travel in bus, avail school bus, availing school bus, van students, van children, van kids, come by van, by van, ride in the bus, bus me aate, bus mein aate, bus se aane, use a bus stop, use a school bus stop, have a bus stop, has a bus stop, having a bus stop, with a bus stop, bus kids, bus kid, bus riders, bus rider, riders, bus commuters, bus commuter, bus passengers, bus travellers, bus goers, bus going, bus takers, bus boys, bus girls, conveyance users, conveyance students, school transport, the school transport, transport kids, transport children, travel by bus, travels by bus, travelling by bus, traveling by bus, travel by the bus, coming by bus, comes by bus, come by school transport, come by transport, avail transport, availing transport, avail the bus, availing bus, bus facility, transport facility, board the bus, boarding the bus, ride the bus, bus wale bachche, bus wale bacche, bus wala, bus students, bus student, bus children, bus users, by bus, by school bus, school bus, use the bus, using the bus, using bus, take the bus, take bus, bus lete, bus se aate, bus se, बस से आते, बस से, बस वाले, स्कूल बस से, on the bus, come by bus, bus wale, transport students, transport users, use transport',
    title: 'by bus',
    sql: sql`t.stop <> ''`,
  },
  noBus: {
    words:
      'walk, walks, walking, walkers, paidal, paidal aate, paidal aane, walk in, come walking, dropped by parents, dropped by their parents, parents drop, brought by parents, come with parents, apne aap aate, apne aap aane, khud aate, khud aane, khud se aane, self transport, own conveyance, private transport, private conveyance, private vehicle, not need the bus, do not need the bus, not need bus, need no bus, no pickup point, no pick up point, without pickup point, without pick up point, no boarding point, without boarding point, stop not given, stop not filled, stop not entered, no stop, without stop, without a stop, without any stop, bus nahi chahiye, bus nahi lena, stop nahi, stop … nahi bhara/nahi diya, without transport, no transport, without bus facility, without school transport, not availing transport, do not avail transport, do not use transport, not using transport, on foot, on their own, by foot, without a bus stop, no bus stop, have no bus stop, non bus, non-bus, बस से न, बस से नहीं, not by bus, without bus, do not use the bus, own transport, not using the bus, not using bus, not using school bus, not using the school bus, do not use bus, do not use school bus, do not take bus, dont take bus, dont take the bus, not taking bus, not taking the bus, do not come by bus, not come by bus, do not take the bus, not on the bus, not on bus, dont use bus, dont use the bus, dont come by bus, no bus, without school bus, bus nahi lete, bus se nahi aate, bus se nahi aata, by own vehicle, bina bus, walk to school',
    title: 'not by bus',
    sql: sql`t.stop = ''`,
  },
  newcomer: {
    words:
      'new faces, new face, fresh students, first year with us, joined this year, new ones, new admission, new admissions, newly admitted, new students, new student, new kids, new children, newcomers, new joiners, naye admission, naye bacche, naye bachhe, naye bachche, naye students, naye students ke, नए बच्चे, नए छात्र',
    title: 'admitted this year',
    sql: sql`t.admitted_on >= (select y.starts_on from academic_years y where y.is_current)`,
  },
  minority: {
    words: 'minority, minorities, minority community, minority communities, alpsankhyak, अल्पसंख्यक',
    title: 'from a minority community',
    sql: sql`t.religion in ('Muslim', 'Christian', 'Sikh', 'Buddhist', 'Jain', 'Parsi', 'Zoroastrian')`,
  },
  siblingDiscount: {
    words:
      'sibling discount, sibling discounts, sibling concession, getting sibling discount, get sibling discount, given sibling discount, discount for siblings, sibling fee discount, bhai behen ki chhoot, bhai behen ka discount',
    title: 'with a sibling discount',
    sql: sql`exists (select from charges h join academic_years y on y.school_id = h.school_id and y.id = h.year_id and y.is_current where h.student_id = t.student_id and h.cause ->> 'code' = 'sibling')`,
  },
  siblings: {
    words:
      'a brother, a sister, brother here, sister here, brother in school, sister in school, real brothers, real sisters, own brother, own sister, brother also, sister also, brothers, sisters, sage bhai behen, sage bhai bahan, bhai behan, bhai ya behen, bhai ya bahan, sage bhai, sagi behen, sagi bahan, twins or siblings, from the same family, from same family, of the same family, of same family, sibling, siblings, brother or sister, brothers or sisters, brothers and sisters, brother and sister, brother sister, brothers sisters, real brother, real sister, real brother or sister, bhai behen, bhai bahan, भाई बहन, भाई या बहन',
    title: 'with a brother or sister in the school',
    sql: sql`exists (select from student_guardians g join student_guardians h on h.school_id = g.school_id and h.guardian_id = g.guardian_id and h.student_id <> g.student_id
      join students b on b.school_id = h.school_id and b.id = h.student_id and b.left_on is null where g.student_id = t.student_id)`,
  },
  ...recorded({
    house: {
      title: 'House',
      sql: sql`t.house`,
      none: 'not in any house, in no house, not in a house, no house given, house not given, kisi house me nahi, kisi bhi house me nahi',
    },
  }),
} satisfies Record<string, Flag>;

/** The columns of a student `s` with the seat `x` (section) and `c` (class), for the rows of any entity that belongs to students. */
export const PUPIL = sql`s.id as student_id, s.name as student, s.gender, s.house, s.transport_stop as stop, s.category as social_category, s.religion, s.caste, s.blood_group, s.mother_tongue, s.city, s.address, s.admission_number, s.date_of_birth, s.admitted_on, s.left_on, x.class_teacher_id,
  c.name as class, c.position as class_position, x.name as section`;

/** Who is on the roll of the running year, with their seats. */
export const seatOf = (schoolId: string) => sql`academic_years y join enrolments n on n.school_id = ${schoolId} and n.year_id = y.id
  join students s on s.school_id = ${schoolId} and s.id = n.student_id
  join sections x on x.school_id = ${schoolId} and x.id = n.section_id join classes c on c.school_id = ${schoolId} and c.id = x.class_id`;
/** The same beside rows that name a `student_id` and may be of somebody without a seat. */
export const seatBeside = (schoolId: string) => sql`join students s on s.school_id = ${schoolId} and s.id = r.student_id
  left join (enrolments n join academic_years y on y.school_id = ${schoolId} and y.id = n.year_id and y.is_current
    join sections x on x.school_id = ${schoolId} and x.id = n.section_id join classes c on c.school_id = ${schoolId} and c.id = x.class_id)
  on n.school_id = ${schoolId} and n.student_id = r.student_id`;
