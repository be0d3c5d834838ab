/** Words of a question that neither narrow nor change it. */
export const SMALL_WORDS =
  "daily, ws, wer, reqd, required, needed, required for, bk, naam, subject, having, members, member, among, work, wrote, write, written, filled, fill, entered, state, mention, current, currently, ch, kinne, kithe, da, di, de, nu, um, uh, like, assistant, hello, roll, rolls, on the roll, on roll, strength, ledger, hisab, hisaab, account, accounts, acs, dtd, dated, date, idea, any idea, getting, kholo, khol, padengi, padegi, padenge, hongi, hoga, honge, banta, banti, due hai, instant, particulars, stands, standing, stand, moment, obtained, kindly, trouble, may i trouble you, tell, hole, whole, at present, inspect, observe, look, studying, study, read, already, leta, lete, lega, legi, lenge, padha, padhaya, padhai, karne, dene, dena, dikha, fared, fall, falls, begin, begins, fixed, fixing, kisi, someone, somebody, nobody, who'll, isnt, wasnt, arent, total strength, position, status, latest, fresh, updated, update, complete, full, detail, detailed, exact, exactly, right, correct, correctly, yet, abhi tak, still, stuck, again, phir, milakar, together, combined, combine, in all, put together, altogether, roz, रोज, ok so, er, hmm, yaar, re, bhaiya, bhai, bhaisaab, ma, saab, saheb, sahab, sb, j, nos, no, number, pl, exist, exists, present strength, registered, enrolled, belonging, belong, belongs, bacha hua, bacha, left to, remaining, remain, remains, remaining to, school wide, coming up, upcoming, ahead, scheduled, planned, schedule, occur, occurs, listed, list out, names only, only names, pending list, position of, going on, happening, happen, which all, who all, kis din, day, days, dates, weekend, long, long weekend, one, ones, period, periods, prd, slot, hour, lesson, lessons, class, classes, section, sections, std, standard, room, students, student, kids, child, children, child's, son, daughter, ward, boy, girl, person, name, names, amount, sum, money, rs, total, totals, figure, figures, school, office, campus, head, heads, category, kind, kinds, type, types, mode, see, show me, pull, pull up, let, lets, let me, get me, a/c, a/cs, acs, cs, young, boy, according to, rolls, who'll, leta hai, puch, puch rahe, given, glad, dread, stuck, trouble, should i need, likha, isnt, hall, suitable, year end, down";

/** What only the answers of one intent take into account. */
export const WORDS_OF: Readonly<Record<string, string>> = {
  'leave.list_approved':
    'approved, sanctioned, granted, obtained, getting, taking, pass, passed, manjoor, manzoor, manjur, मंजूर, मंज़ूर, accepted, application, applications, applied',
  'fees.list_due': 'stuck, chote, chhote, mote, upr, upar, wise, quarter, clear, cleared, remaining, reqd, bill, charges, wise',
  'fees.summary':
    'vs, versus, against, percentage, percent, weekly, quarter, total, given, aana, aaya, aayi, aaye, fared, closes, receipts, pull, clear, cleared, bill, charges',
  'student.dues': 'clear, cleared, ledger, balance, bill, charges, against',
  'expenses.summary': 'udaya, uda, petty, cash, spend, bills, maintenance',
  'calendar.list_upcoming': 'winter, summer, fall, festival, festivals, off, closed, gazetted, vacation, vacations, next, days off',
  'attendance.list_absent': 'naaga, bunk, missing, roll call, away, turn up, unwell, work, board',
  'teacher.free': 'members, sit, word, hall, फुर्सत, fursat, khali, vacant',
  'substitution.suggest':
    'unwell, ill, sick, fever, down, home, telephoned, gone, delayed, suitable, engage, replacement, arrangement, lega, kn',
  'students.count': 'strenth, roll, mpc',
};
