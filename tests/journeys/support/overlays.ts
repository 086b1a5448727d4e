import { untilHydrated } from '#scripts/driver/hydration.ts';
import type { TestHost, VisitorOptions } from '#scripts/driver/testHost.ts';

import { watchTraces } from './traces.ts';

const UUID = '30000000-0000-4000-8000-000000000001';
/** Every modal there is, as the payload of its action. */
export const modals = [
  { id: 'newYorkTo' },
  { id: 'newYorkFrom' },
  { id: 'hawaii' },
  { id: 'accountExists', reason: 'registered', organizations: [] },
  { id: 'accountExists', reason: 'referralUsed', organizations: [] },
  { id: 'accountExists', reason: 'cannotStart', organizations: ['Larkmere', 'Larkholt'] },
  { id: 'createRefused' },
  { id: 'recentLine', againOn: '2026-12-30' },
  { id: 'inquiry', originator: null },
  { id: 'activeApplication', uuid: UUID },
  { id: 'changeChecksOffer' },
  { id: 'timeLimit', endsAt: '2026-11-21T15:30:00.000Z', hasFailed: false },
  { id: 'timeLimit', endsAt: '2026-11-21T15:30:00.000Z', hasFailed: true },
  { id: 'cancelApplication' },
  { id: 'uploadRunning', to: null },
  { id: 'answersNotStored' },
  { id: 'leaveSurvey' },
];

/** The first screen; an action of the shell shows what only its reducers decide. */
export async function openFirst(host: TestHost, options: VisitorOptions = {}) {
  const visitor = await host.visit(options);
  const { page } = visitor;
  await watchTraces(page);
  await page.goto(visitor.at('/account/heloc/register-v2'));
  await untilHydrated(page);
  const tell = (type: string, payload?: unknown) =>
    page.evaluate((action) => void window.held?.dispatch(action), {
      type: `shell/${type}`,
      payload,
    });
  return { ...visitor, tell };
}
