import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const MINUTE_MS = 60_000;
/** How long nothing need be heard while a file runs, longer than the longest test; and while none does. */
const SILENCE_MS = Number(process.env.TEST_SILENCE_MS) || (process.env.TEST_SCOPE === 'full' ? 30 : 6) * MINUTE_MS;
const CLOSING_MS = Math.min(SILENCE_MS, 1.5 * MINUTE_MS);

/**
 * A worker of Vitest can end its file and never say so, or compute without end where no test's time limit reaches it; Vitest then waits for ever. This
 * reporter ends the workers when nothing has been reported for a while. Vitest goes on without them, and the files that had not ended are noted, to be run
 * again. See `suites.mjs`.
 */
// biome-ignore lint/style/noDefaultExport: Vitest calls the default export
export default class StuckWorkers {
  /** Gets what happened, and stays absent when nothing did. */
  #notes = process.env.TEST_STUCK_NOTES;
  #running = new Map();
  #killed = new Map();
  #timer;

  onTestRunStart() {
    this.#hear();
  }

  onTestModuleQueued({ project, moduleId }) {
    this.#running.set(moduleId, project.name);
    this.#hear();
  }

  onTestCaseResult() {
    this.#hear();
  }

  onTestModuleEnd({ moduleId }) {
    this.#running.delete(moduleId);
    this.#hear();
  }

  onTestRunEnd(_modules, errors) {
    clearTimeout(this.#timer);
    if (!existsSync(this.#notes)) return;
    const files = [...this.#killed].map(([file, project]) => ({ file, project }));
    // That a worker has gone is what was done to it.
    const others = errors.map(({ message }) => message).filter((message) => !message.startsWith('[vitest-pool]: Worker'));
    writeFileSync(this.#notes, JSON.stringify({ files, errors: others }));
  }

  #hear() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#endWorkers(), this.#running.size > 0 ? SILENCE_MS : CLOSING_MS);
  }

  #endWorkers() {
    const workers = findWorkers();
    const names = [...this.#running.keys()];
    console.log(
      `\nNothing was heard of the tests for long, so Vitest's ${workers.length} workers are ended. Files not finished: ${names.join(', ') || 'none'}`,
    );
    writeFileSync(this.#notes, '');
    for (const [file, project] of this.#running) this.#killed.set(file, project);
    this.#running.clear();
    for (const pid of workers) process.kill(pid, 'SIGKILL');
    this.#hear();
  }
}

/** The processes in which Vitest runs files. */
function findWorkers() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === process.pid && /vitest\/dist\/workers\/forks/.test(readText(`/proc/${pid}/cmdline`)))
    .map(Number);
}

const parentOf = (pid) => Number(/^\d+ \(.*\) \S (\d+)/.exec(readText(`/proc/${pid}/stat`))?.[1]);

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
