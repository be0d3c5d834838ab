import { Trans, useLingui } from '@lingui/react/macro';
import { getImportProgress, type ImportStep } from '@shala/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#lib/format';
import { Stack } from '#ui/layout';
import { ProgressBar } from '#ui/progress';
import { importsQuery } from '../api.ts';

const LOOK_MS = 400;

/** Where each step begins and ends on the bar, by the time it takes. */
const PREVIEW: Partial<Record<ImportStep, readonly [number, number]>> = { reading: [0.1, 0.5], checking: [0.5, 0.95] };
const BRINGING: Partial<Record<ImportStep, readonly [number, number]>> = {
  checking: [0.02, 0.15],
  people: [0.15, 0.35],
  guardians: [0.35, 0.45],
  words: [0.45, 0.6],
  seats: [0.6, 0.65],
  fees: [0.65, 0.98],
};

type Props = { progressId: string; isPreview?: boolean };

/** How far an import is, asked for while it runs. Before anything is known the bar stands at its beginning. */
export function ImportProgress({ progressId, isPreview = false }: Props) {
  const { t } = useLingui();
  const { data } = useQuery({
    ...importsQuery(getImportProgress, { params: { progressId } }),
    refetchInterval: LOOK_MS,
    retry: false,
    gcTime: 0,
  });
  const [from, to] = (data && (isPreview ? PREVIEW : BRINGING)[data.step]) ?? [0, 0];
  const share = data && data.total > 0 ? data.done / data.total : 0;
  return (
    <Stack gap={6} w="100%" mt={4} mb={8} fz="sm" c="dimmed">
      <ProgressBar size="large" share={from + (to - from) * share} label={t`Progress of the import`} />
      <p role="status">{data ? <StepWords {...data} /> : <Trans>Sending the file...</Trans>}</p>
    </Stack>
  );
}

function StepWords({ step, done, total }: { step: ImportStep; done: number; total: number }) {
  const rows = formatNumber(total);
  const so = formatNumber(done);
  switch (step) {
    case 'reading':
      return <Trans>Reading the file...</Trans>;
    case 'checking':
      return <Trans>Checking {rows} rows...</Trans>;
    case 'people':
      return (
        <Trans>
          Saving records: {so} of {rows}
        </Trans>
      );
    case 'guardians':
      return <Trans>Finding parents, brothers and sisters of {rows} students...</Trans>;
    case 'words':
      return (
        <Trans>
          Preparing the search: {so} of {rows}
        </Trans>
      );
    case 'seats':
      return <Trans>Placing {rows} students in their sections...</Trans>;
    case 'fees':
      return <Trans>Adding the fees of {rows} students...</Trans>;
  }
}
