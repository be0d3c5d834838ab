import { useLingui } from '@lingui/react/macro';
import { deleteNotice, getNotice, listNoticeCategories, MAX_ATTACHMENT_BYTES, NOTICE_CHANNELS } from '@shala/contract/notices';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadChunk } from '#lib/load-chunk';
import { paths } from '#lib/paths';
import { noticeCategoryWords, readNoticeCategory } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { DayField } from '#ui/day-field';
import { ErrorState } from '#ui/error-state';
import { CheckField, SuggestField, TextField } from '#ui/field';
import { FileField } from '#ui/file-field';
import { FormError } from '#ui/form-error';
import { LeaveGuard } from '#ui/leave-guard';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { type NoticeWhole, prefetchNotices, useNoticeAct, useNotices } from '../api.ts';
import { AudienceField } from '../components/audience-field.tsx';
import classes from '../components/notices.module.css';
import { isNamed, ReachCard } from '../components/reach-card.tsx';
import { SendDialog } from '../components/send-dialog.tsx';
import { hasCodes } from '../lib/blank-codes.ts';
import { useTemplates } from '../lib/templates.ts';
import { useDraft } from '../lib/use-draft.ts';
import { useNoticeWords } from '../lib/words.ts';

const loadEditor = () => loadChunk(() => import('../components/rich-text.tsx')).then((chunk) => ({ default: chunk.RichText }));
const RichText = lazy(loadEditor);

/** Begins loading the editor and what it offers. */
export function prefetchWriteNotice() {
  void prefetchNotices(listNoticeCategories, {});
  return loadEditor().catch(() => {});
}

