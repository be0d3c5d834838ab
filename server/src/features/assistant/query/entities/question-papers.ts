import { listQuestionPapers } from '@shala/contract/question-papers';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { inOffice, inTimes, numberColumn, subject } from './fields.ts';
import { pupilDimensions } from './pupil.ts';

/** Question papers that were made here, on the day they were begun. */
export const questionPapers: Declared = {
  name: 'questionPaper',
  needs: listQuestionPapers,
  nouns:
    'paper, papers, made, set, prepared, created, ready, there, exist, exists, drafted, written, teacher, teachers, bana, bane, banaye, banaya',
  asks: 'made … paper, set … paper, prepared … paper, typed … paper, paper … banaya/banaye/banai, papers … ready, papers … draft, paper … ready, papers not ready, papers not made, paper ready, papers ready, paper bana, paper bane, question paper, question papers, paper set, papers set, papers made, paper made, prashn patra, prashna patra, प्रश्न पत्र, qp, qps',
  title: 'Question papers',
  screen: { label: 'Question papers', path: '/papers' },
  from: ({
    schoolId,
  }) => sql`select r.id as paper_id, r.title, r.state, r.on_date, r.sets, r.minutes, r.language, r.has_answer_space, (r.created_at at time zone z.time_zone)::date as made_on, j.name as subject, c.name as class, c.position as class_position, a.name as maker
    from question_papers r join schools z on z.id = r.school_id join subjects j on j.school_id = ${schoolId} and j.id = r.subject_id join classes c on c.school_id = ${schoolId} and c.id = j.class_id
    left join accounts a on a.id = r.created_by where r.school_id = ${schoolId} and r.removed_at is null`,
  inPeriod: within(sql`t.made_on`),
  dimensions: {
    ...dayDimensions(sql`t.made_on`),
    title: {
      words: 'name of the paper, names of the papers, paper name, title, titles',
      title: 'Question paper',
      sql: sql`t.title`,
      key: sql`t.paper_id`,
    },
    class: pupilDimensions.class,
    subject,
    maker: inOffice(
      sql`t.maker`,
      'who made, who set, who prepared, who created, made by whom, set by whom, prepared by whom, created by whom, each teacher, teacher wise, by teacher, per teacher, author, kisne banaya, kisne banaye',
    ),
    state: { words: 'state, status', title: 'Status', sql: sql`t.state`, shows: { draft: 'Draft', final: 'Final' } },
    language: { words: 'language, languages, medium', title: 'Language', sql: sql`t.language`, shows: { en: 'English', hi: 'Hindi' } },
    heldOn: {
      words: 'paper date, for which date, to be held on, date of the paper, exam date',
      title: 'For',
      sql: sql`t.on_date`,
      unit: 'day',
      mayLack: true,
    },
    minutes: {
      words: 'time allowed, length in minutes, time of the paper, minutes, duration',
      title: 'Minutes',
      sql: sql`t.minutes`,
      ...numberColumn,
    },
    answerSpace: {
      words: 'answer space, space for answers, room for answers, with or without answer space',
      title: 'Space for answers',
      sql: sql`t.has_answer_space::text`,
      shows: { true: 'With space for answers', false: 'Without space for answers' },
    },
    sets: {
      words: 'paper sets, how many sets, set count, sets, number of sets',
      title: 'Sets',
      sql: sql`t.sets`,
      unit: 'number',
      isColumn: true,
    },
  },
  measures: { count: { words: '', title: 'Question papers', sql: sql`count(*)`, ...inTimes } },
  flags: {
    draft: {
      words: 'pending, not ready, not made, draft, drafts, in draft, not final, not finalised, unfinished, incomplete',
      title: 'drafts',
      sql: sql`t.state = 'draft'`,
    },
    final: { words: 'final, finalised, finalized, finished, ready', title: 'final', sql: sql`t.state = 'final'` },
  },
  main: 'list',
  list: ['title', 'class', 'subject', 'maker', 'day', 'state'],
};
