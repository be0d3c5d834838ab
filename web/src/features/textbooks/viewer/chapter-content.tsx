import { Trans, useLingui } from '@lingui/react/macro';
import { hasId } from '@shala/contract/shared';
import { IconPencil, IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Chapter, Question, Topic } from '../api.ts';
import { hasLowConfidence } from '../lib/filter-chapters.ts';
import classes from './chapter-list.module.css';
import { ChapterSummary } from './chapter-summary.tsx';
import { CheckButton } from './check-button.tsx';
import { MoveGrip, useMoving } from './move-grip.tsx';
import type { Picked, Place, Placed } from './picked.ts';
import { useConfirm } from './use-item-acts.ts';

/** Questions of a set that are shown before "more" is pressed. */
const SHOWN = 40;
type Acts = { onGo: (item: Placed) => void; onEdit: (picked: Picked) => void };
/** `isWhole` is false where a search shows only some of the items: what has none of them is left out. */
type Props = { chapter: Chapter; place: Place; isWhole: boolean } & Acts;

/** What was found in a chapter: its summary, topics, questions and examples, each with its page. */
export function ChapterContent({ chapter, place, isWhole, onGo, onEdit }: Props) {
  const { t } = useLingui();
  const shared = { herePage: place.fileId === chapter.fileId ? place.page : null, itemId: place.itemId, isWhole, onGo, onEdit };
  const own: Picked = { kind: 'chapter', item: chapter, text: chapter.chapterName, detail: chapter.summary };
  return (
    <div className={classes.body}>
      {isWhole || chapter.summary ? (
        <div>
          <div className={classes.item} style={{ paddingInlineStart: 0 }} data-plain="">
            <h4 className={classes.sectionTitle} style={{ flex: 1, margin: 0 }}>
              <Trans>Summary</Trans>
            </h4>
            <ItemEnd picked={own} isToCheck={hasLowConfidence(chapter)} onGo={onGo} onEdit={onEdit} />
          </div>
          <ChapterSummary text={chapter.summary || t`This chapter has no summary.`} />
          <Writer name={chapter.writtenBy} />
        </div>
      ) : null}
      <Section title={t`Topics`} count={chapter.topics.length} isWhole={isWhole}>
        {chapter.topics.map((topic) => (
          <TopicRow key={topic._id} topic={topic} siblings={isWhole ? chapter.topics.map(({ _id }) => _id) : null} {...shared} />
        ))}
      </Section>
      <Questions title={t`Back Exercise Questions`} list={chapter.backExcersieQuestions} mark="question" {...shared} />
      {chapter.intextQuestions.length > 0 ? (
        <Questions title={t`Intext Questions`} list={chapter.intextQuestions} mark="question" {...shared} />
      ) : null}
      <Questions title={t`Examples`} list={chapter.examples} mark="example" {...shared} />
    </div>
  );
}

/** A model's words are told from the book's. */
function Writer({ name }: { name: string }) {
  return name ? (
    <span className={classes.writer}>
      <IconSparkles size={14} stroke={2} aria-hidden="true" /> <Trans>Reworded by {name}</Trans>
    </span>
  ) : null;
}

type SectionProps = { title: string; count: number; isWhole: boolean; children: ReactNode };

function Section({ title, count, isWhole, children }: SectionProps) {
  if (count === 0 && !isWhole) return null;
  return (
    <section aria-label={title}>
      <h4 className={classes.sectionTitle}>
        {title} <span>{count}</span>
      </h4>
      {count > 0 ? <ol>{children}</ol> : null}
    </section>
  );
}

type Shared = { herePage: number | null; itemId: string; isWhole: boolean } & Acts;

type Siblings = { siblings: string[] | null };

