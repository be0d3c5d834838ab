/** A rule and a way to break it: `from` becomes `to` in those of the files that have it, and one of the tests must fail. */
export type Mutation = { name: string; rule: string; files: string[]; from: string; to: string; tests: string[] };
export const MUTATIONS: Mutation[];
