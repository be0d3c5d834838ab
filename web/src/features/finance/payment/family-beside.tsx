import { Trans, useLingui } from '@lingui/react/macro';
import { getFamily } from '@shala/contract/finance';
import { Link } from 'react-router';
import { formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { useFinance } from '../api.ts';
import classes from './payment-dialog.module.css';

/** What brothers and sisters owe, beside the child who is paid for; one sum for all of them is taken from the family. */
export function FamilyBeside({ studentId }: { studentId: string }) {
  const { t } = useLingui();
  const { data } = useFinance(getFamily, { params: { studentId } });
  const others = data?.children.filter(({ isChosen }) => !isChosen) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={classes.family} aria-label={t`Siblings`}>
      <ul>
        {others.map(({ id, name, className, sectionName, owedToday, owedYear }) => (
          <li key={id}>
            <span>
              {name} · {t`Class ${className} ${sectionName}`}
            </span>
            <span>{owedToday > 0 ? t`${formatRupees(owedToday)} due till today` : t`${formatRupees(owedYear)} balance this year`}</span>
          </li>
        ))}
      </ul>
      <Link to={`${paths.familyCounter}?student=${studentId}`}>
        <Trans>Collect for siblings</Trans>
      </Link>
    </section>
  );
}
