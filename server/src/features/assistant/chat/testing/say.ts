import { bearer, type TestApp, type TestSchool } from '../../../../../test/app.ts';

/** Sends a prompt to the chat, and gives whatever comes of it. */
export const send = ({ app }: Pick<TestApp, 'app'>, as: { token: string }, prompt: unknown) =>
  app.inject({ method: 'POST', url: '/mcp/chat', payload: { prompt }, headers: bearer(as) });

/** What the chat answers to a prompt, as HTML and Markdown; throws where it answers with an error. */
export async function say(test: Pick<TestApp, 'app'>, as: { token: string }, prompt: string): Promise<{ html: string; markdown: string }> {
  const answer = await send(test, as, prompt);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}

/** The words of an answer without its markup. */
export const plain = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** A sum as it is written in answers. */
export const rupees = (amount: number): string => `₹${new Intl.NumberFormat('en-IN').format(amount)}`;

/** A second sign-in of the administrator of a school. */
export async function signInAgain({ owner, authority }: TestApp, { id, accountId }: TestSchool): Promise<{ token: string }> {
  const [row] = await owner<{ id: string }[]>`insert into sessions (id, school_id, account_id, expires_at)
    values (app.new_id(), ${id}, ${accountId}, now() + interval '1 hour') returning id`;
  const iat = Math.floor(Date.now() / 1000);
  return { token: await authority.sign({ sub: accountId, sid: row?.id ?? '', school: id, name: 'Asha Rao', iat, exp: iat + 3600 }) };
}
