import { INTENTS } from '../interpreter/intents/intents.ts';
import type { ActIntent, Slots } from '../interpreter/types.ts';
import type { Answer } from './answer.ts';

/** The answer with its tables named for a file after what they show and the day: 'defaulters-8a-2026-11-22'. */
export function withFileName(answer: Answer, { intent, slots, today }: { intent: ActIntent; slots: Slots; today: string }): Answer {
  const file = fileName(intent, slots, today);
  return answer.map((block) => (block.kind === 'table' ? { ...block, table: { ...block.table, file } } : block));
}

function fileName(intent: ActIntent, slots: Slots, today: string): string {
  const { places, classes = [], section = '' } = slots;
  const named = slots.class === undefined ? classes : [slots.class];
  const place = places ? places.map((one) => `${one.class}${one.section}`) : named.map((name) => `${name}${section}`);
  const days = slots.from ? [slots.from, slots.to] : [slots.date ?? slots.month ?? slots.day, ...(slots.date ? [] : [today])];
  const parts = [
    slots.present ? 'present' : INTENTS[intent].file,
    slots.fee_type,
    slots.category,
    ...place,
    slots.student ?? slots.teacher,
    ...days,
  ];
  return parts
    .flatMap((part) =>
      part
        ? [
            part
              .toLowerCase()
              .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
              .replaceAll(/^-|-$/g, ''),
          ]
        : [],
    )
    .join('-')
    .slice(0, LONGEST);
}

const LONGEST = 120;
