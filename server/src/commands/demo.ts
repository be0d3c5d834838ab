import { DEMO_PASSWORD } from '@shala/contract/shared';
import { hashPassword } from '#platform/auth';
import { migrate } from '#platform/db';
import { schoolToday } from '../app/list-jobs.ts';
import { openOwner } from '../app/open-owner.ts';
import { runCommand } from '../app/run-command.ts';
import { runDemoCommand } from '../db/demo/main.ts';

await runCommand(async ({ config, args, say }) => {
  const { owner, close } = await openOwner({ config, say });
  try {
    await migrate(owner, { onProgress: say });
    process.exitCode = await runDemoCommand(owner, args, {
      today: schoolToday(),
      now: new Date(),
      passwordHash: await hashPassword(DEMO_PASSWORD),
      print: say,
    });
  } finally {
    await close();
  }
});
