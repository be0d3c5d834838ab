import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

const SECRETS = join(process.env.E2E_DATA_DIR ?? '', 'secrets.json');

type KeptMail = { to: string; subject: string; text: string };

/** The newest mail to an address, as the outbox page of this machine shows it; waits until it is there. */
export async function newestMail(request: APIRequestContext, recipient: string, subject: RegExp): Promise<KeptMail> {
  let found: KeptMail | undefined;
  await expect
    .poll(
      async () => {
        const { data } = (await (await request.get('/public/outbox.json', { params: { to: recipient, key: outboxKey() } })).json()) as {
          data: KeptMail[];
        };
        found = data.find((mail) => subject.test(mail.subject));
        return found !== undefined;
      },
      { timeout: 25_000 },
    )
    .toBe(true);
  return found as KeptMail;
}

/** The key of the outbox page, which the server prints when it starts and keeps for its user alone. */
function outboxKey(): string {
  return (JSON.parse(readFileSync(SECRETS, 'utf8')) as { outboxKey: string }).outboxKey;
}
