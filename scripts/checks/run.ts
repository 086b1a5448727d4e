import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface RunResult {
  readonly isGood: boolean;
  readonly output: string;
}

/** Runs a script with the current Node and captures its output. */
export const run = (script: string, parameters: readonly string[] = []): Promise<RunResult> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...parameters], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => chunks.push(piece));
    child.on('close', (code) =>
      resolve({ isGood: code === 0, output: Buffer.concat(chunks).toString() }),
    );
  });

export const tool = (...path: readonly string[]) => join('node_modules', ...path);
