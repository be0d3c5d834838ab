import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Board } from './board.ts';
import type { Problem } from './judge.ts';
import { useNames } from './use-names.ts';

type GeneratorRule = Exclude<Problem, { kind: 'busy' | 'load' | 'twice' | 'week' | 'stranger' }>;

/** What a change would break of the generator's rules, in words. */
export function useRuleWords(board: Board) {
  const { t } = useLingui();
  const { long, teacher, subject, section } = useNames(board);
  return (one: GeneratorRule): string => {
    if (one.kind === 'near') {
      const name = subject(one.subjectId);
      return t`The periods of ${name} would be on days too close together`;
    }
    if (one.kind === 'long') {
      const name = subject(one.subjectId);
      return t`A double period of ${name} would be split`;
    }
    if (one.kind === 'often') {
      const [name, day] = [subject(one.subjectId), long[one.place.day]];
      return t`${name} would be taught too often on ${day}`;
    }
    if (one.kind === 'split') {
      const name = board.group(one.groupId)?.splitName ?? '';
      return t`${name} is taught in groups. Select that period to change it.`;
    }
    if (one.kind === 'run') {
      const [name, day] = [teacher(one.teacherId), long[one.day]];
      return t`${name} would have too many periods in a row on ${day}`;
    }
    if (one.kind === 'worse') {
      const [gaps, late, runs] = [one.gaps, one.late, one.runs];
      return [
        gaps > 0
          ? plural(gaps, {
              one: '# more free period between classes of a teacher',
              other: '# more free periods between classes of teachers',
            })
          : '',
        late > 0 ? plural(late, { one: '# more main subject in the last periods', other: '# more main subjects in the last periods' }) : '',
        runs > 0
          ? plural(runs, { one: 'more than 4 periods in a row: # more time', other: 'more than 4 periods in a row: # more times' })
          : '',
      ]
        .filter(Boolean)
        .join(' · ');
    }
    const [period, day] = [board.periodName(one.place.periodId), long[one.place.day]];
    if (one.kind === 'locked') {
      const name = subject(one.subjectId);
      return t`${name} in ${period} on ${day} is fixed`;
    }
    if (one.kind === 'room') {
      const name = subject(one.subjectId);
      return t`No room for ${name} is vacant in ${period} on ${day}`;
    }
    if (one.kind === 'away') {
      const name = teacher(one.teacherId);
      return t`${name} is not at school in ${period} on ${day}`;
    }
    const where = section(one.sectionId);
    return t`${period} on ${day} is closed for Class ${where}`;
  };
}

/** A rule that a lesson breaks where it stands, in words; null for what is told like a change. */
export function useStandingWords(board: Board) {
  const { t } = useLingui();
  const { long, teacher, subject } = useNames(board);
  return (one: Problem): string | null => {
    if (one.kind === 'load') {
      const [name, count, day] = [teacher(one.teacherId), one.count, long[one.place.day]];
      return t`${name} has ${count} periods on ${day}`;
    }
    if (one.kind === 'twice') {
      const [name, count, day] = [subject(one.subjectId), one.count, long[one.place.day]];
      return t`${name} is taught ${count} times on ${day}`;
    }
    if (one.kind === 'split') {
      const name = board.group(one.groupId)?.splitName ?? '';
      return t`${name} is taught in groups. Select that period to change it.`;
    }
    if (one.kind === 'run') {
      const [name, day] = [teacher(one.teacherId), long[one.day]];
      return t`${name} has too many periods in a row on ${day}`;
    }
    if (one.kind === 'long') {
      const name = subject(one.subjectId);
      return t`A double period of ${name} is missing`;
    }
    if (one.kind === 'room') {
      const name = subject(one.subjectId);
      return t`No shared room is available for ${name}`;
    }
    if (one.kind === 'near') {
      const name = subject(one.subjectId);
      return t`The periods of ${name} are on days too close together`;
    }
    return null;
  };
}
