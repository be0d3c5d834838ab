import { describe, expect, it } from 'vitest';
import { readBalances } from './read-balances.ts';

const pairs = (text: string) => readBalances(text).rows.map(({ admissionNumber, amount }) => [admissionNumber, amount]);

describe('pasted balances', () => {
  it('are read with any sign between', () =>
    expect(pairs('A-1\t1500\nA-2, 3,200\n A-3;₹ 0.50 \r\nA-4  12\nA-5,"1,20,000"\nA-6 Rs. 900/-\nSVN/027 Advait Apte ₹1250.50')).toEqual([
      ['A-1', 1500],
      ['A-2', 3200],
      ['A-3', 0.5],
      ['A-4', 12],
      ['A-5', 120_000],
      ['A-6', 900],
      ['SVN/027', 1250.5],
    ]));

  it('are read in Devanagari digits and with रु.', () =>
    expect(pairs('प्रवेश क्र.\tशेष\nA-1\tरु. 700\nA-2\t१,२००')).toEqual([
      ['A-1', 700],
      ['A-2', 1200],
    ]));

  it('typed in Hindi are read too', () =>
    expect(pairs('A-1 रु. 700\nA-2 पूजा वर्मा १२००')).toEqual([
      ['A-1', 700],
      ['A-2', 1200],
    ]));

  it('of a spreadsheet may have a heading, a name and a class between, and blanks in the number', () =>
    expect(readBalances('Adm No\tName\tClass\tBalance\nADM 07\tAsha Rao\t8th A\t 2,500.50\n\n2026/9\tRavi\t9th\t₹800')).toEqual({
      rows: [
        { line: 2, admissionNumber: 'ADM 07', amount: 2500.5 },
        { line: 4, admissionNumber: '2026/9', amount: 800 },
      ],
      bad: [],
    }));

  it('take no class for a sum where the sum is empty, nor an empty column at the end for the sums', () =>
    expect(readBalances('No\tClass\tOwed\t\nA-1\t8\t500\t\nA-2\t8\t\t')).toEqual({
      rows: [{ line: 2, admissionNumber: 'A-1', amount: 500 }],
      bad: [{ line: 3, text: 'A-2\t8' }],
    }));

  it('that cannot be read are named with their place', () =>
    expect(readBalances('A-1 many\nA-2 1.234\nA-3\nA-4\tAsha\t-500\nA-5\tRavi\t#N/A\nA-6\t1e21\n\t700\nA-8\t')).toEqual({
      rows: [],
      bad: [
        { line: 1, text: 'A-1 many' },
        { line: 2, text: 'A-2 1.234' },
        { line: 3, text: 'A-3' },
        { line: 4, text: 'A-4\tAsha\t-500' },
        { line: 5, text: 'A-5\tRavi\t#N/A' },
        { line: 6, text: 'A-6\t1e21' },
        { line: 7, text: '700' },
        { line: 8, text: 'A-8' },
      ],
    }));
});
