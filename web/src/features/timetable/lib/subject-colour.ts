const COLOURS = ['indigo', 'pine', 'ochre', 'rose', 'sky', 'slate', 'plum', 'sage'] as const;
type Colour = (typeof COLOURS)[number];

/** The colours of common subjects, as the demo has them; related subjects share one. */
const KNOWN: Readonly<Record<string, Colour>> = {
  mathematics: 'indigo',
  numbers: 'indigo',
  accountancy: 'indigo',
  science: 'pine',
  physics: 'pine',
  chemistry: 'sage',
  biology: 'rose',
  'environmental studies': 'pine',
  hindi: 'ochre',
  sanskrit: 'rose',
  marathi: 'rose',
  english: 'sky',
  'art and craft': 'slate',
  art: 'slate',
  library: 'slate',
  music: 'slate',
  'physical education': 'slate',
  'value education': 'slate',
  'social science': 'plum',
  'general awareness': 'plum',
  economics: 'plum',
  'business studies': 'ochre',
  computer: 'sage',
};

/** A subject's colour by its name, the same everywhere; the name always stands beside it. */
export function subjectColour(name: string): { rule: string; tint: string } {
  const colour = KNOWN[name.trim().toLowerCase()] ?? COLOURS[sum(name) % COLOURS.length] ?? 'slate';
  return { rule: `var(--chart-${colour})`, tint: `var(--tint-${colour})` };
}

function sum(name: string): number {
  let total = 0;
  for (const letter of name) total += letter.codePointAt(0) ?? 0;
  return total;
}
