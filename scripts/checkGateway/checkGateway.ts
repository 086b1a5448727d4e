import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

import { readApplications } from '#sagas/api/contract/application.ts';
import { Uuid } from '#sagas/api/contract/common.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import { readOffers } from '#sagas/api/contract/offers.ts';
import { readChatIsOpen } from '#sagas/api/contract/chat.ts';
import { createTokens } from '#sagas/api/tokens.ts';
import { firstDayCalls } from '#server/sandbox/contractPage/firstDay.ts';

import {
  checkLogin,
  checkCreation,
  readAccount,
  checkRegistration,
  checkSignOut,
  writeAccount,
} from './accountCalls.ts';
import type { Applicant, Control, Outside, StageCheck } from './applicant.ts';
import { readWholeApplication } from './applicationReads.ts';
import { chat } from './chatCalls.ts';
import { checkCors } from './cors.ts';
import { exchange, type CheckedGateway } from './exchange.ts';
import { createFindings, type CallFinding, type Findings } from './findings.ts';
import { reasonNotTried } from './notTried.ts';
import { readAsVisitor, readFlags, writeAsVisitor } from './publicCalls.ts';
import { samplesAt, type Samples } from './samples.ts';
import type { CheckSettings } from './settings.ts';
import { offerStage } from './stages/offers.ts';
import { branches, walkStages } from './stages/stages.ts';
import { createVisit, type Visit } from './visit.ts';
import { walk, type Walk } from './walk.ts';

export interface CheckOptions extends CheckSettings, Outside {
  readonly fetch: typeof fetch;
  /** Defaults to the app's deadlines. */
  readonly deadlineMs?: (endpoint: Endpoint) => number;
}

/** Thrown if the gateway can't be reached, or should be a sandbox but isn't. The message is for the terminal. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

function inMemory() {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

interface Check {
  readonly options: CheckOptions;
  readonly gateway: CheckedGateway;
  readonly visit: Visit;
  readonly samples: Samples;
  readonly control: Control | null;
}

const Session = v.object({
  token: v.string(),
  applicationUuid: v.nullable(Uuid),
  email: v.string(),
});

/** Creates a session in the sandbox, whose bearer token later calls use. */
async function sandboxSession({ gateway, samples, control }: Check, order: object) {
  const made = await control?.('POST', '/sessions', { org: samples.org, ...order });
  const session = v.parse(Session, made);
  gateway.settings.tokens.set(session.token);
  return session;
}

const applicantOf = (
  { options, visit, samples, control }: Check,
  uuid: string,
  email: string,
): Applicant => ({ visit, samples, control, path: { uuid }, email, outside: options });

async function runInSandbox(check: Check, stages: readonly StageCheck[]): Promise<void> {
  for (const { status, session, run } of stages) {
    const order = { checklistStatus: status, ...session };
    // oxlint-disable-next-line no-await-in-loop -- the stages share one session storage
    const { applicationUuid, email } = await sandboxSession(check, order);
    const applicant = applicantOf(check, applicationUuid ?? '', email);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await check.visit.each(() => run(applicant));
  }
}

/** Late enough that the application has documents. */
const READ_AT = { checklistStatus: 'NOTE_SIGNING' };

async function applicationToRead({ options, visit }: Check): Promise<string | null> {
  if (options.applicationUuid !== null) return options.applicationUuid;
  let first: string | null = null;
  await visit.each(async () => {
    const [application] = await visit.call(readApplications, {});
    first = application?.uuid ?? null;
  });
  return first;
}

async function readSession(check: Check): Promise<void> {
  const { options, gateway, visit } = check;
  if (options.token !== null) gateway.settings.tokens.set(options.token);
  else if (options.usesSandbox) await sandboxSession(check, READ_AT);
  else return;
  await readAccount(visit);
  const uuid = await applicationToRead(check);
  if (uuid !== null) await readWholeApplication(applicantOf(check, uuid, ''));
  gateway.settings.tokens.clear();
}

