import { measurePublicPages } from '../lighthouse.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'public-pages',
  about: "Lighthouse's performance of the slowest public page, as a desktop and as a phone on a slow line",
  unit: 'points',
  target: { least: 95 },
  isSlow: true,
  measure: async ({ url }) => Math.min(...(await measurePublicPages(url)).map(({ performance }) => performance)),
};
