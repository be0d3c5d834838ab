import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import { readFetRules, saveFetRules } from '@shala/contract/timetable';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { useSingleMutation } from '#lib/use-single-mutation';
import { Button } from '#ui/button';
import { FileField } from '#ui/file-field';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { timetableQueries } from '../api.ts';
import classes from './generator.module.css';
import { useFetWords } from './use-fet-words.ts';

type Preview = CallAnswer<typeof readFetRules>;

/** Browsers know no type of a FET file. */
const FET_TYPES = ['.fet', '', 'application/octet-stream', 'application/xml', 'text/xml'];

/** Reads the rules in a file of FET, shows what is not taken over, and saves the rest as the school's timetable rules. */
export function FetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const formOf = (chosen: File) => {
    const form = new FormData();
    form.set(readFetRules.upload.part, chosen, chosen.name);
    return form;
  };
  const read = useSingleMutation({ mutationFn: (chosen: File) => send(readFetRules, { body: {} }, { form: formOf(chosen) }) });
  const save = useSingleMutation({
    mutationFn: (chosen: File) => send(saveFetRules, { body: {} }, { form: formOf(chosen) }),
    onSuccess: async ({ sections }) => {
      await client.invalidateQueries({ queryKey: timetableQueries });
      const sentence = plural(sections, {
        one: 'Timetable rules of # section were imported. Check them in Timetable rules.',
        other: 'Timetable rules of # sections were imported. Check them in Timetable rules.',
      });
      showToast({ tone: 'good', sentence });
      onClose();
    },
  });
  const preview = read.data;
  return (
    <Modal title={t`Import from the timetable program FET`} onClose={onClose} isLocked={read.isPending || save.isPending} width={620}>
      <FileField
        label={t`FET file`}
        rule={{ types: FET_TYPES, words: t`a FET file (.fet)`, maxBytes: readFetRules.upload.maxBytes }}
        file={file}
        note={t`Only for schools that make their timetable in the program FET: select its file (.fet). For each class in the file, the number of periods a week, the teachers and the student groups are taken from the file. Other classes stay the same. The timetable in use also stays the same until you make a new one.`}
        onChange={(chosen) => {
          setFile(chosen);
          read.reset();
          save.reset();
          if (chosen) read.mutate(chosen);
        }}
      />
      <FormError error={read.error ?? save.error} />
      {preview ? <FetPreview preview={preview} /> : null}
      <ModalFoot>
        <Button onClick={onClose} disabled={save.isPending}>{t`Cancel`}</Button>
        <Button
          isPrimary
          disabled={!file || !preview || preview.sections === 0}
          isBusy={read.isPending || save.isPending}
          onClick={() => file && save.mutate(file)}
        >
          {t`Import the file`}
        </Button>
      </ModalFoot>
    </Modal>
  );
}

function FetPreview({ preview: { sections, periods, teachers, newRooms, splits, problems, problemCount } }: { preview: Preview }) {
  const { t } = useLingui();
  const words = useFetWords();
  const [ofSections, ofPeriods, ofTeachers] = [
    plural(sections, { one: '# section', other: '# sections' }),
    plural(periods, { one: '# period a week', other: '# periods a week' }),
    plural(teachers, { one: '# teacher', other: '# teachers' }),
  ];
  const [rooms, groups] = [
    plural(newRooms, { one: '# new room', other: '# new rooms' }),
    plural(splits, { one: '# group', other: '# groups' }),
  ];
  return (
    <div role="status">
      <p className={classes.text}>{t`${ofSections}, ${ofPeriods}, ${ofTeachers}, ${rooms}, ${groups}.`}</p>
      {problems.length > 0 ? <p className={classes.text}>{t`Not imported from this file:`}</p> : null}
      <ul className={`${classes.findings} ${classes.problems}`}>
        {problems.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and rows may say the same twice
          <li key={index}>{words(problem)}</li>
        ))}
      </ul>
      {problemCount > problems.length ? (
        <p className={classes.text}>
          <Plural value={problemCount - problems.length} one="# more is not imported." other="# more are not imported." />
        </p>
      ) : null}
    </div>
  );
}
