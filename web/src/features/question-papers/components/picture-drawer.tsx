import { Trans, useLingui } from '@lingui/react/macro';
import { cutQuestionPicture, removeQuestionPicture } from '@shala/contract/question-papers';
import { type PointerEvent, useState } from 'react';
import { fileAddress } from '#lib/file-address';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Segmented } from '#ui/controls';
import { Drawer } from '#ui/drawer';
import { FormError } from '#ui/form-error';
import { Group, SimpleGrid } from '#ui/layout';
import { type PaperQuestion, usePapersAct } from '../api.ts';
import { NumberCell } from './number-cell.tsx';
import classes from './papers.module.css';

type Box = { x: number; y: number; width: number; height: number };
type Use = 'beside' | 'instead';
type Props = { paperId: string; question: PaperQuestion; onClose: () => void };

const START: Box = { x: 0.1, y: 0.1, width: 0.8, height: 0.25 };
const SIDES = ['x', 'y', 'width', 'height'] as const;

/** A part of the book's page as the picture of a question: drawn with the pointer, or typed in percent. */
export function PictureDrawer({ paperId, question, onClose }: Props) {
  const { t } = useLingui();
  const [page, setPage] = useState(question.page ?? 1);
  const [box, setBox] = useState<Box>(START);
  const [use, setUse] = useState<Use>(question.pictureUse);
  const params = { paperId, questionId: question._id };
  const done = (sentence: string) => () => {
    showToast({ tone: 'good', sentence });
    onClose();
  };
  const cut = usePapersAct(cutQuestionPicture, done(t`The picture was added.`));
  const remove = usePapersAct(removeQuestionPicture, done(t`The picture was removed.`));
  const drag = useDrag(setBox);
  const sides = { x: t`From the left, %`, y: t`From the top, %`, width: t`Width, %`, height: t`Height, %` };
  const limit = (next: Box): Box => ({ ...next, width: Math.min(next.width, 1 - next.x), height: Math.min(next.height, 1 - next.y) });
  return (
    <Drawer
      title={t`Picture from the page`}
      context={<Trans>Draw a frame around the figure or formula</Trans>}
      onClose={onClose}
      width={640}
      foot={
        <Group gap={8}>
          <Button isPrimary isBusy={cut.isPending} onClick={() => cut.mutate({ params, body: { page, box: limit(box), use } })}>
            {t`Use this picture`}
          </Button>
          {question.picture === 'none' ? null : (
            <Button isBusy={remove.isPending} onClick={() => remove.mutate({ params })}>{t`Remove picture`}</Button>
          )}
        </Group>
      }
    >
      <div className={classes.stack}>
        <FormError error={cut.error ?? remove.error} />
        <Group gap={8}>
          <Segmented<Use>
            label={t`Use of the picture`}
            value={use}
            choices={[
              { value: 'beside', label: t`Below the text` },
              { value: 'instead', label: t`Instead of the text` },
            ]}
            onChange={setUse}
          />
          <span className={classes.quiet}>
            <Trans>Page</Trans>
          </span>
          <span style={{ width: 84 }}>
            <NumberCell label={t`Page of the book`} value={page} least={1} most={question.pages} onChange={(next) => setPage(next ?? 1)} />
          </span>
        </Group>
        <div className={classes.cutter} {...drag}>
          <img src={fileAddress(`${question.pageUrl ?? ''}${page}`)} alt={t`Page ${page} of the book`} draggable={false} />
          <span
            className={classes.frame}
            style={{ left: `${box.x * 100}%`, top: `${box.y * 100}%`, width: `${box.width * 100}%`, height: `${box.height * 100}%` }}
          />
        </div>
        <SimpleGrid cols={4} spacing={8}>
          {SIDES.map((side) => (
            <div key={side}>
              <div className={classes.quiet} aria-hidden="true">
                {sides[side]}
              </div>
              <NumberCell
                label={sides[side]}
                value={Math.round(box[side] * 1000) / 10}
                least={0}
                most={100}
                step={0.5}
                onChange={(percent) => setBox(limit({ ...box, [side]: (percent ?? 0) / 100 }))}
              />
            </div>
          ))}
        </SimpleGrid>
      </div>
    </Drawer>
  );
}

/** Draws a frame from where the pointer is pressed to where it is. */
function useDrag(onBox: (box: Box) => void) {
  const [from, setFrom] = useState<{ x: number; y: number } | null>(null);
  const at = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const share = (value: number, size: number) => Math.min(1, Math.max(0, value / Math.max(1, size)));
    return { x: share(event.clientX - frame.left, frame.width), y: share(event.clientY - frame.top, frame.height) };
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setFrom(at(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from === null) return;
      const to = at(event);
      onBox({ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) });
    },
    onPointerUp: () => setFrom(null),
  };
}
