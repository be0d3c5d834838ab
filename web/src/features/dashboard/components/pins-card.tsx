import { Plural, useLingui } from '@lingui/react/macro';
import type { listPinnedQuestions } from '@shala/contract/assistant';
import type { CallAnswer } from '@shala/contract/shared';
import { Link } from 'react-router';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Notice } from '#ui/notice';
import { usePinnedQuestions, useUnpin } from '../api.ts';
import classes from './pins.module.css';

type Pin = CallAnswer<typeof listPinnedQuestions>['pins'][number];

/** The questions that one has pinned in the assistant; nothing where there is none. */
export function PinsCards() {
  const { data } = usePinnedQuestions();
  return data?.pins.map((pin) => <PinCard key={pin.id} pin={pin} />) ?? null;
}

function PinCard({ pin: { id, title, head, rows, figures, count, screen } }: { pin: Pin }) {
  const { t } = useLingui();
  const unpin = useUnpin();
  const more = count - rows.length;
  return (
    <Card title={t`Pinned question`} action={screen ? <Link to={screen.path}>{screen.label}</Link> : null}>
      <div className={classes.pin}>
        <p>{title}</p>
        {rows.length > 0 ? (
          <table>
            <thead>
              <tr>
                {head.map((name, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of an answer stay where they are
                  <th key={place} scope="col" data-figure={figures.includes(place)}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike
                <tr key={at}>
                  {row.map((cell, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns of an answer stay where they are
                    <td key={place} data-figure={figures.includes(place)}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        <div className={classes.foot}>
          {more > 0 ? (
            <span>
              <Plural value={more} one="# more row" other="# more rows" />
            </span>
          ) : null}
          <Button size="small" onClick={() => unpin.mutate(id)} aria-label={t`Unpin: ${title}`}>{t`Unpin`}</Button>
        </div>
        {unpin.error ? <Notice>{unpin.error.message}</Notice> : null}
      </div>
    </Card>
  );
}
