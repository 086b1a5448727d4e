/**
 * Checks the contract against a running gateway: `npm run check-gateway -- URL`. Prints which calls hold or break,
 * and why. Exits with 1 if a call breaks or is not implemented, with 2 if the gateway can't be reached or the arguments are wrong.
 */
import { setTimeout as pause } from 'node:timers/promises';

import { InvalidSetting } from '#server/settings.ts';

import { checkGateway, Unreachable } from './checkGateway/checkGateway.ts';
import { doFail } from './checkGateway/findings.ts';
import { findingsText } from './checkGateway/findingsText.ts';
import { readSampleCode } from './checkGateway/readSampleCode.ts';
import { readCheckSettings } from './checkGateway/settings.ts';

try {
  const settings = readCheckSettings(process.argv.slice(2), process.env);
  if (settings.isWriting)
    console.error('This can take minutes, because the gateway works in its own time.');
  const outside = { fetch, readSampleCode, now: Date.now, pause: (ms: number) => pause(ms) };
  const findings = await checkGateway({ ...settings, ...outside });
  console.log(settings.isJson ? JSON.stringify(findings, null, 1) : findingsText(findings));
  process.exitCode = doFail(findings, settings.isFirstDay) ? 1 : 0;
} catch (error) {
  if (!(error instanceof InvalidSetting || error instanceof Unreachable)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
