import { useLingui } from '@lingui/react/macro';
import { login } from '@shala/contract/identity';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { paths } from '#lib/paths';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { openSampleTab } from '#lib/token';
import { Button } from '#ui/button';
import { useDemo } from '../use-demo.ts';

/** Opens the sample school in a tab of its own, where it is offered; the school stays open in this one. */
export function SampleSchoolButton() {
  const { t } = useLingui();
  const demo = useDemo();
  const [isBusy, setIsBusy] = useState(false);
  if (!demo) return null;
  const open = async () => {
    setIsBusy(true);
    try {
      const { accessToken } = await send(login, { body: { email: demo.email, password: demo.password } });
      if (!openSampleTab(accessToken, paths.homepage))
        showToast({ tone: 'bad', sentence: t`The browser blocked the new tab. Allow pop-ups for this site and try again.` });
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} onClick={() => void open()} icon={<IconExternalLink size={16} stroke={1.75} aria-hidden="true" />}>
      {t`View the demo school`}
    </Button>
  );
}
