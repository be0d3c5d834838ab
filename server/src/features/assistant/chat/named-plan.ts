import type { ActIntent } from '../interpreter/types.ts';
import type { Last } from './edits.ts';

type Said = { last: Last; prompt: string };

/** What a plan is called by whoever changes it after another question. */
const NAMED: Partial<Record<ActIntent, string>> = {
  'fee_reminder.send': 'reminders?|fee reminders?|messages?|sms',
  'notice.publish': 'notice|message',
  'calendar.add_holiday': 'holiday|chh?utti|day off|छुट्टी',
  'calendar.add_event': 'event|meeting|day|programme|program|function',
};

/** 'Send it only to those above 4,000', 'shift the holiday to the 5th', after a plan that was neither carried out nor cancelled: the change of it, also after another question. Undefined where it is not spoken of. */
export function ofPlan(prompt: string, plan: Last | null): Said | undefined {
  const name = plan === null ? undefined : NAMED[plan.intent];
  if (plan === null || name === undefined) return undefined;
  const said = prompt.trim().replace(/[.!?]+$/, '');
  for (const [pattern, lead] of changesOf(name)) {
    const [, first, second = ''] = pattern.exec(said) ?? [];
    if (first !== undefined) return { last: plan, prompt: `${lead}${first}${second}`.trim() };
  }
  return undefined;
}

const POLITE = '(?:(?:ok|okay|no|sorry|actually|please),? )*';
const changesOf = (name: string): [RegExp, string][] => [
  [new RegExp(`^${POLITE}(?:send|give|issue) (?:it|this|that|the (?:${name})) (only|just)( to .+)$`, 'i'), ''],
  [new RegExp(`^${POLITE}(only|just) (?:send|give) (?:it|this|that|the (?:${name}))( to .+)$`, 'i'), ''],
  [new RegExp(`^${POLITE}(?:send|give|issue) (?:it|this|that|the (?:${name})) to (only .+|just .+)$`, 'i'), ''],
  [
    new RegExp(
      `^${POLITE}(?:shift|move|change|postpone|prepone|push|bring forward|advance|put off|reschedule) (?:it|this|that|(?:the |this |that )?(?:date of the )?(?:${name}|plan|date)) (?:to|till|on) (.+)$`,
      'i',
    ),
    'make it ',
  ],
  [new RegExp(`^${POLITE}(?:make|keep|have) (?:the |this |that )(?:${name}) (?:on|to)? ?(.+)$`, 'i'), 'make it '],
  [
    new RegExp(
      `^(?:wo |us |woh |ab )?(?:${name}) (?:ko )?(.+?) (?:ko |par |pe )?(?:shift |badal |change )?(?:kar do|karo|kar dijiye|kar dena|rakho|rakh do)$`,
      'i',
    ),
    'make it ',
  ],
];

/** 'No, drop the reminder' after another question: the plan that waits is left, and nothing that was carried out. */
export function cancelsPlan(prompt: string, plan: Last | null): boolean {
  const name = plan === null ? undefined : NAMED[plan.intent];
  if (name === undefined) return false;
  const said = prompt.trim().replace(/[.!?]+$/, '');
  return new RegExp(
    `^${POLITE}(?:cancel|drop|scrap|forget|abandon|leave|call off) (?:the |this |that |my )(?:${name})(?: plan)?(?: please| now)?$|^${POLITE}(?:wo |woh |us )?(?:${name}) (?:ko )?(?:cancel kar(?:o| do)|rehne do|mat bhejo|mat rakho|chhod do)$`,
    'i',
  ).test(said);
}

const WISH = '(?:remind|send (?:a |the )?(?:fees? )?reminders? to|(?:fees? )?reminders? to)';
const THESE = '(?:these|those|them)';
const REMINDED = [
  `^${POLITE}${WISH} (?:only |just |all )?(?:those|these|the ones) (?:students |children |people |parents )?(?:of|from|in) (.+)$`,
  `^${POLITE}${WISH} (?:only |just |all )?(?:those|these|the ones) (?:students |children |people |parents )?((?:above|over|below|under|more than|less than|at least) .+)$`,
  '^(?:aur |ab )?(?:jinka|jinki|jinke) (.+? se (?:upar|zyada|jyada|adhik|kam))(?: ba+ki)?(?: hai| hain)? (?:unko|unhe|un sabko|unke (?:parents|ghar) ko) (?:fees? )?(?:ka |ki )?(?:reminder|yaad|msg|message) .+$',
  `^${POLITE}(?:of|from|among) ${THESE},? ${WISH} (?:only |just )?(.+)$`,
  `^${POLITE}${WISH} (?:only |just )?(.+?) (?:of|from|among) ${THESE}$`,
  '^(?:in|un) ?me(?:in)? se (?:sirf )?(.+?) (?:(?:walo|walon|wale|ke bachh?o|ke bachcho) )?ko (?:fees? )?(?:ka |ki )?(?:reminder|yaad|msg|message) .+$',
].map((pattern) => new RegExp(pattern, 'i'));
const ABOUT_FEES = /(?: about| of| for)(?: the| their)? (?:fees?|dues)$/i;

/** 'Remind those of class 9', 'remind the girls among them' behind a list: what is kept of that list. */
export function remindedOfThese(prompt: string): string | undefined {
  const said = prompt
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(ABOUT_FEES, '');
  return REMINDED.map((pattern) => pattern.exec(said)?.[1]).find(
    (kept) => kept !== undefined && !/^(?:all|any|every|each|both)\b/i.test(kept),
  );
}
