import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#lib/format';
import { Card } from '#ui/card';
import { Stack } from '#ui/layout';
import { ProgressBar } from '#ui/progress';
import type { Paper } from '../api.ts';
import { levelNames } from '../lib/words.ts';
import classes from './papers.module.css';

/** The marks of each chapter and level, against what was asked for. */
export function CoverageCard({ coverage: { chapters, levels } }: { coverage: Paper['coverage'] }) {
  const { t } = useLingui();
  const names = levelNames();
  const most = Math.max(1, ...chapters.map(({ marks }) => marks), ...levels.map(({ marks }) => marks));
  return (
    <>
      <Card title={t`Marks by chapter`}>
        <Stack gap={10} pt={2} pb={16} px={16} fz="sm">
          {chapters.map(({ number, name, marks, wanted }) => (
            <Bar key={number} name={`${number}. ${name}`} marks={marks} wanted={wanted} share={marks / most} />
          ))}
        </Stack>
      </Card>
      <Card title={t`Marks by skill`}>
        <Stack gap={10} pt={2} pb={16} px={16} fz="sm">
          {levels.map(({ level, marks, wanted }) => (
            <Bar key={level} name={names[level]} marks={marks} wanted={wanted} share={marks / most} />
          ))}
        </Stack>
      </Card>
    </>
  );
}

function Bar({ name, marks, wanted, share }: { name: string; marks: number; wanted: number | null; share: number }) {
  const { t } = useLingui();
  const [got, wished] = [formatNumber(marks, 1), formatNumber(wanted ?? 0, 1)];
  return (
    <div className={classes.bar}>
      <span>{name}</span>
      <span className={classes.figure}>{wanted === null ? got : t`${got} marks, ${wished} needed`}</span>
      <ProgressBar share={share} label={t`Marks of ${name}`} />
    </div>
  );
}
