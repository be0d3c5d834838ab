import { useLingui } from '@lingui/react/macro';
import type { NoticeWhole } from '../api.ts';
import classes from './notices.module.css';

/** The foot of a printed circular that comes back signed, by parents or, of a notice to the staff, by each of them. */
export function Slip({ notice: { number, title, audience } }: { notice: Pick<NoticeWhole, 'number' | 'title' | 'audience'> }) {
  const { t } = useLingui();
  const lines =
    audience.kind === 'staff' ? [t`Name`, t`Signature`, t`Date`] : [t`Student`, t`Class and section`, t`Parent’s signature`, t`Date`];
  return (
    <section className={classes.slip} aria-label={t`Acknowledgement slip`}>
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
