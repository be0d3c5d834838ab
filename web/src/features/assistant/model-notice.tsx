import { useLingui } from '@lingui/react/macro';
import { useModel } from './api.ts';

/** Says where prompts may go, where a language model is configured; nothing where none is. */
export function ModelNotice({ hasCount = false }: { hasCount?: boolean }) {
  const { t } = useLingui();
  const { data } = useModel();
  const model = data?.model;
  if (!model) return null;
  const { name, host, asked, aDay } = model;
  const sentence =
    model.mode === 'always'
      ? t`What you write goes to the language model ${name} at ${host}, without names of people and sums.`
      : t`What the assistant does not understand by itself goes to the language model ${name} at ${host}, without names of people and sums.`;
  return (
    <span>
      {sentence}
      {hasCount ? ` ${t`Today ${asked} of at most ${aDay}.`}` : null}
    </span>
  );
}
