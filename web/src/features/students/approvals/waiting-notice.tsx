import { Trans } from '@lingui/react/macro';
import { listIdentityChanges } from '@shala/contract/students';
import { formatDateTime } from '#lib/format';
import { Notice } from '#ui/notice';
import { useStudents } from '../api.ts';
import { useChangeWords } from './change-words.ts';
import { DecideButtons } from './decide-buttons.tsx';

/** On a student's screens: what waits for a second administrator. Nothing stands here where nothing waits. */
export function WaitingNotice({ studentId }: { studentId: string }) {
  const wordsOf = useChangeWords();
  const { data } = useStudents(listIdentityChanges, { query: { state: 'waiting', studentId } });
  if (!data || data.length === 0) return null;
  return data.map((change) => (
    <Notice key={change.id}>
      <Trans>
        <strong>{wordsOf(change)}</strong>: pending approval. Requested by {change.askedBy} on {formatDateTime(change.askedAt)}.
      </Trans>{' '}
      {change.reason} <DecideButtons change={change} />
    </Notice>
  ));
}
