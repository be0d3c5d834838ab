import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router';
import { paths } from '#lib/paths';
import { BrandMark } from '#ui/brand-mark';
import classes from './data-nav.module.css';
import { JumpBox } from './jump-box.tsx';

/** In school data, where the sidebar is hidden: the way back, and the way along its parts. */
export function DataNav() {
  const { t } = useLingui();
  return (
    <aside className={classes.side} aria-label={t`School data`}>
      <Link to={paths.homepage} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        <BrandMark size={20} />
        <Trans>Back to Dashboard</Trans>
      </Link>
      <JumpBox isNarrow={false} />
      <nav className={classes.groups} aria-label={t`School data sections`}>
        {useGroups().map((parts) => (
          <ul key={parts[0]?.path} className={classes.group}>
            {parts.map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} end className={classes.part ?? ''}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </aside>
  );
}

function useGroups(): { path: string; label: string }[][] {
  const { t } = useLingui();
  return [
    [
      { path: paths.schoolData, label: t`School data` },
      { path: paths.setup, label: t`Getting started` },
      { path: paths.schoolProfile, label: t`School profile` },
      { path: paths.yearsData, label: t`Academic year and terms` },
    ],
    [
      { path: paths.classesData, label: t`Classes and sections` },
      { path: paths.subjectsData, label: t`Subjects` },
      { path: paths.teachingData, label: t`Who teaches what` },
      { path: paths.periodsData, label: t`Periods of the day` },
      { path: paths.numberingData, label: t`Admission and roll numbers` },
    ],
    [
      { path: paths.feesData, label: t`Fee structure` },
      { path: paths.feeRulesData, label: t`Fee rules` },
      { path: paths.concessionsData, label: t`Concessions` },
      { path: paths.openingBalances, label: t`Opening balances` },
      { path: paths.categoriesData, label: t`Categories` },
    ],
    [
      { path: paths.importData, label: t`Import` },
      { path: paths.channelsData, label: t`Email, SMS and WhatsApp` },
      { path: paths.usersData, label: t`Users` },
      { path: paths.approvalsData, label: t`Approvals` },
      { path: paths.accessData, label: t`ChatGPT and other programs` },
      { path: paths.assistantData, label: t`Requests to the AI assistant` },
      { path: paths.auditLog, label: t`Record of changes` },
      { path: paths.wholeData, label: t`Download all data` },
      { path: paths.health, label: t`Is the program working well?` },
    ],
  ];
}
