import * as calls from '@shala/contract/question-papers';
import { type Route, read, slow, write } from '#platform/http';
import * as bank from './service/bank.ts';
import { chooseAgain, createPaper } from './service/compose.ts';
import * as papers from './service/papers.ts';
import { printPaper } from './service/print.ts';
import * as questions from './service/questions.ts';

export const questionPaperRoutes: Route[] = [
  read(calls.listQuestionPapers, papers.listQuestionPapers),
  read(calls.listPaperBooks, papers.listPaperBooks),
  slow(calls.createQuestionPaper, createPaper),
  read(calls.getQuestionPaper, papers.getQuestionPaper),
  write(calls.editQuestionPaper, papers.editQuestionPaper),
  slow(calls.chooseQuestionsAgain, chooseAgain),
  write(calls.removeQuestionPaper, papers.removeQuestionPaper),
  write(calls.restoreQuestionPaper, papers.restoreQuestionPaper),
  read(calls.printQuestionPaper, printPaper),
  read(calls.listQuestionSwaps, questions.listQuestionSwaps),
  write(calls.swapPaperQuestion, questions.swapPaperQuestion),
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
