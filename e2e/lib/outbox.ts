import { type APIRequestContext, expect } from '@playwright/test';

type KeptMail = { to: string; subject: string; text: string };

/** The newest mail to an address, as the outbox page of this machine shows it; waits until it is there. */
export async function newestMail(request: APIRequestContext, recipient: string, subject: RegExp): Promise<KeptMail> {
  let found: KeptMail | undefined;
  await expect
    .poll(
      async () => {
        const { data } = (await (await request.get('/public/outbox.json', { params: { to: recipient } })).json()) as { data: KeptMail[] };
        found = data.find((mail) => subject.test(mail.subject));
        return found !== undefined;
      },
      { timeout: 15_000 },
    )
    .toBe(true);
  return found as KeptMail;
}
