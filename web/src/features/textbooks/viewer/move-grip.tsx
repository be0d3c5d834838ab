import { useLingui } from '@lingui/react/macro';
import { hasId } from '@shala/contract/shared';
import { moveTextbookItem } from '@shala/contract/textbooks';
import { IconGripVertical } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTextbooksAct } from '../api.ts';
import classes from './move-grip.module.css';
import type { Picked } from './picked.ts';
import { useUndoToast } from './use-item-acts.ts';

/** One item among its own; `siblings` are all of them in their order, null where only some are shown and none can be moved. */
type Options = { kind: Picked['kind']; id: string; siblings: readonly string[] | null };
type Moving = ReturnType<typeof useMoving>;

/** What is dragged: a browser tells what a drag carries only once it is dropped. */
let dragged: { id: string; siblings: readonly string[] } | null = null;
/** The item whose handle keeps the focus when it has moved. */
let refocused = '';

/** Moves an item by dragging or by the arrow keys, with a way back. */
export function useMoving({ kind, id, siblings }: Options) {
  const say = useUndoToast();
  const { t } = useLingui();
  const act = useTextbooksAct(moveTextbookItem, (done) => say.done(t`Moved.`, done));
  const [side, setSide] = useState<'above' | 'below' | null>(null);
  const isSame = () => dragged !== null && dragged.id !== id && siblings?.includes(dragged.id) === true;
  const move = (itemId: string, body: { by: 1 | -1 } | { before: string | null }) => {
    if (!act.isPending) act.mutate({ params: { kind, itemId }, body }, { onError: say.error });
  };
  const handleDrop = (event: DragEvent) => {
    setSide(null);
    if (dragged === null || siblings === null || !isSame()) return;
    event.preventDefault();
    const others = siblings.filter((one) => one !== dragged?.id);
    const at = others.indexOf(id) + (sideOf(event) === 'below' ? 1 : 0);
    move(dragged.id, { before: others[at] ?? null });
  };
  const target = {
    'data-drop': side ?? undefined,
    onDragOver: (event: DragEvent) => {
      if (!isSame()) return;
      event.preventDefault();
      setSide(sideOf(event));
    },
    onDragLeave: () => setSide(null),
    onDrop: handleDrop,
  };
  return { id, siblings, isBusy: act.isPending, move, target };
}

function sideOf({ clientY, currentTarget }: DragEvent): 'above' | 'below' {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'above' : 'below';
}

/** The handle by which an item is moved: dragged, or with the arrow keys. */
export function MoveGrip({ moving: { id, siblings, move }, name }: { moving: Moving; name: string }) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (refocused !== id || document.activeElement === button.current) return;
    button.current?.focus();
  });
  if (siblings === null || siblings.length < 2 || !hasId(id)) return null;
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as 'ArrowUp'];
    if (by === undefined) return;
    event.preventDefault();
    const to = siblings.indexOf(id) + by;
    if (to < 0 || to >= siblings.length) return;
    refocused = id;
    move(id, { by });
  };
  return (
    <button
      ref={button}
      type="button"
      className={classes.grip}
      draggable
      aria-label={t`Move: ${name}. Press the up or down arrow key.`}
      title={t`Drag to move, or press the arrow keys`}
      onKeyDown={handleKeyDown}
      onBlur={() => {
        // A row that is put elsewhere loses the focus by itself; a person takes it away while the row stands still.
        setTimeout(() => {
          if (button.current?.isConnected && document.activeElement !== document.body) refocused = refocused === id ? '' : refocused;
        });
      }}
      onDragStart={({ dataTransfer }) => {
        dragged = { id, siblings };
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', name);
      }}
      onDragEnd={() => {
        dragged = null;
      }}
    >
      <IconGripVertical size={14} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
