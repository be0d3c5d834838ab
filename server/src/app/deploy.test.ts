import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#platform/config';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');
const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;
const OPERATIONS = read('docs/operations.md');

type Service = { image?: string; build?: { dockerfile: string }; environment?: Record<string, string> };
const compose = parse(read('deploy/compose.yaml')) as { services: Record<string, Service>; volumes: Record<string, unknown> };
const ENV = { SITE: 'school.example', OWNER_PASSWORD: 'owner1', WEB_PASSWORD: 'web1' };
/** Expands `${NAME}`, `${NAME:-usual}` and `${NAME:?sentence}` as Docker Compose does. */
const filled = (text: string) =>
  text.replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name: string, usual = '') => (ENV as Record<string, string>)[name] ?? usual);
const environmentOf = (service: string) =>
  Object.fromEntries(Object.entries(compose.services[service]?.environment ?? {}).map(([name, value]) => [name, filled(value)]));

describe('the containers', () => {
  it('start the server with settings that it takes', () => {
    const env = environmentOf('shala');
    const config = readConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data', ...env });
    expect(config).toMatchObject({ isProduction: true, PUBLIC_URL: 'https://school.example', DATABASE_PREPARED: false, trustProxy: true });
    for (const name of Object.keys(env)) expect(OPERATIONS, name).toContain(`\`${name}\``);
  });

  it('reach the pooler with the role that owns nothing, and the database itself with the owner', () => {
    const { DATABASE_URL = '', DATABASE_OWNER_URL = '' } = environmentOf('shala');
    const web = new URL(DATABASE_URL);
    const owner = new URL(DATABASE_OWNER_URL);
    expect([web.hostname, web.port, web.username, web.password, web.pathname]).toEqual(['pool', '6432', 'shala_web', 'web1', '/shala']);
    expect([owner.hostname, owner.username, owner.password, owner.pathname]).toEqual(['db', 'shala', 'owner1', '/shala']);
    expect(environmentOf('db')).toMatchObject({ POSTGRES_USER: 'shala', POSTGRES_DB: 'shala', WEB_PASSWORD: 'web1' });
    const pooler = read('deploy/pgbouncer.ini');
    expect(pooler).toMatch(/^shala = host=db port=5432 dbname=shala$/m);
    expect(pooler).toMatch(/^listen_port = 6432$/m);
    expect(pooler).toMatch(/^pool_mode = transaction$/m);
    expect(read('deploy/make-roles.sh')).toContain('create role shala_web login');
  });

  it.runIf(isThere('docker-compose'))('are described as Docker Compose wants it', () => {
    // Debian's version does not know the name of a project yet.
    const input = read('deploy/compose.yaml').replace(/^name:.*$/m, '');
    const judged = spawnSync('docker-compose', ['-f', '-', 'config', '-q'], {
      cwd: resolve(ROOT, 'deploy'),
      input,
      env: { ...process.env, ...ENV },
    });
    expect([String(judged.stderr), judged.status]).toEqual(['', 0]);
  });

  it.runIf(spawnSync('caddy', ['version']).error === undefined)('have a proxy with settings that it takes', () => {
    const args = ['validate', '--config', resolve(ROOT, 'deploy/Caddyfile'), '--adapter', 'caddyfile'];
    const judged = spawnSync('caddy', args, { encoding: 'utf8', env: { ...process.env, ...ENV } });
    expect(judged.stderr + judged.stdout).toContain('Valid configuration');
  });

  it.runIf(isThere('shellcheck'))('make their roles by a script without a fault', () => {
    const judged = spawnSync('shellcheck', [resolve(ROOT, 'deploy/make-roles.sh')], { encoding: 'utf8' });
    expect([judged.stdout, judged.status]).toEqual(['', 0]);
  });

  it('keep nothing where it would be lost with them', () => {
    expect(read('deploy/Dockerfile')).toContain('DATA_DIR=/data');
    expect(Object.keys(compose.volumes).sort()).toEqual(['certificates', 'database', 'files']);
  });

  it('hold no packages of development', () => {
    expect(read('deploy/Dockerfile')).toMatch(/^RUN npm run build && npm prune --omit=dev/m);
  });

  it('are built from images of one version each', () => {
    const images = [
      ...Object.values(compose.services).flatMap(({ image }) => image ?? []),
      ...['deploy/Dockerfile', 'deploy/pgbouncer.Dockerfile'].flatMap((file) =>
        [...read(file).matchAll(/^FROM (\S+)/gm)].map(([, image]) => image),
      ),
    ];
    for (const image of images) expect(image).toMatch(/^[a-z]+:\d|^debian:bookworm-slim$/);
  });
});

describe('the unit for systemd', () => {
  it.runIf(isThere('systemd-analyze'))('is one that systemd takes, and shuts off what the server does not need', () => {
    const unit = resolve(ROOT, 'deploy/shala.service');
    const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect(verified.stdout + verified.stderr).toBe('');
    const judged = spawnSync('systemd-analyze', ['security', '--offline=true', unit], { encoding: 'utf8' });
    const [, exposure] = /exposure level for shala.service: ([\d.]+)/.exec(judged.stdout) ?? [];
    expect(Number(exposure)).toBeLessThan(4);
  });

  it('gives the server longer to end than it takes', () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/shala.service')) ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  // npm ends at SIGTERM without waiting for what it runs; with KillMode=mixed everything else is then killed.
  it('tells the launcher to stop, and no npm in between', () => {
    expect(read('deploy/shala.service')).toMatch(/^ExecStart=\/usr\/bin\/env node tools\/launch\.mjs start$/m);
  });
});
