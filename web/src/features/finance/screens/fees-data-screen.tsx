import { useLingui } from '@lingui/react/macro';
import { getFeeStructure } from '@shala/contract/finance';
import { IconStairsUp } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { useAddress } from '#lib/use-address';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { Stack } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchFinance, useFinance } from '../api.ts';
import { ExportButtons } from '../components/export-buttons.tsx';
import { FeeNav } from '../structure/fee-nav.tsx';
import { HeadsCard } from '../structure/heads-card.tsx';
import { RatesForm } from '../structure/rates-form.tsx';

/** Begins loading the fee structure. */
export function prefetchFeeStructure() {
  return prefetchFinance(getFeeStructure, {});
}

/** What each class pays, by head and month; a change shows whom it affects before it is saved. */
export function FeesDataScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const query = useFinance(getFeeStructure, {});
  const { data } = query;
  return (
    <>
      <PageHeader title={t`Fee structure`} context={data ? t`Year ${data.year}` : ' '} actions={<ExportButtons table="fee-structure" />} />
      <FeeNav />
      <LoadState query={query} title={t`The fees could not be opened`}>
        {(structure) => {
          const item = structure.classes.find(({ id }) => id === get('class')) ?? structure.classes[0];
          if (!item) {
            const first = <LinkButton to={paths.classesData}>{t`Enter the classes`}</LinkButton>;
            return (
              <Card>
                <EmptyState icon={<IconStairsUp size={24} stroke={1.75} />} title={t`The school has no classes yet`} action={first} />
              </Card>
            );
          }
          return (
            <Stack gap={16}>
              <RatesForm key={item.id} structure={structure} item={item} onClass={(id) => change({ class: id })} />
              <HeadsCard heads={structure.heads} />
            </Stack>
          );
        }}
      </LoadState>
    </>
  );
}
