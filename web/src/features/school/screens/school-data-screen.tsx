import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconBooks,
  IconBuildingCommunity,
  IconCalendarTime,
  IconCategory,
  IconChecks,
  IconChevronRight,
  IconClock,
  IconCurrencyRupee,
  IconDownload,
  IconHash,
  IconHeartbeat,
  IconHistory,
  IconPlugConnected,
  IconScale,
  IconSparkles,
  IconStairsUp,
  IconTableImport,
  IconUserShield,
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
  const parts = useParts();
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

function useParts() {
  const { t } = useLingui();
  return [
    {
      path: paths.schoolProfile,
      Icon: IconBuildingCommunity,
      title: t`School profile`,
      text: t`Name, logo, board, UDISE code, address, contacts and principal`,
    },
    {
      path: paths.yearsData,
      Icon: IconCalendarTime,
      title: t`Academic year and terms`,
      text: t`Which year the school is in, and its terms`,
    },
    {
      path: paths.classesData,
      Icon: IconStairsUp,
      title: t`Classes and sections`,
      text: t`Which classes there are, how they are divided, and who their class teachers are`,
    },
    { path: paths.subjectsData, Icon: IconBooks, title: t`Subjects`, text: t`What each class is taught, and how often a week` },
    { path: paths.periodsData, Icon: IconClock, title: t`Periods of the day`, text: t`When each period begins and ends` },
    { path: paths.feesData, Icon: IconCurrencyRupee, title: t`Fees of the classes`, text: t`What each class pays, by head and month` },
    { path: paths.openingBalances, Icon: IconScale, title: t`Opening balances`, text: t`What was owed before the school began with Shala` },
    { path: paths.categoriesData, Icon: IconCategory, title: t`Categories`, text: t`What expenses and notices are sorted by` },
    { path: paths.numberingData, Icon: IconHash, title: t`Numbers`, text: t`How admission and roll numbers are given` },
    { path: paths.importData, Icon: IconTableImport, title: t`Import`, text: t`Students and employees from a spreadsheet` },
    { path: paths.usersData, Icon: IconUserShield, title: t`Users`, text: t`Who may sign in, and who is signed in where` },
    {
      path: paths.accessData,
      Icon: IconPlugConnected,
      title: t`Access for programs`,
      text: t`Tokens for Claude, ChatGPT and editors, and what they have prepared`,
    },
    {
      path: paths.assistantData,
      Icon: IconSparkles,
      title: t`Assistant’s log`,
      text: t`What the assistant was asked, and what came of it`,
    },
    {
      path: paths.approvalsData,
      Icon: IconChecks,
      title: t`Approvals`,
      text: t`Changes of names, dates of birth and parents that a second administrator looks at`,
    },
    { path: paths.auditLog, Icon: IconHistory, title: t`Audit log`, text: t`Who changed what, when, and what it was before` },
    {
      path: paths.wholeData,
      Icon: IconDownload,
      title: t`Download of all data`,
      text: t`Everything of the school as open files, at any time`,
    },
    { path: paths.health, Icon: IconHeartbeat, title: t`Health`, text: t`Database, backups, mail and speed of this installation` },
  ];
}
