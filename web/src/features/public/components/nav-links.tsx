import { Trans } from '@lingui/react/macro';
import { paths } from '#lib/paths';

/** The pages that explain Shala, the shown one marked. */
export function NavLinks({ current, className }: { current: string; className: string | undefined }) {
  const link = (path: string) => ({ href: path, className, 'aria-current': current === path ? ('page' as const) : undefined });
  return (
    <>
      <a {...link(paths.forSchool)}>
        <Trans>For schools</Trans>
      </a>
      <a {...link(paths.forTeacher)}>
        <Trans>For teachers</Trans>
      </a>
      <a {...link(paths.pricing)}>
        <Trans>Pricing</Trans>
      </a>
    </>
  );
}
