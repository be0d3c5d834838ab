import { describe, expect, it } from 'vitest';
import { demoForTests } from './testing/demo-tests.ts';

/** A whole question behind any other is answered as in a new conversation; only what says that it goes on takes something of the answer before it. */
let child = '';
let teacher = '';
const demo = demoForTests(async (demo) => {
  const [pupil] = await demo.rows(
    "select name from fact.p where class = '6th' and name in (select name from fact.p group by 1 having count(*) = 1) order by 1",
  );
  const [one] = await demo.rows('select name from fact.e where is_teaching order by 1 desc');
  child = String(pupil?.name);
  teacher = String(one?.name);
});

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const last = async (...said: string[]) => plain(await demo.talk(...said.map(named)));
const named = (said: string) => said.replace('CHILD', child).replace('TEACHER', teacher);

const WHOLE: readonly (readonly string[])[] = [
  ['fees due of CHILD', 'list students who failed in half yearly'],
  ['fees due of CHILD', 'Who has birthday this week?'],
  ['attendance of 7A this month', 'सत्र 1 में कितने बच्चे फेल हुए?'],
  ['maths marks of class 9', 'Which marks are still not entered?'],
  ['monthly salary of TEACHER', 'how much salary was paid in November'],
  ['attendance of CHILD this month', 'which teachers are on leave today?'],
  ['phone number of CHILD', 'kitne bachche aaj absent hain?'],
  ['fees due of class 6', 'how many students take the bus?'],
  ['strength of class 8', 'which sections have no class teacher?'],
  ['girls of class 5', 'which students owe fees of more than 3 months?'],
  ['timetable of 8A', 'how many teachers teach English?'],
  ['date sheet of Unit Test 2 for class 9', 'which holidays are there in December?'],
  ['collection of class 8 this month', 'how much did we spend in October?'],
  ['who was absent on 19 November in class 6', 'how many students were absent on 18 November?'],
  ['expenses of October', 'how many receipts were made today?'],
  ['result of CHILD in half yearly', 'how many students passed in half yearly?'],
  ['students of Tilak House', 'which students have attendance below 75 percent?'],
  ['cash collection this month', 'who paid by cheque in October?'],
  ['how many boys in class 7', 'how many students left the school this year?'],
  ['how many periods does TEACHER have', 'which teachers teach Science?'],
  ['leaves of TEACHER this year', 'aaj kaun chhutti par hai?'],
  ['students of class 10 who owe fees', 'list the students who have a concession'],
  ['fees due of CHILD', 'kal kitni fees aayi?'],
  ['OBC students of class 9', 'how many students joined this year?'],
  ['fees due of CHILD', 'is mahine kitna kharcha hua?'],
  ['marks of CHILD in half yearly', 'who topped class 10 in half yearly?'],
  ['transport fee due of class 4', 'which stop has the most students?'],
  ['students absent today', 'how many notices were sent this week?'],
  ['girls of class 5', 'kis class me sabse zyada bachche hain?'],
  ['fees due of CHILD', 'how many TCs were issued this year?'],
  ['birthdays in class 3 this month', 'which teachers have a birthday this month?'],
  ['monthly salary of TEACHER', 'how many employees joined this year?'],
  ['fees collected in October', 'how many students were admitted this year?'],
  ['fees due of CHILD', 'show all students of class 7'],
  ['fee collection of class 6', 'how much fees was collected today?'],
  ['average maths marks of class 9', 'how many students failed in English in half yearly?'],
  ['fees due of CHILD', '8वीं कक्षा में कितने छात्र हैं?'],
  ['attendance of CHILD this month', 'pichhle hafte kitne teachers absent the?'],
  ['fees due of CHILD', 'students in 6A without phone number'],
  ['who is absent today', 'girls of class 6 with overdue fees above 100'],
  ['attendance of 7A this month', 'which class has the lowest attendance this month?'],
  ['fees due of CHILD', 'Who has birthday this week?', 'list students who failed in half yearly'],
  ['fees due of CHILD', 'fees due of class 6', 'which expenses were paid by cheque in October?'],
  ['boys of class 6', 'can they play the violin', 'सत्र 1 में कितने बच्चे फेल हुए?'],
  ['can we hire a juggler', 'सत्र 1 में कितने बच्चे फेल हुए?'],
  ['results of class 9 in half yearly', 'how many students were absent yesterday?'],
  ['how many boys in class 7', 'CHILD ke papa ka phone number'],
  ['fees due of TEACHER', 'CHILD ki janm tithi kya hai'],
  ['can we hire a juggler', 'CHILD ki janm tithi kya hai'],
  ['can we hire a juggler', 'kal TEACHER madam chhutti par hai, uska arrangement kar do'],
  ['fees due of CHILD', 'kal TEACHER madam chhutti par hai, uska arrangement kar do'],
];

const FOLLOWS: readonly [said: readonly string[], kept: RegExp | string][] = [
  [['fees due of CHILD', 'what is the roll number of this student?'], 'CHILD'],
  [['fees due of CHILD', 'uske papa ka phone number?'], 'CHILD'],
  [['students of class 6', 'how many of them are girls?'], 'Class 6th'],
  [['students of class 6', 'and class 7?'], 'Class 7th'],
  [['girls of class 5', 'which of them owe fees?'], /5th/],
  [['how many students in class 6', 'what about class 7?'], '7th'],
  [['fee collection today', 'and yesterday?'], '19 Nov'],
  [['strength of class 6', 'attendance percentage'], 'Class 6th'],
  [['girls of class 5', 'unke phone number'], 'Phone'],
  [['expenses of October', 'head wise'], /Oct/],
  [['date sheet of Unit Test 2', 'class 9 ki date sheet'], 'Unit Test 2'],
  [['marks of CHILD in half yearly', 'uski attendance kitni hai?'], 'CHILD'],
  [['who owes fees in class 6', 'how much do they owe in all?'], '6th'],
  [['how many boys in class 7', 'overdue fees'], 'boys'],
  [['cash collection this month', 'how many receipts'], 'Cash'],
  [['timetable of TEACHER', 'which classes does she teach?'], 'TEACHER'],
  [['girls of class 5', 'which houses are they in?'], /House/],
  [['fees due of CHILD', 'overdue fees of class 6', 'only girls'], 'girls'],
  [['how many students in class 6', 'how many girls'], 'Class 6th, girls'],
  [['fees due of CHILD', 'last receipt'], 'CHILD'],
  [['holidays in December', 'how many is that?'], 'December'],
];

describe('a whole question', () => {
  it.each(WHOLE.map((said) => [said.join(' / '), said] as const))('stands for itself: %s', async (_, said) => {
    expect(await last(...said)).toBe(await last(said.at(-1) ?? ''));
  });
});

describe('what goes on', () => {
  it.each(FOLLOWS.map(([said, kept]) => [said.join(' / '), said, kept] as const))('keeps what was spoken of: %s', async (_, said, kept) => {
    const words = await last(...said);
    if (typeof kept === 'string') expect(words).toContain(named(kept));
    else expect(words).toMatch(kept);
    expect(words).not.toMatch(/did not|can’t|can help only/);
  });
});
