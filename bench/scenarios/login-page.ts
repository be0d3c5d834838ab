import type { LoadScenario } from '../scenario.ts';

export const scenario: LoadScenario = {
  kind: 'load',
  name: 'login-page',
  about: 'GET /login: the page of the app, as a browser asks for it; 10 connections',
  connections: 10,
  target: { cpuMs: 0.1 },
  request: async ({ url }) => ({
    url: `${url}/login`,
    headers: { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip, deflate, br' },
  }),
};
