type Judge = (password: string) => number;

let loading: Promise<Judge> | undefined;

/** How hard a password is to guess, 0 to 4, by zxcvbn. Its lists weigh as much as the whole sign-in page: they are loaded when a password is chosen. */
export async function strengthOf(password: string): Promise<number> {
  loading ??= load();
  return (await loading)(password);
}

async function load(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    graphs: adjacencyGraphs,
    dictionary: { ...dictionary, own: ['shala', 'school', 'vidyalaya', 'principal'] },
  });
  return (password) => zxcvbn.check(password.slice(0, 64)).score;
}
