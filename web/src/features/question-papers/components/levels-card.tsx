import { Trans, useLingui } from '@lingui/react/macro';
import { type Blueprint, LEVELS } from '@shala/contract/question-papers';
import { Card } from '#ui/card';
import { Group, SimpleGrid } from '#ui/layout';
import { levelNames } from '../lib/words.ts';
import { NumberCell } from './number-cell.tsx';
import classes from './papers.module.css';

const EVEN = { remember: 25, understand: 25, apply: 25, analyse: 25 };

type Props = { blueprint: Blueprint; onLevels: (levels: Blueprint['levels']) => void; onAvoid: (papers: number) => void };

/** The shares of difficulty, and how many earlier papers are avoided. */
export function LevelsCard({ blueprint: { levels, avoidPapers }, onLevels, onAvoid }: Props) {
  const { t } = useLingui();
  const names = levelNames();
  const sum = levels === null ? 100 : LEVELS.reduce((all, level) => all + levels[level], 0);
  return (
    <Card title={t`Skills and earlier papers`}>
      <div className={`${classes.body} ${classes.stack}`}>
        <label className={classes.type}>
          <input type="checkbox" checked={levels !== null} onChange={({ target }) => onLevels(target.checked ? EVEN : null)} />
          <Trans>Divide the marks by skill tested, in percent</Trans>
        </label>
        {levels ? (
          <SimpleGrid cols={2} spacing={10}>
            {LEVELS.map((level) => (
              <div key={level}>
                <div className={classes.quiet} aria-hidden="true">
                  {names[level]}
                </div>
                <NumberCell
                  label={t`${names[level]}, percent`}
                  value={levels[level]}
                  least={0}
                  most={100}
                  onChange={(share) => onLevels({ ...levels, [level]: share ?? 0 })}
                />
              </div>
            ))}
          </SimpleGrid>
        ) : null}
        {sum !== 100 ? (
          <p className={`${classes.quiet} ${classes.warn}`} role="alert">
            <Trans>The percentages add up to {sum}%. They must add up to 100%.</Trans>
          </p>
        ) : null}
        <Group gap={8}>
          <span className={classes.quiet}>
            <Trans>
              Do not use questions from the last{' '}
              <span style={{ display: 'inline-block', width: 76 }}>
                <NumberCell
                  label={t`Last papers whose questions are not used`}
                  value={avoidPapers}
                  least={0}
                  most={10}
                  onChange={(papers) => onAvoid(papers ?? 0)}
                />
              </span>{' '}
              papers of this subject
            </Trans>
          </span>
        </Group>
      </div>
    </Card>
  );
}
