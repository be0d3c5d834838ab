import { Trans } from '@lingui/react/macro';
import { Notice } from '#ui/notice';

/** Without a public address nobody outside could open the page that checks a code, so certificates have none. */
export function NoCheckCode() {
  return (
    <Notice>
      <Trans>
        Certificates are printed without a QR code, because this program is not yet on the internet. Ask your computer person to give it a
        web address.
      </Trans>
    </Notice>
  );
}
