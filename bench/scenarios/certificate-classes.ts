import { issueClasses } from '../lib/certificates.ts';
import type { FigureScenario } from '../scenario.ts';

const WANTED = 500;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'certificate-classes',
  about: `Bonafides for whole classes in the background, until all are issued and drawn: the seconds for ${WANTED}`,
  unit: 's',
  target: { most: 20 },
  measure: (place) => issueClasses(place, WANTED),
};
