import type { Directory } from '../../interpreter/types.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';

/** The day on which questions are read, a Friday. */
export const TODAY = '2026-11-20';

const CLASSES = 'Nursery AB, LKG AB, UKG AB, 1 ABC, 2 AB, 3 AB, 4 AB, 5 AB, 6 ABC, 7 AB, 8 AB, 9 ABC, 10 AB, 11 AB, 12 AB';
const STUDENTS =
  'Dhruv Chauhan/9/C, Mahi Bhatt/4/A, Ved Deshmukh/6/B, Akshara Reddy/6/C, Sanika Deshpande/8/A, Mariam Qureshi/Nursery/B, Chinmay Kadam/2/B, Pradeep Srinivasan/3/B, Aarna Sancheti/7/A, Palak Mishra/11/A, Rutuja Ahire/10/B, Omkar Avhad/8/A, Gargi Mahajan/11/B, Arnav Kadam/Nursery/A, Shlok Shinde/3/B, Mrunal Deshmukh/Nursery/A, Kasturi Nikam/6/B, Hiba Shaikh/6/B, Kaustubh Phadke/9/A, Inaya Shaikh/11/A, Jerin Varghese/11/B, Nandini Verma/9/A, Jainam Solanki/1/C, Hiba Momin/8/A, Sakshi Shukla/10/A';
const EMPLOYEES =
  'Rajesh Shinde, Rupali Joshi, Rajinder Sethi, Sneha Pawar, Salim Attar, Nagarjuna Reddy, Lavanya Reddy, Anita Rajput, Lawrence Rodrigues, Sarita Verma, Sunita Thorat';
const SUBJECTS =
  'Accountancy, Art and Craft, Biology, Business Studies, Chemistry, Computer, Economics, English, Environmental Studies, General Awareness, Hindi, Marathi, Mathematics, Music, Numbers, Physical Education, Physics, Science, Social Science, Value Education';
const HEADS = 'Tuition fee, Transport fee, Cheque bounce charge, Arrears of last year';

/** A school as a question can speak of it, without a database: its classes, some people, and what it calls things. */
export const directory: Directory = {
  classes: CLASSES.split(', ').map((one) => {
    const [name = '', sections = ''] = one.split(' ');
    return { name, sections: [...sections] };
  }),
  students: STUDENTS.split(', ').map((one) => {
    const [name = '', of = '', section = ''] = one.split('/');
    return { name, class: of, section };
  }),
  employees: EMPLOYEES.split(', ').map((name) => ({ name })),
  subjects: SUBJECTS.split(', '),
  feeHeads: HEADS.split(', '),
  periodsPerDay: 8,
};

const NAMES = `
  activity: 2nd in drawing | Athletics, 100 m | Badminton | Chess | Cricket | Drama club | Eco club | Elocution, first prize | Full attendance | Kabaddi | Kho-kho | Marathi literary circle | Mathematics olympiad, rank in the first hundred | Robotics club
  area: Art education | Counts objects | Discipline | Health and physical education | Keeps clean | Knows shapes | Recognises letters | Shares with others | Speaks in sentences | Work education
  bank: Axis Bank | Bank of Baroda | Bank of Maharashtra | HDFC Bank | ICICI Bank | NAMCO Bank | State Bank of India | Union Bank of India
  city: Nashik
  concession: Child of a staff member | Defence personnel | Merit scholarship | Single parent
  department: Accounts | Administration | Art and Craft | Commerce | Computer | English | Hindi | Library | Marathi | Mathematics | Music | Physical Education | Pre-primary | Primary
  eventTitle: Annual Examination | Annual day | Annual sports meet | Bakri Id | Buddha Purnima | Chhatrapati Shivaji Maharaj Jayanti | Children’s Day | Christmas | Diwali break | Dr. Ambedkar Jayanti | Dussehra | Farewell to class 12th | Gandhi Jayanti | Ganesh Chaturthi
  exam: Half-yearly Examination | Term 1 internal assessment | Term 2 internal assessment | Unit Test 1 | Unit Test 2
  expenseHead: Electricity | Events | Housekeeping | Internet and Phone | Laboratory | Library | Other | Repairs and Maintenance | Security | Sports | Stationery and Printing | Transport Fuel | Water
  expenseItem: Balls, nets and ground marking | Benches and doors, carpenter | Books and magazines | Broadband and office phones | Chemicals and glassware | Cleaning agency | Diesel for buses, first fortnight | Diesel for buses, second fortnight | First-aid supplies | Guards, two shifts | Guests’ tea and sundries | MSEDCL bill, main building | Municipal water charges | Phenyl, brooms and bins
  feeHead: Arrears of last year | Cheque bounce charge | Transport fee | Tuition fee
  grade: A | A1 | A2 | B | B1 | B2 | C | C1 | C2 | D | E | ☺☺ | ☺☺☺
  house: Kalpana House | Raman House | Savitri House | Tilak House
  leaveType: Casual leave | Duty leave | Earned leave | Maternity leave | Sick leave
  level: District | Division | Editor | Inter-school | Lead drummer | Member | National | School | Secretary | State | Taluka | Team lead
  motherTongue: Bengali | Gujarati | Hindi | Konkani | Malayalam | Marathi | Punjabi | Tamil | Telugu | Urdu
  noticeCategory: Academic | Administration | Event | Examination | Fees | General | Health | Meeting | Sports | Staff | Transport
  occupation: Accountant | Advocate | Architect | Bank officer | Caterer | Contractor | Doctor | Electrician | Engineer | Farmer | Government clerk | Grape exporter | Homemaker | Insurance agent
  qualification: 10th pass | B.A. | B.A., B.Ed. | B.A., D.El.Ed. | B.A., NTT | B.Com. | B.P.Ed. | B.Sc. | B.Sc., B.Ed. | GNM | M.A. Psychology | M.A., B.Ed. | M.A., M.Ed. | M.Com.
  religion: Buddhist | Christian | Hindu | Jain | Muslim | Parsi | Sikh
  role: Accountant | Administrator | Cashier | Counsellor | Lab Assistant | Librarian | Nurse | Nursery Trained Teacher | Office Clerk | Peon | Post Graduate Teacher | Primary Teacher | Principal | Trained Graduate Teacher
  socialCategory: EWS | General | OBC | SC | ST
  stop: Route 1, Hirawadi | Route 1, Panchavati Karanja | Route 2, Dwarka circle | Route 2, Nashik Road station | Route 3, Indira Nagar jogging track | Route 3, Pathardi Phata | Route 4, Ashok Stambh | Route 4, College Road | Route 5, Ambad link road | Route 5, Satpur ITI | Route 6, Cidco, Trimurti Chowk | Route 6, Deolali Camp
  subject: Accountancy | Art and Craft | Biology | Business Studies | Chemistry | Computer | Economics | English | Environmental Studies | General Awareness | Hindi | Marathi | Mathematics | Music
  term: Term 1 | Term 2
  termSpan: 2026-04-01 2026-09-30 | 2026-10-01 2027-03-31`;

/** The names of its houses, stops, heads, exams and so on. */
export const names: Vocabulary = Object.fromEntries(
  NAMES.trim()
    .split('\n')
    .map((line) => {
      const [list = '', values = ''] = line.trim().split(/: (.*)$/);
      return [list, values.split(' | ')];
    }),
);
