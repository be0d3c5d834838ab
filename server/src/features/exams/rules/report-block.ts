import type { ReportLanguage } from '@shala/contract/exams';
import { hindiName } from '@shala/contract/shared';
import type { Words } from './card-layouts.ts';

export type Pair = { label: string; value: string };
export type Column = { head: string; sub: string; share: number; align: 'left' | 'center' };
export type Block =
  | { kind: 'table'; title: string; columns: Column[]; rows: string[][]; isLastBold: boolean }
  | { kind: 'facts'; title: string; facts: Pair[] }
  | { kind: 'text'; title: string; text: string; isSmall: boolean };

export type Say = (words: Words) => string;

/** The text in the language of the card; for both languages, English first. */
export function speaker(language: ReportLanguage): Say {
  return ({ en, hi }) => (language === 'en' ? en : language === 'hi' ? hi : en === hi ? en : `${en} / ${hi}`);
}

/** A stored name, such as of a subject, with its Hindi one. */
export const named = (name: string): Words => ({ en: name, hi: hindiName(name) });

/** Marks and percentages without unnecessary decimals. */
export function figure(value: number | null): string {
  return value === null ? '–' : String(Math.round(value * 100) / 100);
}
