import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, signInAnother, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask } from '../../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
});

const talk = async (prompt: string, as: TestSchool = school): Promise<string> =>
  (await ask(test, as, 'POST', '/mcp/chat', { prompt })).data.html;
const pinsOf = async (as: TestSchool = school) => (await ask(test, as, 'GET', '/admin/assistant/pins')).data.pins;

describe('questions that are pinned', () => {
  it('answers a pinned question anew each time, until it is taken off', async () => {
    await addPupil(test, school, { className: '8th' });
    expect(await talk('strength by class')).toContain('data-prompt="pin this"');
    expect(await talk('pin this')).toContain('Pinned.');
    const [pin] = await pinsOf();
    expect(pin).toMatchObject({ title: 'Students by class.', rows: [['8th', '1']], figures: [1], count: 1, screen: { path: '/student' } });
    await addPupil(test, school, { className: '8th' });
    expect((await pinsOf())[0].rows).toEqual([['8th', '2']]);
    expect((await ask(test, school, 'DELETE', `/admin/assistant/pins/${pin.id}`)).status).toBe(200);
    expect(await pinsOf()).toEqual([]);
    expect((await ask(test, school, 'DELETE', `/admin/assistant/pins/${pin.id}`)).status).toBe(404);
  });

  it('pins a question once, and goes on from it as if nothing had been said between', async () => {
    await addPupil(test, school, { className: '8th' });
    await talk('strength by class');
    await talk('pin this');
    expect(await talk('pin it to the dashboard')).toContain('already');
    expect(await pinsOf()).toHaveLength(1);
    expect(await talk('only boys')).toContain('boys');
  });

  it('pins nothing where nothing was asked of the records', async () => {
    expect(await talk('pin this')).toContain('no answer here that can be pinned');
    await talk('what can you do');
    expect(await talk('pin this')).toContain('no answer here that can be pinned');
    expect(await pinsOf()).toEqual([]);
  });

  it('shows a colleague none of them, and takes none of them off for another', async () => {
    await talk('strength by class');
    await talk('pin this');
    const [pin] = await pinsOf();
    const colleague = await signInAnother(test, school, 'Colleague');
    expect(await pinsOf(colleague)).toEqual([]);
    expect((await ask(test, colleague, 'DELETE', `/admin/assistant/pins/${pin.id}`)).status).toBe(404);
    expect(await pinsOf()).toHaveLength(1);
  });
});
