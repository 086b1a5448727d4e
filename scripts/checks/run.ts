import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Ending {
  readonly isGood: boolean;
  readonly output: string;
}

/** Runs a program of node_modules, or a script of ours, with the Node that runs this; keeps what it says. */
export const run = (script: string, parameters: readonly string[] = []): Promise<Ending> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...parameters], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => said.push(piece));
    child.on('close', (code) =>
      resolve({ isGood: code === 0, output: Buffer.concat(said).toString() }),
    );
  });

export const tool = (...path: readonly string[]) => join('node_modules', ...path);
