import type { LoadScenario } from '../scenario.ts';

type Read = Pick<LoadScenario, 'name' | 'about' | 'target'> & { path: string | ((classId: string) => string) };

/** A scenario that reads one address at 64 connections as the demo school's administrator. */
export function readCall({ path, ...rest }: Read): LoadScenario {
  return {
    ...rest,
    kind: 'load',
    connections: 64,
    async request({ url, token, get }) {
      const target = typeof path === 'string' ? path : path(await findClass(get));
      return { url: url + target, headers: { authorization: `Bearer ${token}` } };
    },
  };
}

/** Class 10th, which every school has. */
async function findClass(get: (path: string) => Promise<unknown>): Promise<string> {
  const classes = (await get('/admin/getAllClasses')) as { _id: string; className: string }[];
  const found = classes.find(({ className }) => className === '10th');
  if (!found) throw new Error('The school has no class 10th.');
  return found._id;
}
