import type { Dice } from './dice.ts';

/** Words of a made book: enough to write prose, headings and questions that nobody has written before. */
const NOUNS =
  'river,forest,market,village,engine,magnet,acid,crystal,planet,citizen,parliament,budget,protein,muscle,triangle,fraction,sentence,poem,harvest,monsoon,desert,circuit,lens,mirror,enzyme,tissue,treaty,empire,guild,trader,festival,temple,computer,network,database,variable,angle,ratio,soil,mineral,glacier,volcano,climate,vaccine,nutrient,bacteria,sensor,battery,turbine,bridge,fabric,pigment,melody,rhythm,election,council,court,contract,wage,tax,loan,factory,machine,colony,rebellion,peasant,weaver,ocean,current,wave,particle,atom,bond,solution,mixture,metal,alloy'.split(
    ',',
  );
const ADJECTIVES =
  'simple,complex,ancient,modern,rural,urban,natural,rapid,gradual,hidden,common,rare,local,global,early,later,useful,harmful,stable,moving,solid,open,closed,public,private,strong,weak,heavy,light,equal,average,human,annual,daily,social,mutual'.split(
    ',',
  );
const VERBS =
  'changes,supports,limits,carries,shapes,protects,divides,joins,measures,moves,stores,reflects,absorbs,produces,needs,follows,replaces,controls'.split(
    ',',
  );
const TAILS =
  'in every season,over a long time,near the coast,during the night,without any help,in most regions,for many people,at a steady rate,when the weather is dry,after the first year,between two large towns,under the same conditions'.split(
    ',',
  );

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const titled = (text: string) => upper(text).replaceAll(/\b(?!of\b|and\b|in\b|the\b|to\b)\p{Ll}/gu, (letter) => letter.toUpperCase());

export class Words {
  readonly #dice: Dice;
  readonly #used = new Set<string>();

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  noun(): string {
    return this.#dice.pick(NOUNS);
  }

  sentence(): string {
    const { pick, chance } = this.#bound();
    const subject = `${chance(0.5) ? 'the' : 'a'} ${pick(ADJECTIVES)} ${pick(NOUNS)}`;
    const more = chance(0.4)
      ? `, and the ${pick(NOUNS)} ${pick(VERBS)} it ${pick(TAILS)}`
      : chance(0.3)
        ? ` because the ${pick(NOUNS)} is ${pick(ADJECTIVES)}`
        : '';
    return `${upper(subject)} ${pick(VERBS)} the ${pick(ADJECTIVES)} ${pick(NOUNS)} ${pick(TAILS)}${more}.`;
  }

  paragraph(least: number, most: number): string {
    return Array.from({ length: this.#dice.between(least, most) }, () => this.sentence()).join(' ');
  }

  /** A heading that the book does not have yet: `Kinds of Soil`, `The Rural Market`. */
  heading(isTitled: boolean): string {
    for (;;) {
      const { pick } = this.#bound();
      const text = pick([
        () => `the ${pick(ADJECTIVES)} ${pick(NOUNS)}`,
        () => `${pick(NOUNS)}s and ${pick(NOUNS)}s`,
        () =>
          `${pick(['kinds', 'uses', 'parts', 'history', 'importance', 'causes', 'properties', 'growth', 'structure'])} of ${pick(['the ', ''])}${pick(NOUNS)}s`,
        () => `${pick(ADJECTIVES)} ${pick(NOUNS)}s in the ${pick(NOUNS)}`,
        () => `how a ${pick(NOUNS)} ${pick(VERBS)} the ${pick(NOUNS)}`,
        () => `${pick(ADJECTIVES)} ${pick(NOUNS)}`,
        () => `from ${pick(NOUNS)} to ${pick(NOUNS)}`,
      ])();
      if (this.#used.has(text)) continue;
      this.#used.add(text);
      return isTitled ? titled(text) : upper(text);
    }
  }

  question(): string {
    const { pick, chance } = this.#bound();
    const base = pick([
      () => `What is a ${pick(ADJECTIVES)} ${pick(NOUNS)}?`,
      () => `Explain how the ${pick(NOUNS)} ${pick(VERBS)} the ${pick(NOUNS)} ${pick(TAILS)}.`,
      () => `Why is the ${pick(NOUNS)} so ${pick(ADJECTIVES)} ${pick(TAILS)}?`,
      () => `Describe two ${pick(ADJECTIVES)} ways in which a ${pick(NOUNS)} ${pick(VERBS)} a ${pick(NOUNS)}.`,
      () => `Distinguish between a ${pick(NOUNS)} and a ${pick(NOUNS)}.`,
      () =>
        `A ${pick(NOUNS)} of ${this.#dice.between(12, 95)} units is shared by ${this.#dice.between(3, 9)} ${pick(NOUNS)}s. How much does each of them get?`,
      () => `Name the ${pick(NOUNS)} that ${pick(VERBS)} the ${pick(ADJECTIVES)} ${pick(NOUNS)}.`,
      () => `Give three reasons why people study the ${pick(ADJECTIVES)} ${pick(NOUNS)}.`,
    ])();
    return chance(0.25)
      ? `${base} ${pick(['Give an example of each.', `Use the words ${pick(NOUNS)} and ${pick(NOUNS)} in your answer, and say what follows from it ${pick(TAILS)}.`])}`
      : base;
  }

  statement(): string {
    const { pick } = this.#bound();
    return `The ${pick(ADJECTIVES)} ${pick(NOUNS)} ${pick(VERBS)} the ${pick(NOUNS)} ${pick(TAILS)}.`;
  }

  blank(): string {
    const { pick } = this.#bound();
    return `The ${pick(NOUNS)} ${pick(VERBS)} the __________ ${pick(TAILS)}.`;
  }

  options(): string[] {
    return Array.from({ length: 4 }, () => `${this.#dice.pick(ADJECTIVES)} ${this.noun()}`);
  }

  #bound() {
    return { pick: <T>(list: readonly T[]) => this.#dice.pick(list), chance: (share: number) => this.#dice.chance(share) };
  }
}
