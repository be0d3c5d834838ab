import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from './button.tsx';
import { Modal, ModalFoot } from './modal.tsx';

type Props = {
  /** Asked at that moment, after what the form has just sent. */
  isUnsaved: () => boolean;
  /** What becomes of the entries, where the form finds them again in this tab. */
  kept?: string;
};

/** Asks before somebody leaves a long form with what was typed into it. */
export function LeaveGuard({ isUnsaved, kept }: Props) {
  const { t } = useLingui();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved());
  useEffect(() => {
    // The browser asks in its own words when the tab is closed or loaded again.
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal title={kept ? t`Leave this page?` : t`Leave without saving?`} onClose={blocker.reset}>
      <p>{kept ?? t`What you entered on this page is not saved.`}</p>
      <ModalFoot>
        <Button data-autofocus="" onClick={blocker.reset}>{t`Stay on this page`}</Button>
        <Button isDanger={!kept} onClick={blocker.proceed}>
          {kept ? t`Leave this page` : t`Leave without saving`}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
