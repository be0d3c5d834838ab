import { useLingui } from '@lingui/react/macro';
import type { AudienceKind } from '@shala/contract/notices';

type Template = { id: string; name: string; title: string; html: string; category: string; audience: AudienceKind };

/** Letters to begin with. What stands in curly brackets is filled in for each recipient. */
export function useTemplates(): Template[] {
  const { t } = useLingui();
  const paragraph = (text: string) => `<p>${text}</p>`;
  return [
    {
      id: 'fees',
      name: t`Fee reminder`,
      title: t`Fees of {student} are due`,
      html:
        paragraph(t`Dear {name},`) +
        paragraph(
          t`according to our books {amount} of the fees of {student}, {class}, are overdue. Please pay them at the school office this week, or talk to us if you need more time.`,
        ),
      category: t`Fees`,
      audience: 'defaulters',
    },
    {
      id: 'meeting',
      name: t`Parents’ meeting`,
      title: t`Parents’ meeting on`,
      html:
        paragraph(t`Dear {name},`) +
        paragraph(t`we invite you to the parents’ meeting of {class}. Please come with {student}, and bring the diary.`),
      category: t`Meeting`,
      audience: 'classes',
    },
    {
      id: 'holiday',
      name: t`Holiday`,
      title: t`Holiday on`,
      html: paragraph(t`There are no lessons on this day. School goes on as usual on the day after.`),
      category: t`Holiday`,
      audience: 'all',
    },
    {
      id: 'staff',
      name: t`Staff meeting`,
      title: t`Staff meeting on`,
      html: paragraph(t`All teachers meet in the library. Please bring your logbook.`),
      category: t`Staff`,
      audience: 'staff',
    },
  ];
}
