import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';

type Props = {
  /** The refusal: somebody else saved the list since it was opened here. */
  error: unknown;
  /** Each line of the list as it is now. */
  lines: string[];
  onTake: () => void;
};

/** A list that somebody else saved meanwhile: what was typed stays, what is there now stands beside it, and either can be gone on with. */
export function Meanwhile({ error, lines, onTake }: Props) {
  const { t } = useLingui();
  const now = lines.join(' · ') || t`blank`;
  return (
    <>
      <FormError error={error} />
      <p>{t`Saved entry: ${now}`}</p>
      <div>
        <Button size="small" onClick={onTake}>{t`Discard my changes and show the saved entries`}</Button>
      </div>
    </>
  );
}
