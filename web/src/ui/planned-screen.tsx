import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageHeader } from './page-header.tsx';

type Props = {
  title: string;
  icon: ReactNode;
  /** The ways to its sister screens. */
  nav?: ReactNode;
  /** What this screen will do, in a sentence. */
  children: ReactNode;
};

/** A screen whose capability is still being built: says so plainly and offers nothing that does not work. */
export function PlannedScreen({ title, icon, nav, children }: Props) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={title} />
      {nav}
      <Card>
        <EmptyState icon={icon} title={t`This part of Shala is not available yet`}>
          <p>{children}</p>
        </EmptyState>
      </Card>
    </>
  );
}
