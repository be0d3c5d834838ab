import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button';
import { Group } from '#ui/layout';

/** Saves or leaves a fact that is edited in its place. */
export function InlineFoot({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  const { t } = useLingui();
  return (
    <Group component="span" gap={8} align="stretch" wrap="nowrap">
      <Button size="small" type="submit" isPrimary isBusy={isBusy}>
        {t`Save`}
      </Button>
      <Button size="small" onClick={onCancel} disabled={isBusy}>
        {t`Cancel`}
      </Button>
    </Group>
  );
}
