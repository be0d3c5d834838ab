import * as calls from '@shala/contract/classes';
import { type Route, read, write } from '#platform/http';
import * as grid from './service/class-grid.ts';
import { getSchoolPeriods, saveSchoolPeriods } from './service/periods.ts';
import * as structure from './service/structure.ts';
import * as subjects from './service/subjects.ts';
import * as years from './service/years.ts';
import { getAllClasses, getClassList, getPeriods, getSectionsOfClass, getSubjectList, listSections } from './service.ts';

export const classRoutes: Route[] = [
  read(calls.getAllClasses, getAllClasses),
  read(calls.getClassList, getClassList),
  read(calls.listSections, listSections),
  read(calls.getSectionsOfClass, getSectionsOfClass),
  read(calls.getSubjectList, getSubjectList),
  read(calls.getPeriods, getPeriods),
  read(calls.listYears, years.listYears),
  write(calls.createYear, years.createYear),
  write(calls.saveYear, years.saveYear),
  write(calls.makeYearCurrent, years.makeYearCurrent),
  write(calls.removeYear, years.removeYear),
  read(calls.getSchoolClasses, structure.getSchoolClasses),
  write(calls.createClass, structure.createClass),
  write(calls.orderClasses, structure.orderClasses),
  write(calls.renameClass, structure.renameClass),
  write(calls.removeClass, structure.removeClass),
  write(calls.createSection, structure.createSection),
  write(calls.updateSection, structure.updateSection),
  write(calls.removeSection, structure.removeSection),
  write(calls.saveClassGrid, grid.saveClassGrid),
  read(calls.getSubjectWeeks, grid.getSubjectWeeks),
  write(calls.saveSubjectWeeks, grid.saveSubjectWeeks),
  read(calls.getClassSubjects, subjects.getClassSubjects),
  write(calls.createSubject, subjects.createSubject),
  write(calls.updateSubject, subjects.updateSubject),
  write(calls.removeSubject, subjects.removeSubject),
  read(calls.getSchoolPeriods, getSchoolPeriods),
  write(calls.saveSchoolPeriods, saveSchoolPeriods),
];
