import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openModel } from '#platform/model';
import { answerJson, openAiCalls, openLoopbackModel } from '../../../../test/loopback-model.ts';
import { demoForTests } from '../query/testing/demo-tests.ts';
import { plain } from './testing/say.ts';

const demo = demoForTests();
/** It is read as a question about students with results, all of whom are told with their number of 1: the model may know better. */
const DOUBTFUL = 'mother tongues other than Marathi with number of students, most spoken first';
/** Subjects are counted where homework was asked for, and 'kya' is told by nothing. */
const REFUSED = '8A ko kal kis kis subject me homework mila tha aur kya';
const buttons = (html: string) => [...html.matchAll(/data-prompt="([^"]*)"/g)].map(([, prompt = '']) => prompt);

describe('a question whose reading is doubtful', () => {
  it('is refused with a button that shows what was read', async () => {
    const html = await demo.ask(REFUSED);
    expect(plain(html)).toContain('I am not sure that I understand');
    expect(html).not.toContain('data-kind="table"');
    expect(buttons(html)).toEqual([`Show anyway: ${REFUSED}`]);
    expect(await demo.ask(`Show anyway: ${REFUSED}`)).toContain('data-kind="table"');
  });

  // Of the last, both parts were seen to be told.
  it.each([
    'students by house',
    'girls in class 9',
    'who is absent today',
    'collection by mode in October',
    'kaun kaun se teachers aaj leave par hain aur kis type ki leave',
  ])('is not «%s»', async (prompt) => {
    expect(plain(await demo.ask(prompt))).not.toContain('not sure');
  });
});

describe('where a language model is configured', () => {
  let host: Awaited<ReturnType<typeof openLoopbackModel>>;
  beforeAll(async () => {
    host = await openLoopbackModel();
  });
  afterAll(() => host.close());
  beforeEach(() => {
    demo.test.platform.model = openModel({ provider: 'openai-compatible', baseUrl: `${host.origin}/v1`, model: 'loopback' });
    demo.test.platform.modelUse = { mode: 'fallback', aDay: 500 };
  });
  afterEach(() => {
    demo.test.platform.model = null;
  });
  const choose = (input: object) => host.behave((_, response) => answerJson(response, openAiCalls(['records_query', input])));

  it('is answered as the model reads it, and the first reading is a button', async () => {
    choose({ entity: 'student', measure: 'count', groupBy: ['motherTongue'] });
    const html = await demo.ask(DOUBTFUL);
    expect(plain(html)).toContain('Understood with the help of loopback');
    expect(plain(html)).toMatch(/mother tongue/i);
    expect(buttons(html)).toContain(`Show anyway: ${DOUBTFUL}`);
  });

  it('is certain where both readings find the same rows', async () => {
    choose({ entity: 'employee', measure: 'count', groupBy: ['department'] });
    const html = await demo.ask('which departments do we have');
    expect(host.received).toHaveLength(1);
    expect(html).toContain('data-kind="table"');
    expect(plain(html)).not.toMatch(/with the help of|Or: /);
  });

  it('is refused where the model does not know either', async () => {
    host.behave((_, response) => answerJson(response, openAiCalls(['decline', {}])));
    expect(plain(await demo.ask(REFUSED))).toContain('I am not sure that I understand');
  });
});
