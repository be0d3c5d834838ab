import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { useTemplates } from './templates.ts';

const RECIPIENT: Record<string, string> = { name: 'Suresh Kale', student: 'Rohan Kale', class: '5th A', amount: '₹3,200' };
/** As the server fills the places of a text for one recipient. */
const fill = (text: string) => text.replaceAll(/\{(name|student|class|amount)\}/g, (_all, place: string) => RECIPIENT[place] ?? '');

function Letters() {
  return useTemplates().map(({ id, title, html }) => (
    <article key={id} aria-label={id}>
      <h2>{fill(title)}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the templates' own text */}
      <div dangerouslySetInnerHTML={{ __html: fill(html) }} />
    </article>
  ));
}

it('every template names a real recipient and leaves no place empty', async () => {
  const { findByRole, findAllByRole } = renderScreen(<Letters />);
  const letters = await findAllByRole('article');
  expect(letters).toHaveLength(4);
  for (const letter of letters) expect(letter.textContent).not.toMatch(/[{}]|\s,|, ,|undefined|\bof \./);
  const fees = (await findByRole('article', { name: 'fees' })).textContent;
  expect(fees).toBe(
    'Fees of Rohan Kale are overdueDear Suresh Kale,As per our records, fees of ₹3,200 are overdue for Rohan Kale of class 5th A. Please pay at the school office this week, or talk to us if you need more time.',
  );
  expect((await findByRole('article', { name: 'meeting' })).textContent).toContain(
    'Dear Suresh Kale,You are invited to the parent-teacher meeting (PTM) of class 5th A. Please come with Rohan Kale',
  );
});
