import * as calls from '@shala/contract/classes';
import { type Route, read } from '#platform/http';
import { listClasses, listFinanceSections, listPeriods, listSections, listSubjects } from './service.ts';

export const classRoutes: Route[] = [
  read(calls.getAllClasses, listClasses),
  read(calls.getClassList, listClasses),
  read(calls.listSections, listSections),
  read(calls.getSectionsOfClass, listFinanceSections),
  read(calls.getSubjectList, listSubjects),
  read(calls.getPeriods, listPeriods),
];
