import { Trans, useLingui } from '@lingui/react/macro';
import { getTimetableRules, type Mend, saveTimetableRules } from '@shala/contract/timetable';
import { Link } from 'react-router';
import { errorText } from '#lib/error-text';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { useTimetableAct, useTimetableCall } from '../api.ts';
import type { Board } from '../lib/board.ts';
import type { RuleChange } from '../rules/rule-dialog.tsx';
import classes from './generator.module.css';
import { changeOfMend } from './mend-change.ts';
import { useGeneratorWords } from './use-generator-words.ts';

/** The edits that would each solve a problem: applied here, or made in the rules where the school has to decide. */
export function MendList({ board, mends }: { board: Board; mends: readonly Mend[] }) {
  const { t } = useLingui();
  const words = useGeneratorWords(board);
  const rules = useTimetableCall(getTimetableRules, {}).data;
  const save = useTimetableAct(saveTimetableRules);
  const told = mends.flatMap((mend) => {
    const sentence = words.mend(mend);
    return sentence === null ? [] : [{ sentence, edit: rules ? changeOfMend(mend, rules, board) : null }];
  });
  if (told.length === 0) return null;
  const send = async (body: RuleChange, back?: RuleChange) => {
    try {
      await save.mutateAsync({ body });
      if (back) showToast({ tone: 'good', sentence: t`The timetable rules were changed.`, onUndo: () => void send(back) });
      else showToast({ tone: 'plain', sentence: t`The change was cancelled.` });
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    }
  };
  return (
    <ul className={classes.mends}>
      {told.map(({ sentence, edit }) => (
        <li key={sentence}>
          {sentence}{' '}
          {edit ? (
            <Button
              size="small"
              aria-label={t`Apply: ${sentence}`}
              disabled={save.isPending}
              onClick={() => void send(edit.change, edit.back)}
            >{t`Apply change`}</Button>
          ) : null}
        </li>
      ))}
      {rules && told.some(({ edit }) => edit === null) ? (
        <li>
          <Trans>
            Changes without a button are made under <Link to={paths.timetableRules}>Timetable rules</Link>.
          </Trans>
        </li>
      ) : null}
    </ul>
  );
}
