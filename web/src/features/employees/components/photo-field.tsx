import { useLingui } from '@lingui/react/macro';
import { removeEmployeePhoto, uploadEmployeePhoto } from '@shala/contract/employees';
import { type ChangeEvent, useRef, useState } from 'react';
import { errorText } from '#lib/error-text';
import { PICTURE_TYPES, shrinkPhoto } from '#lib/shrink-picture';
import { showToast } from '#lib/toasts';
import { Avatar } from '#ui/avatar';
import { Button } from '#ui/button';
import { Group } from '#ui/layout';
import { type TeacherDetail, useEmployeeAct } from '../api.ts';

/** The photo: chosen, made small in the browser, sent, and taken away again. */
export function PhotoField({ teacher: { _id, name, imageUrl } }: { teacher: TeacherDetail }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const say = (sentence: string) => showToast({ tone: 'good', sentence });
  const put = useEmployeeAct(uploadEmployeePhoto, { onDone: () => say(t`The photo was saved.`) });
  const take = useEmployeeAct(removeEmployeePhoto, { onDone: () => say(t`The photo was removed.`) });
  const params = { employeeId: _id };
  const onError = (error: unknown) => setRefusal(errorText(error));
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Choosing the same file again must be heard, too.
    target.value = '';
    if (!file) return;
    const picture = await shrinkPhoto(file);
    setRefusal(picture ? null : t`${file.name} is not a PNG, JPEG or WebP picture. Select another file.`);
    if (!picture) return;
    const form = new FormData();
    form.set('photo', picture, 'photo');
    put.mutate({ input: { params }, form }, { onError });
  };
  return (
    <Group gap={16} wrap="nowrap" mb={16}>
      <Avatar name={name} imageUrl={imageUrl} size={96} />
      <div>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          hidden
          tabIndex={-1}
          aria-hidden="true"
          data-testid="photo-file"
          onChange={(event) => void handleFile(event)}
        />
        <Button size="small" isBusy={put.isPending} onClick={() => input.current?.click()}>
          {imageUrl ? t`Change the photo` : t`Add a photo`}
        </Button>{' '}
        {imageUrl ? (
          <Button size="small" isBusy={take.isPending} onClick={() => take.mutate({ input: { params } }, { onError })}>
            {t`Remove photo`}
          </Button>
        ) : null}
        <p role="alert">{refusal}</p>
      </div>
    </Group>
  );
}
