import { useLingui } from '@lingui/react/macro';
import { addScheme } from '@shala/contract/exams';
import { ReasonDialog } from '#ui/reason-dialog';
import { useExamAct } from '../api.ts';

type Props = { onAdded: (schemeId: string) => void; onClose: () => void };

/** A scheme that begins with one term of one component, for a school whose manner no preset has. It is edited next. */
export function NewScheme({ onAdded, onClose }: Props) {
  const { t } = useLingui();
  const add = useExamAct(addScheme);
  return (
    <ReasonDialog
      title={t`Add blank scheme`}
      label={t`Name of the new scheme`}
      missing={t`Enter the name of the new scheme.`}
      act={t`Add scheme`}
      isBusy={add.isPending}
      error={add.error}
      onSubmit={(name) => add.mutate({ body: { name: name.slice(0, 80) } }, { onSuccess: ({ id }) => onAdded(id) })}
      onClose={onClose}
    />
  );
}
