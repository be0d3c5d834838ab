import { useLingui } from '@lingui/react/macro';
import { copyScheme } from '@shala/contract/exams';
import { showToast } from '#lib/toasts';
import { ReasonDialog } from '#ui/reason-dialog';
import { type Assessment, useExamAct } from '../api.ts';

/** A scheme of its own for subjects that differ, such as one with a practical. */
export function CopyScheme({ scheme, onClose }: { scheme: Assessment['schemes'][number]; onClose: () => void }) {
  const { t } = useLingui();
  const copy = useExamAct(copyScheme);
  return (
    <ReasonDialog
      title={t`Copy ${scheme.name}`}
      label={t`Name of the new scheme`}
      missing={t`Enter the name of the new scheme.`}
      act={t`Copy scheme`}
      isBusy={copy.isPending}
      error={copy.error}
      onSubmit={(name) =>
        copy.mutate(
          { params: { schemeId: scheme.id }, body: { name: name.slice(0, 80) } },
          {
            onSuccess: () => {
              showToast({ tone: 'good', sentence: t`${name} added. Select it for the subjects of a class.` });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
