import type { Desk } from './desk.ts';
import type { Family, Look } from './random-family.ts';

/** What stands among the text and looks like a heading without being one. */
export function writeDecoy({ family, dice, set, words }: Desk, decoy: Family['wild']['decoys'][number], chapter: number): void {
  const look = decoyLook(family);
  const bold = { ...plainLook(family), font: family.faces[1] };
  switch (decoy) {
    case 'quote':
      set.alone(words.sentence(), { ...look, size: Math.max(look.size, family.size * 1.2), above: 10, below: 10 });
      break;
    case 'step':
      for (let step = 1; step <= 3; step++) {
        set.alone(`Step ${step}`, look);
        set.paragraph(words.sentence());
      }
      break;
    case 'speaker':
      for (let turn = 0; turn < 4; turn++) set.lead(['Asha:', 'Ravi:'][turn % 2] ?? '', words.sentence());
      break;
    case 'verse':
      for (let line = 0; line < 6; line++) set.alone(words.heading(false), { ...plainLook(family), font: family.faces[2], indent: 30 });
      break;
    case 'asked':
      for (let at = 1; at <= 3; at++) {
        set.alone(`Q${at}. ${words.question()}`, bold);
        set.paragraph(words.paragraph(1, 2));
      }
      break;
    case 'term':
      for (let at = 0; at < 3; at++) set.lead(`${words.heading(false)} –`, words.sentence());
      break;
    case 'caption':
      set.rules(1);
      set.alone(`Picture ${chapter}.${set.count('picture')} ${words.heading(false)}`, { ...look, size: family.size });
      break;
    case 'definition':
      set.alone(`Definition ${chapter}.${set.count('definition')}`, look);
      set.paragraph(words.paragraph(1, 2));
      break;
    case 'code': {
      const code = { ...plainLook(family), font: 'Courier', above: 0, below: 0, indent: 12 };
      set.alone(`# ${words.heading(false)}`, { ...code, font: dice.chance(0.5) ? 'Courier-Oblique' : 'Courier', colour: '#3d7a3d' });
      for (let at = 0; at < 3; at++) set.alone(`${words.noun()} = ${words.noun()}(${set.count('code')})`, code);
      break;
    }
    case 'formula':
      set.alone(`${dice.pick(['f', 'g', 'x'])} = ${dice.between(2, 9)}x + ${words.noun()}`, {
        ...plainLook(family),
        font: family.faces[2],
        align: 'centre',
        above: 8,
        below: 8,
      });
      break;
    default:
      set.box(dice.chance(0.5) ? words.heading(true) : family.boxWord, words.paragraph(1, 3), 'framed');
  }
}

function plainLook({ faces, size }: Family): Look {
  return { font: faces[0], size, colour: '#000000', isCapital: false, align: 'left', above: 4, below: 2 };
}

/** Some decoys are set as headings are. */
function decoyLook(family: Family): Look {
  const { wild, topic, sub, faces, size } = family;
  const own = { ...plainLook(family), font: faces[1] };
  if (wild.decoyLook === 'bold') return own;
  if (wild.decoyLook === 'large') return { ...own, size: size * 1.15 };
  const { drawn: _, ...look } = wild.decoyLook === 'topic' ? topic : sub;
  return { ...look, colour: look.colour === '#ffffff' ? '#000000' : look.colour };
}
