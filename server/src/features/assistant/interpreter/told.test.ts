import { describe, expect, it } from 'vitest';
import { said } from './testing/test-school.ts';
import { isWrite } from './types.ts';

describe('what only tells, asks or speaks of an act is no act', () => {
  it.each([
    'I have not yet sent fee reminder to class 8',
    'remind me to send fee reminder to class 8',
    'mail the defaulters list of class 8 to me',
    "I don't think we should send fee reminders to class 8",
    'class 8 ko fee reminder dena chahiye tha',
    'class 8 ke reminder ka kya hua',
    'class 8 teacher is asking who will send the fee reminder',
    'parents of class 8 forwarded the fee reminder to me',
    'Thank you for sending the reminder to class 8',
    'the notice "school closed tomorrow" is wrong',
    'the notice says holiday on Monday but it is wrong',
    'can you read out the last notice to teachers',
    'notice regarding PTM was not received by class 6',
    'draft notice for parents, do not publish it yet',
    'notices to parents should be in Hindi also',
    'the teachers did not like the notice',
    'notice period of the peon',
    '“notice to all parents: school closed”',
    'holiday on Monday cancelled',
    'can we not have a holiday on Saturday',
    "can't give holiday on Monday",
    "my son's school has a holiday on Monday",
    'holiday on 4 December is only for government schools',
    "sports day shouldn't be on 18 December",
    'Saturday ko PTM nahi hai',
    'picnic on 12 December is a bad idea',
    'can we plan a picnic on 12 December or is it exam time',
    'PTM on 28 November clashes with the exam',
    'hum annual day 20 December ko nahi kar sakte',
    'the annual day on 20 December needs a budget',
    'Diya Menon needs to bring old bonafide',
    'I was about to remind class 8 when the server went down',
    'write a circular on uniforms but do not send it',
    'circular ke liye kuch likhna hai, kaise likhu',
    'we might have to send a notice to class 10',
    'can a fete be held on Sunday',
    'give Ramu a holiday on Monday',
    'send reminder to class 8, actually forget it',
    'class 8 ko reminder bhejo, arre rehne do',
    'class 8 ko reminder bhejne ka kya tarika hai',
    'whoever has paid should not receive a reminder',
    'copy the notice of October',
    'the staff circular, who wrote it',
    'send a notice to parents only when I ask for it',
    'notify nobody about the inspection',
    'keep Monday in view for a holiday',
    'exams between December and February',
    'meetings between 1 and 15 December',
  ])('«%s»', (prompt) => {
    expect(isWrite((said(prompt) as { intent: string }).intent)).toBe(false);
  });

  it.each([
    ['It appears that 9-A has not paid; please send them a reminder.', 'fee_reminder.send'],
    ['It is requested to kindly add a holiday on the 4th of December', 'calendar.add_holiday'],
    ['notice to parents: If it rains, school will close at 12', 'notice.publish'],
    ['notice board pe daal do ki PTM kal hai', 'notice.publish'],
    ['Hold inter house kabaddi matches between 1 and 3 December', 'calendar.add_event'],
    ['class 3 parents ko message bhej do: kal rang bhare kapde pehnayein', 'notice.publish'],
  ])('but «%s» is', (prompt, intent) => {
    expect(said(prompt)).toMatchObject({ intent });
  });
});

it.each([
  ['Please issue a circular to all staff members: "No leave in December"', 'staff'],
  ['Notify teachers only, not parents: marks entry closes on Friday', 'teachers'],
  ['parents ko notice bhejo, teachers ko nahi: kal chutti hai', 'parents'],
])('a notice goes to those who are named and not to those who are left out: «%s»', (prompt, audience) => {
  expect(said(prompt)).toMatchObject({ intent: 'notice.publish', slots: { audience } });
});

it('a day that was lately is asked of which year it is, with the prompt for either', () => {
  expect(said('picnic on 12 November for class 4')).toMatchObject({
    intent: 'clarify',
    slots: { missing: ['year'], choices: ['picnic on 12 November 2026 for class 4', 'picnic on 12 November 2027 for class 4'] },
  });
  expect(said('picnic on 12 November 2027 for class 4')).toMatchObject({ intent: 'calendar.add_event', slots: { date: '2027-11-12' } });
});
