import { Refusal } from '#platform/errors';
import { dateWords, say } from '#platform/words';

type Raised = { day?: string; why?: string | null; by?: string; at?: string | null; names?: string };

/** Runs a function and translates refusals of the database into words for the user. */
export async function withRefusals<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof Refusal ? reworded(error) : error;
  }
}

function reworded(refusal: Refusal): Refusal {
  const raised = refusal.details.data as Raised | undefined;
  if (raised === undefined || raised === null) return refusal;
  const values = {
    ...(refusal.details.values ?? {}),
    ...(raised.day !== undefined && raised.why === null && { why: dateWords(raised.day).weekday }),
    by: raised.by || say('another user'),
    names: raised.names ?? '–',
  };
  const data = refusal.code === 'registerChanged' ? { by: raised.by ?? '', at: raised.at ?? null } : undefined;
  return new Refusal(refusal.kind, refusal.code, { values, ...(data && { data }) });
}
