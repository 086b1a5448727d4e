/**
 * Runs a command on a busy machine: two loops for each processor leave it about a third. `node scripts/slow.ts npm
 * test` shows whether a test depends on speed.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const [command, ...parameters] = process.argv.slice(2);
if (command === undefined) throw new Error('Which command? node scripts/slow.ts npm test');

const loops = Array.from({ length: 2 * availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
const stopLoops = () => loops.forEach((loop) => loop.kill('SIGKILL'));
process.once('exit', stopLoops);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

spawn(command, parameters, { stdio: 'inherit' }).on('close', (code) => process.exit(code ?? 1));