function TopicRow({ topic, siblings, herePage, itemId, onGo, onEdit }: { topic: Topic } & Siblings & Shared) {
  const picked: Picked = { kind: 'topic', item: topic, text: topic.name, detail: topic.description };
  return (
    <Row
      mark="topic"
      picked={picked}
      siblings={siblings}
      isHere={itemId ? topic._id === itemId : topic.page !== null && topic.page === herePage}
      onGo={() => onGo(topic)}
      end={<ItemEnd picked={picked} isToCheck={hasLowConfidence(topic)} onGo={onGo} onEdit={onEdit} />}
    >
      <b>{topic.name}</b>
      {topic.description ? ` · ${topic.description}` : null}
      <Writer name={topic.writtenBy} />
    </Row>
  );
}

type QuestionsProps = { title: string; list: Question[]; mark: 'question' | 'example' } & Shared;

function Questions({ title, list, mark, isWhole, ...shared }: QuestionsProps) {
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? list : list.slice(0, SHOWN);
  const rest = list.length - shown.length;
  const siblings = isWhole ? list.map(({ _id }) => _id) : null;
  return (
    <>
      <Section title={title} count={list.length} isWhole={isWhole}>
        {shown.map((one, index) => (
          <QuestionRow key={one._id} one={one} number={index + 1} mark={mark} siblings={siblings} isWhole={isWhole} {...shared} />
        ))}
      </Section>
      {rest > 0 ? (
        <button type="button" className={classes.more} onClick={() => setIsAll(true)}>
          <Trans>{rest} more questions</Trans>
        </button>
      ) : null}
    </>
  );
}

type QuestionRowProps = { one: Question; number: number; mark: 'question' | 'example' } & Siblings & Shared;

function QuestionRow({ one, number, mark, siblings, herePage, itemId, onGo, onEdit }: QuestionRowProps) {
  const picked: Picked = { kind: 'question', item: one, text: one.question, detail: one.type };
  return (
    <Row
      mark={mark}
      picked={picked}
      siblings={siblings}
      isHere={itemId ? one._id === itemId : one.page !== null && one.page === herePage}
      onGo={() => onGo(one)}
      type={one.type}
      end={<ItemEnd picked={picked} isToCheck={hasLowConfidence(one)} onGo={onGo} onEdit={onEdit} />}
    >
      <b>{number}.</b> {one.question}
    </Row>
  );
}

type RowProps = {
  mark: string;
  picked: Picked;
  isHere: boolean;
  onGo: () => void;
  type?: string;
  end: ReactNode;
  children: ReactNode;
} & Siblings;

/** One item on two lines at most; a click goes to its page and shows all of it. */
function Row({ mark, picked, siblings, isHere, onGo, type, end, children }: RowProps) {
  const [isWhole, setIsWhole] = useState(false);
  const moving = useMoving({ kind: picked.kind, id: picked.item._id, siblings });
  const handleClick = () => {
    setIsWhole(!isWhole);
    onGo();
  };
  return (
    <li className={classes.item} data-mark={mark} data-here={isHere || undefined} {...moving.target}>
      <button type="button" className={classes.words} aria-expanded={isWhole} onClick={handleClick}>
        <span className={isWhole ? undefined : classes.clamped}>{children}</span>
      </button>
      {type ? <span className={classes.type}>{type}</span> : null}
      {end}
      <MoveGrip moving={moving} name={picked.text} />
    </li>
  );
}

function ItemEnd({ picked, isToCheck, onGo, onEdit }: { picked: Picked; isToCheck: boolean } & Acts) {
  const { t } = useLingui();
  const { item, text } = picked;
  const { isConfirming, confirm } = useConfirm(picked);
  return (
    <>
      {isToCheck ? <CheckButton label={t`Confirm: ${text}`} isBusy={isConfirming} onConfirm={confirm} /> : null}
      {item.page === null ? null : (
        <button type="button" className={classes.chip} aria-label={t`Go to page ${item.page}`} onClick={() => onGo(item)}>
          <Trans>p. {item.page}</Trans>
        </button>
      )}
      {hasId(item._id) ? (
        <button type="button" className={classes.edit} aria-label={t`Edit: ${text}`} title={t`Edit`} onClick={() => onEdit(picked)}>
          <IconPencil size={16} stroke={1.75} aria-hidden="true" />
        </button>
      ) : null}
    </>
  );
}
