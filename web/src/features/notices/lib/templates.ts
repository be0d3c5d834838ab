import { useLingui } from '@lingui/react/macro';
import type { AudienceKind } from '@shala/contract/notices';

type Template = { id: string; name: string; title: string; html: string; category: string; audience: AudienceKind };

/** The places of a text that the server fills for each recipient. As values, so that translation leaves them as they are. */
const PLACE = { name: '{name}', student: '{student}', class: '{class}', amount: '{amount}' } as const;

/** Letters to begin with. What stands in curly brackets is filled in for each recipient. */
export function useTemplates(): Template[] {
  const { t } = useLingui();
  const paragraph = (text: string) => `<p>${text}</p>`;
  return [
    {
      id: 'fees',
      name: t`Fee reminder`,
      title: t`Fees of ${PLACE.student} are overdue`,
      html:
        paragraph(t`Dear ${PLACE.name},`) +
        paragraph(
          t`As per our records, fees of ${PLACE.amount} are overdue for ${PLACE.student} of class ${PLACE.class}. Please pay at the school office this week, or talk to us if you need more time.`,
        ),
      category: t`Fees`,
      audience: 'defaulters',
    },
    {
      id: 'meeting',
      name: t`PTM`,
      title: t`PTM on`,
      html:
        paragraph(t`Dear ${PLACE.name},`) +
        paragraph(
          t`You are invited to the parent-teacher meeting (PTM) of class ${PLACE.class}. Please come with ${PLACE.student} and bring the school diary.`,
        ),
      category: t`Meeting`,
      audience: 'classes',
    },
    {
      id: 'holiday',
      name: t`Holiday`,
      title: t`Holiday on`,
      html: paragraph(t`The school will remain closed on this day. Classes will resume on the next working day.`),
      category: t`Holiday`,
      audience: 'all',
    },
    {
      id: 'staff',
      name: t`Staff meeting`,
      title: t`Staff meeting on`,
      html: paragraph(t`All teachers are requested to attend the staff meeting in the library. Please bring your logbook.`),
      category: t`Staff`,
      audience: 'staff',
    },
  ];
}
