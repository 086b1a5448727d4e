import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

import { startHost } from '#scripts/driver/testHost.ts';
import { freePort } from '#scripts/freePort.ts';

import { budgets } from './budgets.ts';
import { figure, type MeasuredFigure } from './figures.ts';
import { FIRST_QUESTION } from './phone.ts';

const SECONDS = 20;
const VISITS_A_SECOND = 4;
/** Milliseconds. A visitor who waits longer has left. */
const PATIENCE_MS = 10_000;

/** As in server/deploy/Dockerfile. */
const NODE_OPTIONS = '--max-old-space-size=192 --max-semi-space-size=4';

/** Measures a request over its own connection. Returns Infinity without a response. */
async function timeOf(address: string): Promise<{ ms: number; text: string }> {
  const began = performance.now();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const text = await fetch(address, { signal, headers: { Connection: 'close' } })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  return { ms: text === '' ? Infinity : performance.now() - began, text };
}

/**
 * S7: measures what visitors and orchestrators notice of 1,000 slow uploads, 40 simultaneous logins and large bodies.
 */
export async function underLoad(): Promise<MeasuredFigure[]> {
  const metricsPort = await freePort();
  const host = await startHost({ METRICS_PORT: String(metricsPort), NODE_OPTIONS });
  const metricsAddress = `http://127.0.0.1:${metricsPort}`;
  await timeOf(host.address + FIRST_QUESTION);
  const strangers = spawn(
    process.execPath,
    ['scripts/bench/strangers.ts', new URL(host.address).port],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const pages: number[] = [];
  const probes: number[] = [];
  const bytes: number[] = [];
  for (const end = performance.now() + SECONDS * 1_000; performance.now() < end;) {
    const [page, probe, metrics] = await Promise.all([
      timeOf(host.address + FIRST_QUESTION),
      timeOf(`${metricsAddress}/healthz`),
      timeOf(`${metricsAddress}/metrics`),
      pause(1_000 / VISITS_A_SECOND),
    ]);
    pages.push(page.ms);
    probes.push(probe.ms);
    bytes.push(
      Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics.text)?.[1] ?? Infinity),
    );
  }
  strangers.kill('SIGKILL');
  host.process.kill('SIGKILL');
  const { answerMs, memoryBytes } = budgets.load;
  const slowest = (values: readonly number[]) => Math.max(...values);
  return [
    figure('slowest page beside strangers', slowest(pages), answerMs, 'ms'),
    figure('slowest /healthz beside strangers', slowest(probes), answerMs, 'ms'),
    figure('memory of a host beside strangers', slowest(bytes), memoryBytes, 'bytes'),
  ];
}
