import { useLingui } from '@lingui/react/macro';
import type { NoticeWhole } from '../api.ts';
import classes from './notices.module.css';

/** The foot of a printed circular that comes back signed. */
export function Slip({ notice: { number, title } }: { notice: Pick<NoticeWhole, 'number' | 'title'> }) {
  const { t } = useLingui();
  const lines = [t`Student`, t`Class and section`, t`Parent’s signature`, t`Date`];
  return (
    <section className={classes.slip} aria-label={t`Slip to sign`}>
      <p>{number ? t`I have read circular ${number}: ${title}` : t`I have read the notice: ${title}`}</p>
      <dl>
        {lines.map((line) => (
          <div key={line}>
            <dt>{line}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </section>
  );
}
