import { interpret } from './interpreter/interpret.ts';
import { directoryOf } from './interpreter/test-school.ts';
import { withoutCourtesy } from './interpreter/courtesy.ts';
import { cleanText } from './interpreter/text/clean.ts';
import { findEntities } from './interpreter/entities/find-all.ts';
import { readQuery } from './query/ask.ts';
import { unheardWords } from './chat/unheard.ts';
import { readFileSync } from 'node:fs';
const surroundings = { today: '2026-11-20', directory: directoryOf('sunrise') };
for (const p of readFileSync(0, 'utf8').trim().split('\n')) {
  const r = interpret(p, surroundings);
  const reading = withoutCourtesy(cleanText(p), surroundings);
  findEntities(reading);
  console.log(p, '\n  ', JSON.stringify(r));
  console.log('   hits', reading.hits.map((h) => `${h.concept}:${reading.tokens.slice(h.from, h.from + h.length).map((t) => t.text).join('_')}`).join(' '), '| claims', reading.tokens.map((t, i) => (reading.claims[i] ? `${t.text}=${reading.claims[i]}` : '')).filter(Boolean).join(' '));
  if (!['clarify', 'decline', 'help'].includes(r.intent)) console.log('   unheard', unheardWords(p, surroundings, r as never));
  console.log('   query', JSON.stringify(readQuery(p, surroundings, JSON.parse(readFileSync('/tmp/voc.json', 'utf8')))));
}
