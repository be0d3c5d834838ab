import * as calls from '@shala/contract/question-papers';
import { type Route, read, slow, write } from '#platform/http';
import * as bank from './service/bank.ts';
import { chooseQuestionsAgain, createQuestionPaper } from './service/compose.ts';
import * as hand from './service/hand-paper.ts';
import * as papers from './service/papers.ts';
import { printQuestionPaper } from './service/print.ts';
import * as questions from './service/questions.ts';

export const questionPaperRoutes: Route[] = [
  read(calls.listQuestionPapers, papers.listQuestionPapers),
  read(calls.listPaperBooks, papers.listPaperBooks),
  slow(calls.createQuestionPaper, createQuestionPaper),
  write(calls.beginQuestionPaper, hand.beginQuestionPaper),
  read(calls.getQuestionPaper, papers.getQuestionPaper),
  write(calls.editQuestionPaper, papers.editQuestionPaper),
  slow(calls.chooseQuestionsAgain, chooseQuestionsAgain),
  write(calls.removeQuestionPaper, papers.removeQuestionPaper),
  write(calls.restoreQuestionPaper, papers.restoreQuestionPaper),
  read(calls.printQuestionPaper, printQuestionPaper),
  read(calls.listQuestionSwaps, questions.listQuestionSwaps),
  write(calls.swapPaperQuestion, questions.swapPaperQuestion),
  write(calls.addPaperQuestion, hand.addPaperQuestion),
  write(calls.removePaperQuestion, hand.removePaperQuestion),
  write(calls.movePaperQuestion, hand.movePaperQuestion),
  write(calls.editPaperQuestion, questions.editPaperQuestion),
  slow(calls.cutQuestionPicture, questions.cutQuestionPicture),
  write(calls.removeQuestionPicture, questions.removeQuestionPicture),
  read(calls.listBankQuestions, bank.listBankQuestions),
  write(calls.addOwnQuestion, bank.addOwnQuestion),
  write(calls.editOwnQuestion, bank.editOwnQuestion),
  write(calls.rateBookQuestion, bank.rateBookQuestion),
  write(calls.removeOwnQuestion, bank.removeOwnQuestion),
  write(calls.restoreOwnQuestion, bank.restoreOwnQuestion),
];
