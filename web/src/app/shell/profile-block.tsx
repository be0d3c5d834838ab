import { useLingui } from '@lingui/react/macro';
import { IconBuildingCommunity, IconSelector } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useAdminDetails } from '#features/identity';
import { paths } from '#lib/paths';
import { AccountOpener } from './account-opener.tsx';
import classes from './profile-block.module.css';
import { shortSchoolName } from './short-school-name.ts';

/** Who is at work here: the school, its year, and the menu of the person who is signed in. */
export function ProfileBlock({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useLingui();
  const { data } = useAdminDetails();
  const name = data?.schoolName ?? '';
  const year = data?.academicYear;
  return (
    <div className={classes.block} data-narrow={isNarrow || undefined}>
      <Link to={paths.schoolData} className={classes.school} title={name || undefined} aria-label={isNarrow ? t`School data` : undefined}>
        {data?.imageUrl ? (
          <img className={classes.logo} src={data.imageUrl} alt="" width={30} height={30} />
        ) : (
          <span className={classes.logo} data-default="">
            <IconBuildingCommunity size={18} stroke={1.75} aria-hidden="true" />
          </span>
        )}
        {isNarrow ? null : (
          <span className={classes.words}>
            <span className={classes.name}>{name === '' ? t`Admin` : <span translate="no">{shortSchoolName(name)}</span>}</span>
            {year ? <span className={classes.year}>{t`Year ${year}`}</span> : null}
          </span>
        )}
      </Link>
      <AccountOpener person={data?.adminName}>
        <IconSelector size={18} stroke={1.75} aria-hidden="true" />
      </AccountOpener>
    </div>
  );
}
