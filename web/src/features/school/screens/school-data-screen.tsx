import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconBooks,
  IconBuildingCommunity,
  IconChevronRight,
  IconCurrencyRupee,
  IconHeartbeat,
  IconScale,
  IconStairsUp,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useAdminDetails } from '#features/identity';
import { paths } from '#lib/paths';
import { Card } from '#ui/card';
import { PageHeader } from '#ui/page-header';
import classes from './school-data-screen.module.css';

/** What the school is made of, one line for each part. */
export function SchoolDataScreen() {
  const { t } = useLingui();
  const { data } = useAdminDetails();
  const parts = [
    { path: paths.schoolProfile, Icon: IconBuildingCommunity, title: t`School profile`, text: t`Name, address, board and logo` },
    {
      path: paths.classesData,
      Icon: IconStairsUp,
      title: t`Classes and sections`,
      text: t`Which classes there are and how they are divided`,
    },
    { path: paths.subjectsData, Icon: IconBooks, title: t`Subjects`, text: t`What each class is taught` },
    { path: paths.feesData, Icon: IconCurrencyRupee, title: t`Fees of the classes`, text: t`What each class pays, by head and month` },
    { path: paths.openingBalances, Icon: IconScale, title: t`Opening balances`, text: t`What was owed before the school began with Shala` },
    { path: paths.health, Icon: IconHeartbeat, title: t`Health`, text: t`Database, backups, mail and speed of this installation` },
  ];
  return (
    <>
      <PageHeader title={t`School data`} context={data ? <Trans>What {data.schoolName} is made of</Trans> : ' '} />
      <Card>
        <ul>
          {parts.map(({ path, Icon, title, text }) => (
            <li key={path} className={classes.row}>
              <Link to={path} className={classes.link}>
                <Icon size={18} stroke={1.75} aria-hidden="true" />
                <span>
                  <span className={classes.title}>{title}</span>
                  <span className={classes.text}>{text}</span>
                </span>
                <IconChevronRight size={16} stroke={1.75} aria-hidden="true" className={classes.arrow} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
