import { useLingui } from '@lingui/react/macro';
import { exportTextbook, removeTextbook, restoreTextbook, type TEXTBOOK_FORMATS } from '@shala/contract/textbooks';
import { useNavigate } from 'react-router';
import { errorText } from '#lib/error-text';
import { paths } from '#lib/paths';
import { API_BASE_URL, send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Select } from '#ui/controls';
import { type Content, useTextbooksAct } from '../api.ts';
import { useUndoToast } from './use-item-acts.ts';

type Act = (typeof TEXTBOOK_FORMATS)[number] | 'open' | 'undo' | 'compare' | 'remove' | '';

/** What can be done with a whole book: open it up, take back, take it along, compare it with before, remove it. */
export function BookMenu({ content: { textId, subject, revision } }: { content: Content }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { get, change } = useAddress();
  const isAllOpen = get('open') === 'all';
  const { takeBack } = useUndoToast();
  const sayError = (error: unknown) => showToast({ tone: 'bad', sentence: errorText(error) });
  const restore = useTextbooksAct(restoreTextbook);
  const remove = useTextbooksAct(removeTextbook, () => {
    showToast({
      tone: 'good',
      sentence: t`${subject} was removed. You can restore it within 30 days.`,
      onUndo: () => restore.mutate({ params: { textId } }, { onError: sayError }),
    });
    return navigate(`${paths.textbooks}?tab=content`);
  });
  const act = (name: Act) => {
    if (name === '') return;
    if (name === 'open') return change({ open: isAllOpen ? null : 'all' });
    if (name === 'undo') return takeBack(textId, revision);
    if (name === 'compare') return change({ compare: '1' });
    if (name === 'remove') return remove.mutate({ params: { textId } }, { onError: sayError });
    send(exportTextbook, { params: { textId }, query: { format: name } }).then(
      ({ url }) => window.location.assign(API_BASE_URL + url),
      sayError,
    );
  };
  return (
    <Select
      label={t`More actions for this book`}
      value=""
      choices={[
        { value: '', label: t`More…` },
        { value: 'open', label: isAllOpen ? t`Close all chapters` : t`Open all chapters` },
        { value: 'undo', label: t`Undo the last change` },
        { value: 'xlsx', label: t`Download as Excel` },
        { value: 'json', label: t`Download as JSON (for other programs)` },
        { value: 'markdown', label: t`Download as Markdown (plain text)` },
        { value: 'compare', label: t`Compare with the earlier upload` },
        { value: 'remove', label: t`Remove this textbook` },
      ]}
      onChange={(name) => act(name as Act)}
    />
  );
}
