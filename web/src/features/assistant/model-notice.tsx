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
      ? t`What you write is sent to the outside AI service ${name} at ${host}, without names of people and amounts.`
      : t`What the assistant does not understand is sent to the outside AI service ${name} at ${host}, without names of people and amounts.`;
  return (
    <span>
      {sentence}
      {hasCount ? ` ${t`Questions sent today: ${asked}. Daily limit: ${aDay}.`}` : null}
    </span>
  );
}
