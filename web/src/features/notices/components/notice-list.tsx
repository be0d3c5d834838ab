import { Plural, useLingui } from '@lingui/react/macro';
import { IconPaperclip, IconPin } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime, formatNumber, formatShortDate } from '#lib/format';
import { paths } from '#lib/paths';
import { noticeCategoryWords } from '#lib/stored-words';
import type { NoticeRow } from '../api.ts';
import { useNoticeWords } from '../lib/words.ts';
import classes from './notices.module.css';

/** Notices one below the other: what they say, whom they are for, whom they reached. */
export function NoticeList({ notices }: { notices: readonly NoticeRow[] }) {
  return (
    <ul className={classes.list}>
      {notices.map((notice) => (
        <Item key={notice._id} notice={notice} />
      ))}
    </ul>
  );
}

function Item({ notice }: { notice: NoticeRow }) {
  const { t } = useLingui();
  const { audienceOf } = useNoticeWords();
  const { _id, number, title, excerpt, category, state, isPinned, isExpired, audience, at, publishAt, hasAttachment, recipients, failed } =
    notice;
  const isOpen = state === 'draft' || state === 'scheduled';
  const to = audienceOf(audience);
  const facts = [
    number && t`No. ${number}`,
    category && t`Category: ${noticeCategoryWords(category)}`,
    t`To: ${to}`,
    state === 'withdrawn' ? t`withdrawn` : isExpired ? t`no longer shown` : null,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={classes.item}>
      <span className={classes.title}>
        {isPinned ? <IconPin size={15} stroke={2} aria-label={t`Kept at the top`} /> : null}
        <Link to={`${isOpen ? paths.writeNotice : paths.noticeView}?id=${_id}`}>{title}</Link>
        {hasAttachment ? <IconPaperclip size={15} stroke={1.75} aria-label={t`With an attachment`} /> : null}
      </span>
      <span className={classes.excerpt}>{excerpt}</span>
      <span className={classes.facts}>{facts}</span>
      <span className={classes.side}>
        <span>{state === 'scheduled' && publishAt ? t`to be sent on ${formatDateTime(publishAt)}` : formatShortDate(at)}</span>
        {recipients > 0 ? (
          <span>
            <Plural value={recipients} one="for # person" other={`for ${formatNumber(recipients)} people`} />
          </span>
        ) : null}
        {failed > 0 ? (
          <span className={classes.bad}>
            <Plural value={failed} one="# message failed" other="# messages failed" />
          </span>
        ) : null}
      </span>
    </li>
  );
}
