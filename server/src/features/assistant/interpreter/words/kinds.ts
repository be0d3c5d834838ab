import { tableIn } from '../text/listed.ts';

/** Kinds of fee: what the school calls the head, and the words that mean it when 'fee' stands near. */
export const FEE_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  tableIn(`
  tuition: tuition, tution, tuishan, ट्यूशन, shikshan;
  transport: transport, transportation, bus, van, conveyance, ट्रांसपोर्ट, बस, gaadi, vahan, वाहन, parivahan, परिवहन;
  hostel: hostel, boarding, chhatravas, हॉस्टल, छात्रावास; exam: exam, examination, exams, pariksha, परीक्षा, board exam;
  admission: admission, registration, dakhila, प्रवेश, दाखिला; library: library, pustakalaya, पुस्तकालय, लाइब्रेरी;
  lab: lab, laboratory, practical, लैब, prayogshala; sports: sports, sport, games, khel, खेल; computer: computer, कंप्यूटर;
  annual: annual, yearly, varshik, वार्षिक, salana; activity: activity, activities; development: development, vikas, विकास;
  mess: mess, canteen, food, lunch, meal, मेस; uniform: uniform, dress; late: late, fine, penalty, vilamb`),
);

/** Categories of notices, likewise. */
export const NOTICE_CATEGORIES: Readonly<Record<string, string>> = Object.fromEntries(
  tableIn(`
  Holiday: holiday, holidays, vacation, vacations, closed, remain closed, no school, chutti, chhutti, avkash, band, छुट्टी, अवकाश, बंद;
  Meeting: meeting, meetings, ptm, parent teacher meeting, baithak, बैठक, पीटीएम;
  Fees: fee, fees, dues, installment, instalment, challan, shulk, फीस, शुल्क;
  Examination: exam, exams, examination, examinations, unit test, test, tests, date sheet, admit card, admit cards, report card, report cards, result, results, marks, pariksha, परीक्षा;
  Sports: sports, sports day, match, matches, tournament, games, khel, खेल; Transport: bus, buses, van, route, बस;
  Health: health, medical, vaccination, vaccine, dengue, fever, check up, checkup, eye camp, स्वास्थ्य, टीका;
  Event: annual day, event, function, celebration, celebrations, programme, program, competition, exhibition, picnic, excursion, trip, karyakram, कार्यक्रम;
  Academic: homework, syllabus, project, projects, textbook, textbooks, notebook, notebooks, timetable, पढ़ाई`),
);

/** Kinds of expense, likewise. */
export const EXPENSE_CATEGORIES: Readonly<Record<string, string>> = Object.fromEntries(
  tableIn(`
  electricity: electricity, electric, bijli, light bill, बिजली, power; water: water, pani, paani, पानी;
  salary: salary, salaries, tankhwah, vetan, वेतन, pay roll, wages, तनख्वाह, payroll;
  stationery: stationery, stationary, kagaz, स्टेशनरी;
  transport: transport, transportation, bus, buses, fuel, diesel, petrol, परिवहन, ट्रांसपोर्ट, बस, डीजल, parivahan;
  maintenance: maintenance, rakhrakhav, रखरखाव, upkeep; repairs: repair, repairs, marammat, मरम्मत, repairing;
  rent: rent, kiraya, किराया; internet: internet, wifi, broadband, phone bill, telephone, इंटरनेट; furniture: furniture, फर्नीचर;
  books: books, kitab, kitabein, किताबें, किताबों; library: library, पुस्तकालय, लाइब्रेरी; sports: sports, खेल;
  events: events, functions, event; cleaning: cleaning, safai, housekeeping, सफाई; security: security, guard;
  lab: lab, laboratory, chemicals, लैब, प्रयोगशाला; printing: printing, photocopy, xerox;
  food: food, canteen, mess, refreshments, refreshment, khana, khane, chai, tea; computers: computers, computer, laptops;
  construction: construction, building, nirman; marketing: marketing, advertisement, advertising, vigyapan;
  medical: medical, medicine, medicines; garden: garden, gardening; insurance: insurance, bima`),
);
