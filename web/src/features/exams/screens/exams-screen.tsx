import { useLingui } from '@lingui/react/macro';
import { listExams } from '@shala/contract/exams';
import { IconClipboardText, IconListCheck, IconReportAnalytics, IconUsers } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { paths } from '#lib/paths';
import { useAddress } from '#lib/use-address';
import { LinkButton } from '#ui/button';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import { prefetchExams } from '../api.ts';
import { ExamsPanel } from '../marks/exams-panel.tsx';
import { ResultsPanel } from '../results/results-panel.tsx';

/** Begins loading it before it is shown. */
export function prefetch() {
  return prefetchExams(listExams, { query: {} });
}

// Set up once a year: whoever enters marks does not load them.
const SchemesPanel = lazy(() => import('../assessment/schemes-panel.tsx').then((part) => ({ default: part.SchemesPanel })));
const TakersPanel = lazy(() => import('../marks/takers-panel.tsx').then((part) => ({ default: part.TakersPanel })));

const PARTS = ['exams', 'results', 'schemes', 'takers'] as const;
const PANELS = { exams: ExamsPanel, results: ResultsPanel, schemes: SchemesPanel, takers: TakersPanel };

/** Exams with their marks, results and the schemes behind them. */
export function ExamsScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const part = PARTS.find((one) => one === get('tab')) ?? 'exams';
  const Panel = PANELS[part];
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <PageHeader
        title={t`Exams`}
        context={t`Marks, results and assessment schemes`}
        actions={
          <>
            <LinkButton to={paths.offlineExams}>{t`Date sheets`}</LinkButton>
            <LinkButton to={paths.performance}>{t`Result analysis`}</LinkButton>
          </>
        }
      />
      <Tabs
        label={t`Parts of exams`}
        tabs={[
          { id: 'exams', label: t`Exams and marks`, icon: <IconClipboardText {...icon} /> },
          { id: 'results', label: t`Results`, icon: <IconReportAnalytics {...icon} /> },
          { id: 'schemes', label: t`Assessment schemes`, icon: <IconListCheck {...icon} /> },
          { id: 'takers', label: t`Subjects of students`, icon: <IconUsers {...icon} /> },
        ]}
        value={part}
        onChange={(tab) =>
          change({ tab: tab === 'exams' ? null : tab, exam: null, section: null, version: null, term: null, subject: null })
        }
      >
        <Suspense fallback={<SkeletonRows count={6} />}>
          <Panel />
        </Suspense>
      </Tabs>
    </>
  );
}
