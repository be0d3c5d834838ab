import { yearName } from '@shala/contract/shared';
import type { ReceiptPaper } from '#platform/pdf';
import { inLanguage, say, sumInWords, writeDay, writeYearMonth } from '#platform/words';
import { headWord, modeWord } from '../rules/words.ts';
import { formatPaise } from '../wire.ts';
import type { ReceiptFacts } from './receipts.store.ts';

type Extras = Pick<ReceiptPaper, 'school' | 'verifyUrl' | 'layout'> & { isDuplicate: boolean };

const ENGLISH = 'en';

/** A receipt in the school's language for parents; a bilingual one has labels and sentences in English too, English first. */
export function receiptPaper(facts: ReceiptFacts, { school, verifyUrl, layout, isDuplicate }: Extras): ReceiptPaper {
  const { parentsLanguage } = facts;
  const isBilingual = facts.hasBilingualReceipts && parentsLanguage !== ENGLISH;
  const inParents = <T>(write: () => T): T => inLanguage(parentsLanguage, write);
  const both: Both = (write) => {
    const [english, own] = [inLanguage(ENGLISH, write), inParents(write)];
    return isBilingual && english !== own ? `${english} / ${own}` : own;
  };
  const number = `${yearName(facts.financialYear)}/${facts.receiptNo}`;
  return {
    language: parentsLanguage,
    isBilingual,
    fixed: fixedWords(both, { number, by: facts.by || '–' }),
    school,
    number,
    paidOn: inParents(() => writeDay(facts.paidOn)),
    facts: [
      [both(() => say('Student')), facts.student],
      [both(() => say('Class')), inParents(() => placeOf(facts))],
      [both(() => say('Admission no.')), facts.admissionNumber],
      [both(() => say('Roll no.')), facts.rollNumber === null ? '–' : String(facts.rollNumber)],
      [both(() => say('Parent')), facts.guardian || '–'],
    ],
    lines: facts.lines.map(({ head, months, partMonths, paise }) => ({
      what: inParents(() => lineOf(head, months, partMonths)),
      amount: formatPaise(paise),
    })),
    total: formatPaise(facts.amountPaise),
    balance: both(() => balanceOf(facts)),
    words: both(() => sumInWords(facts.amountPaise)),
    paidBy: both(() => paidBy(facts)),
    verifyUrl,
    mark: both(() => markOf(facts, isDuplicate)),
    layout,
  };
}

type Both = (write: () => string) => string;

function fixedWords(both: Both, { number, by }: { number: string; by: string }): ReceiptPaper['fixed'] {
  return {
    title: both(() => say('FEE RECEIPT')),
    // The label is in both languages, the number is printed once.
    number: `${both(() => say('Receipt no.'))} ${number}`,
    totalReceived: both(() => say('Total received')),
    receivedBy: both(() => say('Received by {by}', { by })),
    parentsCopy: both(() => say('Parent copy')),
    schoolCopy: both(() => say('School copy')),
    scan: both(() => say('Scan to verify')),
    isValid: both(() => say('Valid without a signature.')),
    isComputerMade: both(() => say('This is a computer-generated receipt and is valid without a signature.')),
  };
}

function markOf({ state }: ReceiptFacts, isDuplicate: boolean): string {
  return state !== 'live' ? say('CANCELLED') : isDuplicate ? say('DUPLICATE') : '';
}

function placeOf({ className, sectionName }: ReceiptFacts): string {
  return [className && say('Class {className}', { className }), sectionName && say('Section {sectionName}', { sectionName })]
    .filter(Boolean)
    .join(', ');
}

/** Nothing on a cancelled receipt, whose dues are open again. */
function balanceOf({ duePaise, paidOn, state }: ReceiptFacts): string {
  if (duePaise <= 0 || state !== 'live') return '';
  return say('Balance due till {day}: {sum}', { day: writeDay(paidOn), sum: formatPaise(duePaise) });
}

/** A head with its months. The head “Old dues” says already what it is of. */
function lineOf(head: string, months: readonly number[], partMonths: readonly number[]): string {
  const [name, of] = [headWord(head), monthsInWords(months, partMonths)];
  return name.toLowerCase() === of.toLowerCase() ? name : `${name} (${of})`;
}

/** `April to July, part of September`; arrears are included by name. A month paid in part stands for itself. */
function monthsInWords(months: readonly number[], partMonths: readonly number[]): string {
  const stretches: [number, number][] = [];
  for (const month of months) {
    const last = stretches.at(-1);
    const isJoined = last && month > 1 && last[1] === month - 1 && !partMonths.includes(month) && !partMonths.includes(last[1]);
    if (isJoined) last[1] = month;
    else stretches.push([month, month]);
  }
  const plain = (month: number) => (month === 0 ? say('old dues') : writeYearMonth(month));
  const name = (month: number) => (partMonths.includes(month) ? say('part of {month}', { month: plain(month) }) : plain(month));
  return stretches
    .map(([from, to]) => (from === to ? name(from) : say('{first} to {last}', { first: name(from), last: name(to) })))
    .join(', ');
}

function paidBy({ mode, reference, bankName, instrumentOn, state, chequeState }: ReceiptFacts): string {
  const how = [
    modeWord(mode),
    reference && say('no. {reference}', { reference }),
    bankName,
    instrumentOn && say('dated {day}', { day: writeDay(instrumentOn) }),
  ];
  const values = { how: how.filter(Boolean).join(', ') };
  const isOpen = mode === 'cheque' && state === 'live' && chequeState !== 'cleared';
  return isOpen ? say('Paid by {how} (subject to realisation)', values) : say('Paid by {how}', values);
}
