import { parseArgs } from 'node:util';

export type Options = { only: string[]; url: string | undefined; seconds: number; rounds: number; isRecorded: boolean };

/** `--only NAME` (may be repeated), `--url ADDRESS` of a server that runs, `--seconds N` of load a round, `--rounds N`, `--record`. */
export function readOptions(args = process.argv.slice(2)): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      url: { type: 'string' },
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '3' },
      record: { type: 'boolean', default: false },
    },
  });
  return {
    only: values.only,
    url: values.url,
    seconds: atLeastOne(values.seconds),
    rounds: atLeastOne(values.rounds),
    isRecorded: values.record,
  };
}

function atLeastOne(text: string): number {
  const number = Number(text);
  if (!(number >= 1)) throw new Error(`${text} is not a number of at least 1.`);
  return number;
}
