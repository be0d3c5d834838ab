import { cpuOfCall } from '../lib/cpu-of-call.ts';
import { homepageSchool } from '../lib/homepage.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'homepage-cpu',
  about: 'Processor time of the Dashboard of a school of 2,000 students on a working day',
  unit: 'ms',
  target: { most: 0.5 },
  async measure(place) {
    const { token } = await homepageSchool(place);
    return cpuOfCall(place, { url: `${place.url}/admin/homepage`, headers: { authorization: `Bearer ${token}` } });
  },
};
