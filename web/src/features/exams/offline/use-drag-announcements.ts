import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#lib/format';
import type { DateSheet } from '../api.ts';

/** What a screen reader says while a paper is dragged: the subject, and the day that it is over. */
export function useDragAnnouncements({ papers }: DateSheet): Announcements {
  const { t } = useLingui();
  const subjectOf = (id: UniqueIdentifier) => papers.find((paper) => paper.id === id)?.subject ?? '';
  const dayOf = (id: UniqueIdentifier) => {
    const [day = ''] = String(id).split(' ');
    return /^\d/.test(day) ? formatDate(day) : t`Date not fixed`;
  };
  return {
    onDragStart: ({ active }) => {
      const subject = subjectOf(active.id);
      return t`${subject} picked up.`;
    },
    onDragOver: ({ over }) => (over ? dayOf(over.id) : undefined),
    // What comes of it is said by the message on the screen.
    onDragEnd: ({ active, over }) => {
      const subject = subjectOf(active.id);
      return over ? undefined : t`${subject} was not moved.`;
    },
    onDragCancel: ({ active }) => {
      const subject = subjectOf(active.id);
      return t`${subject} was not moved.`;
    },
  };
}
