import * as calls from '@shala/contract/classes';
import { type Route, read, write } from '#platform/http';
import * as grid from './service/class-grid.ts';
import { listTimedPeriods, savePeriods } from './service/periods.ts';
import * as structure from './service/structure.ts';
import * as subjects from './service/subjects.ts';
import * as years from './service/years.ts';
import { listClasses, listFinanceSections, listPeriods, listSections, listSubjects } from './service.ts';

export const classRoutes: Route[] = [
  read(calls.getAllClasses, listClasses),
  read(calls.getClassList, listClasses),
  read(calls.listSections, listSections),
  read(calls.getSectionsOfClass, listFinanceSections),
  read(calls.getSubjectList, listSubjects),
  read(calls.getPeriods, listPeriods),
  read(calls.listYears, years.listAcademicYears),
  write(calls.createYear, years.addYear),
  write(calls.saveYear, years.saveAcademicYear),
  write(calls.makeYearCurrent, years.changeCurrentYear),
  write(calls.removeYear, years.dropYear),
  read(calls.getSchoolClasses, structure.getClassTree),
  write(calls.createClass, structure.addClass),
  write(calls.orderClasses, structure.sortClasses),
  write(calls.renameClass, structure.changeClass),
  write(calls.removeClass, structure.dropClass),
  write(calls.createSection, structure.addSection),
  write(calls.updateSection, structure.changeSection),
  write(calls.removeSection, structure.dropSection),
  write(calls.saveClassGrid, grid.saveClassGrid),
  read(calls.getSubjectWeeks, grid.proposeSubjectWeeks),
  write(calls.saveSubjectWeeks, grid.saveSubjectWeeks),
  read(calls.getClassSubjects, subjects.listSubjectsOfClass),
  write(calls.createSubject, subjects.addSubject),
  write(calls.updateSubject, subjects.changeSubject),
  write(calls.removeSubject, subjects.dropSubject),
  read(calls.getSchoolPeriods, listTimedPeriods),
  write(calls.saveSchoolPeriods, savePeriods),
];
