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
  IconDiscount,
  IconDownload,
  IconHash,
  IconHeartbeat,
  IconHistory,
  IconListCheck,
  IconPlugConnected,
  IconReceipt,
  IconScale,
  IconSend,
  IconSparkles,
  IconStairsUp,
  IconTableImport,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useAdminDetails } from '#features/identity';
import { paths } from '#lib/paths';
import { Card } from '#ui/card';
import { Text } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import classes from './school-data-screen.module.css';

/** The parts of the school's setup, one line each. */
export function SchoolDataScreen() {
  const { t } = useLingui();
  const { data } = useAdminDetails();
  const parts = useParts();
  return (
    <>
      <PageHeader title={t`School data`} context={data ? <Trans>Setup of {data.schoolName}</Trans> : ' '} />
      <Card>
        <ul>
          {parts.map(({ path, Icon, title, text }) => (
            <li key={path} className={classes.row}>
              <Link to={path} className={classes.link}>
                <Icon size={18} stroke={1.75} aria-hidden="true" />
                <span>
                  <Text span display="block" fw={500}>
                    {title}
                  </Text>
                  <Text span display="block" c="dimmed" fz="sm">
                    {text}
                  </Text>
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
    { path: paths.setup, Icon: IconListCheck, title: t`Getting started`, text: t`Steps to set up the school, and what is still left` },
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
      text: t`Current academic year and its terms`,
    },
    {
      path: paths.classesData,
      Icon: IconStairsUp,
      title: t`Classes and sections`,
      text: t`Classes, sections and class teachers`,
    },
    { path: paths.subjectsData, Icon: IconBooks, title: t`Subjects`, text: t`Subjects of each class and periods a week` },
    { path: paths.teachingData, Icon: IconUsers, title: t`Who teaches what`, text: t`Teachers of each subject, for all classes` },
    { path: paths.periodsData, Icon: IconClock, title: t`Periods of the day`, text: t`Timings of the periods` },
    { path: paths.feesData, Icon: IconCurrencyRupee, title: t`Fee structure`, text: t`Fees of each class by head and month` },
    {
      path: paths.feeRulesData,
      Icon: IconReceipt,
      title: t`Fee rules`,
      text: t`Due date, late fee, sibling concession, cheque bounce charge and UPI ID`,
    },
    { path: paths.concessionsData, Icon: IconDiscount, title: t`Concessions`, text: t`Students who pay less, with reason and months` },
    {
      path: paths.openingBalances,
      Icon: IconScale,
      title: t`Opening balances`,
      text: t`Old dues and cash from before you began using this program`,
    },
    { path: paths.categoriesData, Icon: IconCategory, title: t`Categories`, text: t`Categories of expenses and notices` },
    {
      path: paths.numberingData,
      Icon: IconHash,
      title: t`Admission and roll numbers`,
      text: t`How new admission and roll numbers are made`,
    },
    { path: paths.importData, Icon: IconTableImport, title: t`Import`, text: t`Import students and employees from Excel` },
    {
      path: paths.channelsData,
      Icon: IconSend,
      title: t`Email, SMS and WhatsApp`,
      text: t`Email account, SMS and WhatsApp for notices and reminders`,
    },
    {
      path: paths.usersData,
      Icon: IconUserShield,
      title: t`Users`,
      text: t`Who can use this program, and on which computers each is signed in`,
    },
    {
      path: paths.accessData,
      Icon: IconPlugConnected,
      title: t`ChatGPT and other programs`,
      text: t`Which other programs, such as ChatGPT, may see the records. They can change something only after you approve it`,
    },
    {
      path: paths.assistantData,
      Icon: IconSparkles,
      title: t`Requests to the AI assistant`,
      text: t`What was asked and what was done`,
    },
    {
      path: paths.approvalsData,
      Icon: IconChecks,
      title: t`Approvals`,
      text: t`Important changes in student records that a second administrator must approve`,
    },
    {
      path: paths.auditLog,
      Icon: IconHistory,
      title: t`Record of changes`,
      text: t`Who changed what and when, with old and new entry`,
    },
    {
      path: paths.wholeData,
      Icon: IconDownload,
      title: t`Download all data`,
      text: t`All data of the school in one ZIP file`,
    },
    {
      path: paths.health,
      Icon: IconHeartbeat,
      title: t`Is the program working well?`,
      text: t`Checks that the program, its backups and its emails work well`,
    },
  ];
}
