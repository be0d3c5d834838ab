import { Trans } from '@lingui/react/macro';
import { paths } from '#lib/paths';
import { LinkAsButton } from './link-as-button.tsx';

/** The two ways in: a school of one's own, and the demo school. */
export function EntranceLinks({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <LinkAsButton href={paths.register} isPrimary>
        <Trans>Register your school</Trans>
      </LinkAsButton>
      <LinkAsButton href={paths.login}>
        <Trans>See the demo school</Trans>
      </LinkAsButton>
    </div>
  );
}
