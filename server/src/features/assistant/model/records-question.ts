import { type Query, query } from '@shala/contract/assistant';
import { z } from 'zod';
import type { ModelTool } from '#platform/model';
import { readQuery } from '../query/compose/ask.ts';
import { ENTITIES } from '../query/entities/index.ts';
import type { Entity } from '../query/entity.ts';
import { mayAsk } from '../query/rights.ts';
import type { Calls } from '../tools/calls.ts';
import type { School } from '../tools/directory.ts';

const NAME = 'records_question';
const input = z.strictObject({ question: z.string().trim().min(1).max(300) });

/** Offers the model to say a question again in plain words, which the rules then read: it sees what can be asked, and none of it. */
export const recordsTool: ModelTool = {
  name: NAME,
  description:
    'A question about the records of the school that no other tool answers, said again in plain English with the words of the list of records.',
  input: z.toJSONSchema(input),
};

/** What can be asked, a line for each kind of records, and how it is said. */
export function recordsWords(calls: Calls): string {
  const lines = Object.values(ENTITIES)
    .filter(({ name }) => mayAsk({ entity: name, also: [] }, calls))
    .map(lineOf);
  return [
    `With ${NAME}, say the same question again, as short as it can be and without reasons: what is wanted first ("how many", "list", "total", "average", "percentage of"),`,
    'then the records, then the conditions, then "by class", "by month" or the like, then the time, then "highest first" or "top 3".',
    'Keep every condition, number, name and time of the request, and add none. If a part of it is in none of these records, choose decline. The records:',
    ...lines,
  ].join('\n');
}

function lineOf({ title, measures, dimensions }: Entity): string {
  const figures = Object.values(measures).map((one) => one.title);
  const fields = Object.values(dimensions).map((one) => one.title);
  return `${title}: ${[...new Set(figures)].join(', ')}; by ${[...new Set(fields)].join(', ')}`;
}

type Said = { prompt: string; restore(words: string): string; school: School };

/** The query of a question that the model said again; undefined where a number or a person is not in the prompt, or a word of it was not understood. */
export function readAgain(chosen: { tool: string; input: unknown }, { prompt, restore, school }: Said): Query | undefined {
  const given = chosen.tool === NAME ? input.safeParse(chosen.input) : undefined;
  if (given?.success !== true) return undefined;
  const question = restore(given.data.question);
  const said = new Set(numbersIn(prompt));
  if (/[[\]]/.test(question) || numbersIn(question).some((one) => !said.has(one))) return undefined;
  const read = readQuery(question, { today: school.today, directory: school.directory }, school.names);
  return read?.unread === undefined ? query.safeParse(read?.query).data : undefined;
}

const numbersIn = (text: string) => text.replaceAll(/(?<=\d),(?=\d)/g, '').match(/\d+/g) ?? [];
