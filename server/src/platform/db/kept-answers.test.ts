import { expect, it, vi } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

/** A database in which something may change, and how often it was asked. */
function makeSource() {
  const source = { state: 'one', text: 'first', reads: 0, states: 0, waits: [] as Promise<void>[] };
  const readState = async () => {
    source.states++;
    return source.state;
  };
  const read = async (known: string | null) => {
    const { state, text } = source;
    if (state === known) return null;
    source.reads++;
    await source.waits.shift();
    return { state, answer: { text } };
  };
  const change = (state: string, text: string) => Object.assign(source, { state, text });
  return { source, change, ways: { state: vi.fn(readState), read: vi.fn(read) } };
}

/** A wait, and what ends it. */
function makeWait(): { wait: Promise<void>; end(): void } {
  let end = () => {};
  const wait = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { wait, end: () => end() };
}

const a = { schoolId: 'asha', name: 'list' };

it('an answer is given again as long as the state is the same, and not a moment longer', async () => {
  const answers = new KeptAnswers();
  const { source, change, ways } = makeSource();
  for (let times = 0; times < 3; times++) expect(await answers.get(a, ways)).toEqual({ text: 'first' });
  expect(source).toMatchObject({ reads: 1, states: 2 });
  change('two', 'second');
  for (let times = 0; times < 3; times++) expect(await answers.get(a, ways)).toEqual({ text: 'second' });
  expect(source.reads).toBe(2);
});

it('state and answer are asked for together at first and after a change of this process', async () => {
  const answers = new KeptAnswers();
  const { source, change, ways } = makeSource();
  await answers.get(a, ways);
  change('two', 'second');
  answers.noteChange('asha');
  expect(await answers.get(a, ways)).toEqual({ text: 'second' });
  expect(source).toMatchObject({ reads: 2, states: 0 });
  // What was changed is nothing that the answer depends on: nothing is read, and next time the state alone is asked for.
  answers.noteChange('asha');
  for (let times = 0; times < 2; times++) expect(await answers.get(a, ways)).toEqual({ text: 'second' });
  expect(source).toMatchObject({ reads: 2, states: 1 });
  answers.noteChange('bela');
  await answers.get(a, ways);
  expect(source).toMatchObject({ reads: 2, states: 2 });
});

it('answers of other names and schools are others, though their states are the same', async () => {
  const answers = new KeptAnswers();
  await answers.get(a, makeSource().ways);
  const { change, ways } = makeSource();
  change('one', 'other');
  for (const other of [
    { schoolId: 'bela', name: 'list' },
    { schoolId: 'asha', name: 'page' },
  ])
    expect(await answers.get(other, ways)).toEqual({ text: 'other' });
});

it('who asks in the same state while the work goes on gets its answer', async () => {
  const answers = new KeptAnswers();
  const { source, ways } = makeSource();
  const { wait, end } = makeWait();
  source.waits.push(wait);
  const all = Array.from({ length: 5 }, () => answers.get(a, ways));
  end();
  expect(await Promise.all(all)).toEqual(all.map(() => ({ text: 'first' })));
  expect(source).toMatchObject({ reads: 1, states: 4 });
});

it('who asks after a change while the work goes on gets what is so afterwards, of one read for all of them', async () => {
  const answers = new KeptAnswers();
  const { source, change, ways } = makeSource();
  const { wait, end } = makeWait();
  source.waits.push(wait);
  const before = answers.get(a, ways);
  change('two', 'second');
  const after = Array.from({ length: 5 }, () => answers.get(a, ways));
  end();
  expect(await before).toEqual({ text: 'first' });
  expect(await Promise.all(after)).toEqual(after.map(() => ({ text: 'second' })));
  expect(source.reads).toBe(2);
});

it('a failure is not kept, and fails nobody else', async () => {
  const answers = new KeptAnswers();
  const { ways } = makeSource();
  const ended = { ...ways, read: () => Promise.reject(new Error('no')) };
  const [failed, given] = await Promise.allSettled([answers.get(a, ended), answers.get(a, ways)]);
  expect(failed).toMatchObject({ status: 'rejected' });
  expect(given).toMatchObject({ value: { text: 'first' } });
});

it('the longest unused give way to what is too much together', async () => {
  const answers = new KeptAnswers();
  const { source, change, ways } = makeSource();
  change('one', 'x'.repeat(3_000_000));
  for (const name of ['a', 'b', 'c']) await answers.get({ schoolId: 'asha', name }, ways);
  await answers.get({ schoolId: 'asha', name: 'c' }, ways);
  expect(source.reads).toBe(3);
  await answers.get({ schoolId: 'asha', name: 'a' }, ways);
  expect(source.reads).toBe(4);
});
