import { Trans, useLingui } from '@lingui/react/macro';
import { Segmented } from '#ui/controls';
import { Group } from '#ui/layout';

export type Mode = 'replace' | 'add';
type Props = { subject: string; mode: Mode; onChange: (mode: Mode) => void };

/** What becomes of the book that a subject has: replaced by the new one, or joined by its chapters. */
export function ModeChoice({ subject, mode, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Group gap={12} wrap="nowrap" c="dimmed" fz="sm">
      <Segmented
        label={t`What to do with the existing book of ${subject}`}
        value={mode}
        choices={[
          { value: 'replace', label: t`Replace the book` },
          { value: 'add', label: t`Add these chapters` },
        ]}
        onChange={onChange}
      />
      <p>
        {mode === 'add' ? (
          <Trans>The other chapters of {subject} stay. A chapter with the same number is replaced.</Trans>
        ) : (
          <Trans>{subject} already has a textbook. Your corrections are kept where the same content is found again.</Trans>
        )}
      </p>
    </Group>
  );
}
