import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { getRemarkBank, proposeRemarks } from '@shala/contract/exams';
import { useState } from 'react';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { useSingleMutation } from '#lib/use-single-mutation';
import { Button } from '#ui/button';
import { Select } from '#ui/controls';
import { useExams } from '../api.ts';
import { RemarkBank } from '../report-cards/remark-bank.tsx';

type Remark = { studentId: string; remark: string };
type Props = {
  /** The id of the list that inputs of remarks name. */
  listId: string;
  sectionId: string;
  termNo: number;
  /** Puts remarks where there is none yet, and gives how many those were. */
  onPropose: (remarks: Remark[]) => number;
};
type Language = 'en' | 'hi';

/** Proposes remarks from the marks, and opens the sentences they are made from. */
export function RemarkTools({ listId, sectionId, termNo, onPropose }: Props) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<Language>('en');
  const [isOpen, setOpen] = useState(false);
  const { data } = useExams(getRemarkBank, {});
  const propose = useSingleMutation({
    mutationFn: () => send(proposeRemarks, { params: { sectionId, termNo }, query: { language } }),
    onSuccess: ({ remarks }) => {
      const count = onPropose(remarks);
      showToast({
        tone: 'good',
        sentence:
          count === 0
            ? t`Every student already has a remark, or has no marks.`
            : plural(count, {
                one: 'Remark suggested for # student. Check it and save.',
                other: 'Remarks suggested for # students. Check them and save.',
              }),
      });
    },
  });
  const own = (data?.sentences ?? []).filter((one) => one.language === language && one.from === null);
  return (
    <>
      <datalist id={listId}>
        {own.map(({ text }) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <Select
        label={t`Language of remarks`}
        value={language}
        choices={[
          { value: 'en', label: t`English` },
          { value: 'hi', label: t`Hindi` },
        ]}
        onChange={(value) => setLanguage(value as Language)}
      />
      <Button isBusy={propose.isPending} onClick={() => propose.mutate()}>{t`Suggest remarks`}</Button>
      <Button disabled={data === undefined} onClick={() => setOpen(true)}>
        <Plural value={data?.sentences.length ?? 0} one="# sentence" other="# sentences" />
      </Button>
      {isOpen && data ? <RemarkBank sentences={data.sentences} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