/** Writes a notice, or goes on with a draft. */
export function WriteNoticeScreen() {
  const { t } = useLingui();
  const { get } = useAddress();
  // What was begun here and is kept meanwhile goes on in the same form.
  const [id] = useState(get('id'));
  const { data, error, isPending, isFetching, refetch } = useNotices(getNotice, { params: { noticeId: id } }, id !== '');
  if (id === '' || data) return <Editor notice={data ?? null} />;
  return (
    <>
      <PageHeader title={t`Write a notice`} />
      <Card>
        {isPending ? (
          <SkeletonRows count={8} />
        ) : (
          <ErrorState
            title={t`The draft notice could not be opened`}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
      </Card>
    </>
  );
}

function Editor({ notice }: { notice: NoticeWhole | null }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { change } = useAddress();
  const draft = useDraft(notice);
  const [sending, setSending] = useState<string | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const { text, problem } = draft;
  const remove = useNoticeAct(deleteNotice, () => {
    draft.markSaved();
    showToast({ tone: 'good', sentence: t`The draft was deleted.` });
    void navigate(paths.notices);
  });
  const keep = async () => {
    setHasTried(true);
    if (problem) return null;
    const id = await draft.keep();
    if (id) change({ id });
    return id;
  };
  const handleSave = async () => {
    if (await keep()) showToast({ tone: 'good', sentence: t`The draft was saved.` });
  };
  const isReady = isNamed(text.audience);
  const handleSend = async () => setSending(await keep());
  return (
    <>
      <LeaveGuard isUnsaved={draft.isUnsaved} />
      <PageHeader
        title={t`Write a notice`}
        context={notice ? t`A draft of ${notice.author}` : t`You see the recipients before anything is sent`}
        actions={
          <>
            {notice?.state === 'draft' ? (
              <Button
                isDanger
                isBusy={remove.isPending}
                onClick={() => remove.mutate({ input: { params: { noticeId: notice._id } } })}
              >{t`Delete the draft`}</Button>
            ) : null}
            <Button data-saves="" isBusy={draft.isBusy} onClick={() => void handleSave()}>{t`Save as draft`}</Button>
            <Button isPrimary isBusy={draft.isBusy} disabled={!isReady} onClick={() => void handleSend()}>{t`Send…`}</Button>
          </>
        }
      />
      <FormError error={draft.failure ?? remove.error} />
      <div role="alert">{hasTried && problem ? <p className={classes.bad}>{problem}</p> : null}</div>
      <div className={classes.two}>
        <Card title={t`Notice text`} action={<TemplateChoice begin={draft.begin} isEmpty={text.bodyHtml === '' && text.title === ''} />}>
          <TextPart draft={draft} />
        </Card>
        <div className={classes.column}>
          <Card title={t`Recipients and channels`}>
            <WayPart draft={draft} notice={notice} />
          </Card>
          <ReachCard audience={text.audience} channels={text.channels} />
        </div>
      </div>
      {sending ? (
        <SendDialog
          noticeId={sending}
          title={text.title}
          audience={text.audience}
          channels={text.channels}
          hasCodes={hasCodes(text.title + text.bodyHtml)}
          onClose={() => setSending(null)}
          onSent={() => void navigate(`${paths.noticeView}?id=${sending}`)}
        />
      ) : null}
    </>
  );
}

type DraftProps = { draft: ReturnType<typeof useDraft> };

/** Letters to begin with; only where nothing has been written yet. */
function TemplateChoice({ begin, isEmpty }: { begin: DraftProps['draft']['begin']; isEmpty: boolean }) {
  const { t } = useLingui();
  const templates = useTemplates();
  return (
    <Select
      label={t`Start from a template`}
      value=""
      disabled={!isEmpty}
      choices={[{ value: '', label: t`Start from a template…` }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(id) => {
        const template = templates.find((one) => one.id === id);
        if (template)
          begin({ title: template.title, bodyHtml: template.html, category: template.category, audience: { kind: template.audience } });
      }}
    />
  );
}

function TextPart({ draft: { text, set, start, file, setFile, attachment, detach } }: DraftProps) {
  const { t } = useLingui();
  return (
    <div className={classes.pad}>
      <TextField label={t`Title`} value={text.title} maxLength={160} onChange={(event) => set({ title: event.target.value })} />
      <Suspense fallback={<SkeletonRows count={6} />}>
        <RichText key={start.turn} label={t`Text of the notice`} html={start.html} onChange={(bodyHtml) => set({ bodyHtml })} />
      </Suspense>
      <p
        className={classes.quiet}
      >{t`Each person’s own details can be put in the text. For example, type “Dear ${'{name}'}, the overdue fees of ${'{student}'}, class ${'{class}'}, are ${'{amount}'}.” Type the brackets too. The name of the person, the student, the class and the amount are put in their place. On a printed circular a line ____ is printed in their place, to fill in by hand.`}</p>
      {attachment ? (
        <span className={classes.acts}>
          <a href={attachment.url} target="_blank" rel="noreferrer">
            {attachment.name}
          </a>
          <Button size="small" onClick={() => void detach()}>{t`Remove`}</Button>
        </span>
      ) : (
        <FileField
          label={t`Attachment`}
          rule={{
            types: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
            words: t`a photo (JPEG, PNG, WebP) or a PDF`,
            maxBytes: MAX_ATTACHMENT_BYTES,
          }}
          file={file}
          onChange={setFile}
          note={t`A photo or a PDF, up to 10 MB.`}
        />
      )}
    </div>
  );
}

function WayPart({ draft: { text, set }, notice }: DraftProps & { notice: NoticeWhole | null }) {
  const { t } = useLingui();
  const { channels } = useNoticeWords();
  const { data: categories } = useNotices(listNoticeCategories, {});
  const [names, setNames] = useState<Record<string, string>>(() =>
    notice && notice.audience.ids.length === notice.audience.names.length && notice.audience.ids.length === 1
      ? { [notice.audience.ids[0] ?? '']: notice.audience.names[0] ?? '' }
      : {},
  );
  return (
    <div className={classes.pad}>
      <AudienceField
        value={text.audience}
        names={names}
        onChange={(audience, known) => {
          set({ audience });
          if (known) setNames(known);
        }}
      />
      <fieldset className={classes.group}>
        <legend>{t`Channels`}</legend>
        <span className={classes.checks}>
          {NOTICE_CHANNELS.map((channel) => (
            <CheckField
              key={channel}
              label={channels[channel]}
              checked={text.channels.includes(channel)}
              onChange={({ target: { checked } }) =>
                set({ channels: NOTICE_CHANNELS.filter((one) => (one === channel ? checked : text.channels.includes(one))) })
              }
            />
          ))}
        </span>
      </fieldset>
      <SuggestField
        label={t`Notice category (optional)`}
        description={t`For example Holiday, Fees or Sports`}
        value={noticeCategoryWords(text.category)}
        maxLength={40}
        suggestions={(categories ?? []).map(({ name }) => noticeCategoryWords(name))}
        onChange={(event) => set({ category: readNoticeCategory(event.target.value) })}
      />
      <DayField
        label={t`Show the notice until (optional)`}
        description={t`After this date it is no longer listed among the current notices.`}
        value={text.expiresOn ?? ''}
        onChange={(day) => set({ expiresOn: day || null })}
      />
      <CheckField
        label={t`Ask for acknowledgement`}
        description={t`Each message has a link to acknowledge the notice. The printed circular has an acknowledgement slip.`}
        checked={text.asksConfirmation}
        onChange={(event) => set({ asksConfirmation: event.target.checked })}
      />
      <CheckField
        label={t`Keep at the top of the list`}
        checked={text.isPinned}
        onChange={(event) => set({ isPinned: event.target.checked })}
      />
    </div>
  );
}
