import { readFixtures, directoryOf } from './interpreter/test-school.ts';
import { unheardWords } from './chat/unheard.ts';
let n = 0;
for (const { school, utterance, today, got } of [...readFixtures('seen'), ...readFixtures('held-out')] as never as { school: string; utterance: string; today: string; got: { intent: string; slots: object } }[]) {
  if (['clarify', 'decline', 'help'].includes(got.intent) || /send|add_|publish|issue/.test(got.intent)) continue;
  n += 1;
  const words = unheardWords(utterance, { today, directory: directoryOf(school as never) }, got as never);
  if (words.length) console.log(`${utterance} | ${got.intent} ${JSON.stringify(got.slots)} | ${words.join(',')}`);
}
console.log(n);
