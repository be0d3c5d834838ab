import { useLingui } from '@lingui/react/macro';
import { listExams, listOfflineExams } from '@shala/contract/exams';
import { useAddress } from '#lib/use-address';
import { Card } from '#ui/card';
import { Segmented } from '#ui/controls';
import { Box } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchExams, useExams } from '../api.ts';
import { NoScheme } from '../components/no-scheme.tsx';
import { CopyExamForm } from '../offline/copy-exam-form.tsx';
import { NewExamForm } from '../offline/new-exam-form.tsx';

/** Begins loading it before it is shown. */
export function prefetch() {
  return Promise.all([prefetchExams(listExams, { query: {} }), prefetchExams(listOfflineExams, {})]);
}

/** A new exam, made afresh or like an earlier one. */
export function NewOfflineExamScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const exams = useExams(listExams, { query: {} });
  const planned = useExams(listOfflineExams, {});
  const way = get('from') ? 'copy' : 'new';
  const earlier = planned.data?.filter(({ hasDateSheet }) => hasDateSheet) ?? [];
  return (
    <>
      <PageHeader
        title={t`New offline exam`}
        actions={
          earlier.length > 0 ? (
            <Segmented
              label={t`Start with`}
              value={way}
              choices={[
                { value: 'new', label: t`New exam` },
                { value: 'copy', label: t`Copy an earlier exam` },
              ]}
              onChange={(next) => change({ from: next === 'copy' ? (earlier[0]?.id ?? null) : null })}
            />
          ) : null
        }
      />
      <LoadState query={exams} title={t`The exams could not be opened`}>
        {(data) =>
          data.components.length === 0 ? (
            <NoScheme />
          ) : (
            <Box maw={792}>
              <Card>
                <Box px={16} pb={16}>
                  {way === 'copy' ? (
                    <LoadState query={planned} title={t`The exams could not be opened`}>
                      {() => <CopyExamForm exams={earlier} startId={get('from')} />}
                    </LoadState>
                  ) : (
                    <NewExamForm exams={data} />
                  )}
                </Box>
              </Card>
            </Box>
          )
        }
      </LoadState>
    </>
  );
}