/** Registers, creates an application and walks it through. */
async function writeAsBorrower(check: Check, email: string): Promise<Walk> {
  const { visit, samples, gateway } = check;
  let walked: Walk = { done: new Set(), reached: new Set(), end: null };
  const broken = await visit.each(async () => {
    const bearer = await checkRegistration(visit, samples, email);
    if (bearer === null) return;
    gateway.settings.tokens.set(bearer);
    await readAccount(visit);
    await writeAccount(visit, samples, email);
    const uuid = await checkCreation(visit, samples, email);
    const applicant = applicantOf(check, uuid, email);
    await readWholeApplication(applicant);
    walked = await walk(applicant);
  });
  await checkLogin(visit, email);
  await checkSignOut(visit);
  gateway.settings.tokens.clear();
  return broken === null
    ? walked
    : { ...walked, end: `There was no application to walk, because ${broken}.` };
}

function createControl({ url, fetch: send }: CheckedGateway): Control {
  return async (method, path, body) => {
    const response = await send(`${url}/sandbox${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Unreachable(`${method} /sandbox${path} has the status ${response.status}.`);
    return response.json();
  };
}

/** Returns the calls that the check is about. Null for all. */
const wantedBy = ({ isFirstDay }: CheckSettings): ReadonlySet<string> | null =>
  isFirstDay ? new Set(firstDayCalls) : null;

function prepare(options: CheckOptions) {
  const { url, org, fetch: send, deadlineMs, now: ownNow } = options;
  let ahead = 0;
  const now = () => ownNow() + ahead;
  const gateway: CheckedGateway = {
    url,
    fetch: send,
    ...(deadlineMs && { deadlineMs }),
    now: ownNow,
    onDate: (date) => {
      const read = Date.parse(date);
      ahead = Number.isNaN(read) ? ahead : read - ownNow();
    },
    settings: {
      tokens: createTokens(inMemory(), 'bearer', 'owner'),
      origin: options.pageOrigin ?? new URL(url).origin,
      orgCode: org,
      idempotencyHeader: options.idempotencyHeader,
      applicationName: options.applicationName,
      addressLookupBase: options.addressLookupBase,
      replayId: null,
    },
  };
  const findings = createFindings((call, walkEnd) => reasonNotTried(call, options, walkEnd));
  const check: Check = {
    options,
    gateway,
    visit: createVisit(gateway, findings, wantedBy(options)),
    samples: samplesAt(org, now),
    control: options.usesSandbox ? createControl(gateway) : null,
  };
  return { findings, check };
}

async function writeAll(check: Check, findings: Findings): Promise<void> {
  const { visit, samples, options } = check;
  const email = `check-${randomUUID().slice(0, 8)}@demo.example`;
  await writeAsVisitor(visit, samples, email);
  await chat(visit, samples, email);
  const { done, reached, end } = await writeAsBorrower(check, email);
  if (end !== null) findings.endWalk(end);
  if (!reached.has(offerStage.status)) findings.markUnreached(readOffers);
  if (!options.usesSandbox || options.isFirstDay) return;
  const left = walkStages.filter((stage) => !done.has(stage));
  await runInSandbox(check, [...left, ...branches]);
}

/**
 * Checks the contract against a running gateway. Returns what holds, breaks or wasn't tried. Throws `Unreachable`.
 */
export async function checkGateway(options: CheckOptions): Promise<CallFinding[]> {
  const { findings, check } = prepare(options);
  const { gateway, visit, samples } = check;
  const first = await exchange(gateway, readChatIsOpen, {});
  if ('reason' in first && !first.isCut)
    throw new Unreachable(`${options.url} cannot be reached. ${first.reason}`);
  const banners = options.bannersBase ?? (options.usesSandbox ? options.url : null);
  await readAsVisitor(visit, samples, banners);
  await readFlags(visit, samples);
  if (options.pageOrigin !== null) await checkCors(gateway, findings, options.pageOrigin);
  await readSession(check);
  if (options.isWriting) await writeAll(check, findings);
  const wanted = wantedBy(options);
  return findings.all().filter(({ call }) => wanted?.has(call) ?? true);
}
