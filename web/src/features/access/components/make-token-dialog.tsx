import { Trans, useLingui } from '@lingui/react/macro';
import { TOKEN_NAME_LENGTH } from '@shala/contract/access';
import { useState } from 'react';
import { z } from 'zod/mini';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { Segmented } from '#ui/controls';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack, Stack, Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { addAccessToken, useTokensAgain } from '../api.ts';
import { ConnectGuide } from './connect-guide.tsx';
import { CopyText } from './copy-text.tsx';

type Props = { address: string; onClose: () => void };
const schema = z.pick(addAccessToken.body, { name: true });

/** Makes a token and shows its secret, this once. */
export function MakeTokenDialog({ address, onClose }: Props) {
  const { t } = useLingui();
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  if (made)
    return (
      <Modal title={t`API token of ${made.name}`} onClose={onClose} width={640}>
        <Stack gap={12} pt={4}>
          <p role="status">
            <Trans>
              Copy the API token now and enter it in the program, like a password. It is not shown again. Anyone who has it can use it until
              you stop its access.
            </Trans>
          </p>
          <CopyText label={t`API token`} text={made.secret} isFocused />
          <ConnectGuide address={address} secret={made.secret} />
        </Stack>
        <ModalFoot>
          <span />
          <Button isPrimary onClick={onClose}>{t`I have copied it`}</Button>
        </ModalFoot>
      </Modal>
    );
  return <TokenForm onMade={setMade} onClose={onClose} />;
}

type FormProps = { onMade: (made: { name: string; secret: string }) => void; onClose: () => void };

function TokenForm({ onMade, onClose }: FormProps) {
  const { t } = useLingui();
  const [scope, setScope] = useState<'read' | 'write'>('read');
  const [days, setDays] = useState<'7' | '30' | '90' | '365'>('30');
  const again = useTokensAgain();
  const { field, submit, isBusy, failure } = useCallForm({
    call: addAccessToken,
    schema,
    defaults: { name: '' },
    extra: { scope, days: Number(days) },
    onDone: ({ secret, token }) => {
      again();
      onMade({ name: token.name, secret });
    },
  });
  return (
    <Modal title={t`Give permission to a program`} onClose={onClose} isLocked={isBusy} width={480}>
      <FormStack onSubmit={submit} gap={12} pt={4}>
        <TextField
          {...field('name')}
          label={t`Name of the program`}
          placeholder={t`For example ChatGPT on the office computer`}
          maxLength={TOKEN_NAME_LENGTH}
          autoComplete="off"
          data-autofocus=""
        />
        <Stack gap={6}>
          <Text span fz="sm" fw={500}>{t`What it may do`}</Text>
          <Segmented
            label={t`What it may do`}
            value={scope}
            onChange={setScope}
            isWide
            choices={[
              { value: 'read', label: t`Only see the records` },
              { value: 'write', label: t`See the records and suggest changes. You approve or reject each` },
            ]}
          />
          <Text c="dimmed" fz="sm">
            {scope === 'read'
              ? t`The program can see names, fees, attendance, calendar and timetable. It cannot suggest changes.`
              : t`The program can also suggest reminders, notices and calendar entries. Nothing is changed or sent until you approve it on this page.`}
          </Text>
        </Stack>
        <Stack gap={6}>
          <Text span fz="sm" fw={500}>{t`Valid for`}</Text>
          <Segmented
            label={t`Valid for`}
            value={days}
            onChange={setDays}
            isWide
            choices={[
              { value: '7', label: t`7 days` },
              { value: '30', label: t`30 days` },
              { value: '90', label: t`90 days` },
              { value: '365', label: t`1 year` },
            ]}
          />
        </Stack>
        <Text c="dimmed" fz="sm">
          <Trans>
            Whoever uses this program will see your school’s records. Give permission only if the head of the school agrees. An API token,
            which is a password for this program, is then shown once. Copy it and give it to your computer person.
          </Trans>
        </Text>
        <FormError error={failure} />
        <ModalFoot>
          <Button onClick={onClose} disabled={isBusy}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary isBusy={isBusy}>{t`Give permission`}</Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}
