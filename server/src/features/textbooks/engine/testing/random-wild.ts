import type { Dice } from './dice.ts';

/** What stands among the text and looks like a heading without being one. */
const DECOYS = ['quote', 'step', 'speaker', 'verse', 'asked', 'term', 'caption', 'definition', 'sidebar', 'code', 'formula'] as const;
type Decoy = (typeof DECOYS)[number];
const BANDS = ['#1a4f9c', '#a01c1c', '#0a6b3d', '#444444', '#c25a00'];

/** How a heading is drawn besides its type. */
export type Drawn = 'plain' | 'band' | 'rule' | 'smallCaps';

/** Layouts farther from the usual ones: how headings are drawn and counted, and what stands among the text that looks like one. */
export function randomWild(dice: Dice) {
  const pick = <T>(list: readonly T[]) => dice.pick(list);
  const isWild = dice.chance(0.65);
  const drawn = (): Drawn => (isWild && dice.chance(0.35) ? pick(['band', 'rule', 'smallCaps'] as const) : 'plain');
  return {
    topicDrawn: drawn(),
    subDrawn: drawn(),
    band: pick(BANDS),
    /** Of headings, from the text's edge; below it they hang in the margin. */
    topicIndent: isWild && dice.chance(0.2) ? pick([14, 30, -14]) : 0,
    subIndent: isWild && dice.chance(0.25) ? pick([14, 30]) : 0,
    /** In place of the family's own numbers; `usual` keeps them. */
    topicNumber: isWild ? pick(['usual', 'usual', 'roman', 'paren', 'sign', 'worded'] as const) : ('usual' as const),
    subNumber: isWild ? pick(['usual', 'usual', 'usual', 'letter', 'roman', 'bracket'] as const) : ('usual' as const),
    /** Faces of headings: the usual bold, or slanted, or the text's own in another size or in capitals. */
    topicFace: isWild ? pick(['usual', 'usual', 'usual', 'slantedBold', 'slanted', 'text'] as const) : ('usual' as const),
    subFace: isWild ? pick(['usual', 'usual', 'usual', 'slantedBold', 'slanted', 'text'] as const) : ('usual' as const),
    ending: isWild && dice.chance(0.15) ? pick([':', '.', '?']) : '',
    /** Headings in the text's own type and size have capitals, or nothing but their number and the room about them. */
    isPlainCapital: dice.chance(0.6),
    isSubAtTextSize: isWild && dice.chance(0.5),
    /** Headings that each chapter has. */
    hasIntroduction: isWild && dice.chance(0.35),
    hasConclusion: isWild && dice.chance(0.2),
    decoys: isWild ? DECOYS.filter(() => dice.chance(0.22)) : ([] as Decoy[]),
    decoyLook: pick(['topic', 'sub', 'bold', 'large'] as const),
    isTwoColumn: isWild && dice.chance(0.15),
  };
}
