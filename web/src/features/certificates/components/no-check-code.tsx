import { Trans } from '@lingui/react/macro';
import { Notice } from '#ui/notice';

/** Without a public address nobody outside could open the page that checks a code, so certificates have none. */
export function NoCheckCode() {
  return (
    <Notice>
      <Trans>
        Certificates are printed without a QR code, because Shala has no public web address yet. Ask the person who looks after your
        computer to set it (PUBLIC_URL).
      </Trans>
    </Notice>
  );
}
