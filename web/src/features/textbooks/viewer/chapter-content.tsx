import { Trans, useLingui } from '@lingui/react/macro';
import { editTextbookItem } from '@shala/contract/textbooks';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { type Chapter, type Question, type Topic, useTextbooksAct } from '../api.ts';
import { isDoubtful } from '../lib/filter-chapters.ts';
import classes from './chapter-list.module.css';
import { CheckButton } from './check-button.tsx';
import type { Picked, Place } from './picked.ts';

/** Questions of a set that are shown before "more" is pressed. */
const SHOWN = 40;
type Acts = { onGo: (page: number | null) => void; onEdit: (picked: Picked) => void };
type Props = { chapter: Chapter; place: Place } & Acts;

/** What was found in a chapter: its summary, topics, questions and examples, each with its page. */
export function ChapterContent({ chapter, place, onGo, onEdit }: Props) {
  const { t } = useLingui();
  const shared = { herePage: place.fileId === chapter.fileId ? place.page : null, onGo, onEdit };
  const own: Picked = { kind: 'chapter', item: chapter, text: chapter.chapterName, detail: chapter.summary };
  return (
    <div className={classes.body}>
      <div>
        <div className={classes.item} style={{ paddingInlineStart: 0 }} data-plain="">
          <h4 className={classes.sectionTitle} style={{ flex: 1, margin: 0 }}>
            <Trans>Summary</Trans>
          </h4>
          <ItemEnd picked={own} isDoubt={isDoubtful(chapter)} onGo={onGo} onEdit={onEdit} />
        </div>
        <p className={classes.summary}>{chapter.summary || t`This chapter has no summary.`}</p>
      </div>
      <Section title={t`Topics`} count={chapter.topics.length}>
        {chapter.topics.map((topic) => (
          <TopicRow key={topic._id} topic={topic} {...shared} />
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

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h4 className={classes.sectionTitle}>
        {title} <span>{count}</span>
      </h4>
      {count > 0 ? <ol className={classes.items}>{children}</ol> : null}
    </section>
  );
}

type Shared = { herePage: number | null } & Acts;

function TopicRow({ topic, herePage, onGo, onEdit }: { topic: Topic } & Shared) {
  const picked: Picked = { kind: 'topic', item: topic, text: topic.name, detail: topic.description };
  return (
    <Row
      mark="topic"
      isHere={topic.page !== null && topic.page === herePage}
      onGo={() => onGo(topic.page)}
      end={<ItemEnd picked={picked} isDoubt={isDoubtful(topic)} onGo={onGo} onEdit={onEdit} />}
    >
      <b>{topic.name}</b>
      {topic.description ? ` · ${topic.description}` : null}
    </Row>
  );
}

type QuestionsProps = { title: string; list: Question[]; mark: 'question' | 'example' } & Shared;

function Questions({ title, list, mark, herePage, onGo, onEdit }: QuestionsProps) {
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? list : list.slice(0, SHOWN);
  const rest = list.length - shown.length;
  return (
    <>
      <Section title={title} count={list.length}>
        {shown.map((one, index) => (
          <Row
            key={one._id}
            mark={mark}
            isHere={one.page !== null && one.page === herePage}
            onGo={() => onGo(one.page)}
            type={one.type}
            end={
              <ItemEnd
                picked={{ kind: 'question', item: one, text: one.question, detail: one.type }}
                isDoubt={isDoubtful(one)}
                onGo={onGo}
                onEdit={onEdit}
              />
            }
          >
            <b>{index + 1}.</b> {one.question}
          </Row>
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

type RowProps = { mark: string; isHere: boolean; onGo: () => void; type?: string; end: ReactNode; children: ReactNode };

/** One item on two lines at most; a click goes to its page and shows all of it. */
function Row({ mark, isHere, onGo, type, end, children }: RowProps) {
  const [isWhole, setIsWhole] = useState(false);
  const handleClick = () => {
    setIsWhole(!isWhole);
    onGo();
  };
  return (
    <li className={classes.item} data-mark={mark} data-here={isHere || undefined}>
      <button type="button" className={classes.words} aria-expanded={isWhole} onClick={handleClick}>
        <span className={isWhole ? undefined : classes.clamped}>{children}</span>
      </button>
      {type ? <span className={classes.type}>{type}</span> : null}
      {end}
    </li>
  );
}

function ItemEnd({ picked, isDoubt, onGo, onEdit }: { picked: Picked; isDoubt: boolean } & Acts) {
  const { t } = useLingui();
  const { kind, item, text } = picked;
  const confirm = useTextbooksAct(editTextbookItem);
  const handleConfirm = () =>
    confirm.mutate(
      { params: { kind, itemId: item._id }, body: { text } },
      { onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }) },
    );
  return (
    <>
      {isDoubt ? <CheckButton label={t`Confirm: ${text}`} isBusy={confirm.isPending} onConfirm={handleConfirm} /> : null}
      {item.page === null ? null : (
        <button type="button" className={classes.chip} aria-label={t`Go to page ${item.page}`} onClick={() => onGo(item.page)}>
          <Trans>p. {item.page}</Trans>
        </button>
      )}
      <button type="button" className={classes.edit} aria-label={t`Edit: ${text}`} title={t`Edit`} onClick={() => onEdit(picked)}>
        <IconPencil size={16} stroke={1.75} aria-hidden="true" />
      </button>
    </>
  );
}
