import { useLingui } from '@lingui/react/macro';
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

/** Where the school makes a change that takes a decision. */
function placeOf({ kind, who = '' }: Mend, board: Board): string {
  if (kind === 'unlock') return paths.scheduler;
  if (kind === 'freeGroup') return `${paths.timetableRules}?part=week`;
  if (kind !== 'fewer') return paths.timetableRules;
  if (board.teacher(who)) return paths.teachingData;
  return board.room(who) ? `${paths.timetableRules}?part=rooms` : paths.subjectsData;
}

/** The edits that would each solve a problem: applied here, or with the way to where the school decides them. */
export function MendList({ board, mends }: { board: Board; mends: readonly Mend[] }) {
  const { t } = useLingui();
  const words = useGeneratorWords(board);
  const rules = useTimetableCall(getTimetableRules, {}).data;
  const save = useTimetableAct(saveTimetableRules);
  const told = mends.flatMap((mend) => {
    const sentence = words.mend(mend);
    return sentence === null ? [] : [{ mend, sentence, edit: rules ? changeOfMend(mend, rules, board) : null }];
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
      {told.map(({ mend, sentence, edit }) => (
        <li key={sentence}>
          {edit ? sentence : <Link to={placeOf(mend, board)}>{sentence}</Link>}{' '}
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
    </ul>
  );
}
