import { useLingui } from '@lingui/react/macro';
import { copyAssessment } from '@shala/contract/exams';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { type Assessment, useExamAct } from '../api.ts';

/** Takes over the schemes of the latest earlier year that has some, with the rules and areas of its classes. Nothing where no year has any. */
export function CopyYear({ data }: { data: Assessment }) {
  const { t } = useLingui();
  const copy = useExamAct(copyAssessment);
  const earlier = data.years.find(({ id, schemes }) => id !== data.year.id && schemes > 0);
  if (!earlier || data.schemes.length > 0) return null;
  const handleCopy = () =>
    copy.mutate(
      { body: { fromYearId: earlier.id } },
      {
        onSuccess: () =>
          showToast({ tone: 'good', sentence: t`The assessment schemes of ${earlier.name} are now also used in ${data.year.name}.` }),
        onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }),
      },
    );
  return <Button isPrimary isBusy={copy.isPending} onClick={handleCopy}>{t`Copy from ${earlier.name}`}</Button>;
}
