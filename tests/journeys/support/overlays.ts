import { untilHydrated } from '#scripts/driver/hydration.ts';
import type { TestHost, VisitorOptions } from '#scripts/driver/testHost.ts';
import type { ModalState, ModalId } from '#store/shell/modals.ts';

import { dispatchIn, watchTraces } from './traces.ts';

const UUID = '30000000-0000-4000-8000-000000000001';
/** Every modal, as payloads of its action. A new id doesn't compile until it has a row. */
const modalsById: { readonly [Id in ModalId]: readonly Extract<ModalState, { id: Id }>[] } = {
  newYorkTo: [{ id: 'newYorkTo' }],
  newYorkFrom: [{ id: 'newYorkFrom' }],
  hawaii: [{ id: 'hawaii' }],
  accountExists: [
    { id: 'accountExists', reason: 'registered', organizations: [] },
    { id: 'accountExists', reason: 'referralUsed', organizations: [] },
    { id: 'accountExists', reason: 'cannotStart', organizations: ['Larkmere', 'Larkholt'] },
  ],
  createRefused: [{ id: 'createRefused' }],
  recentLine: [{ id: 'recentLine', againOn: '2026-12-30' }],
  inquiry: [{ id: 'inquiry', originator: null }],
  activeApplication: [{ id: 'activeApplication', uuid: UUID }],
  changeChecksOffer: [{ id: 'changeChecksOffer' }],
  ceoFeedback: [{ id: 'ceoFeedback' }],
  leaveSurvey: [{ id: 'leaveSurvey' }],
  timeLimit: [
    { id: 'timeLimit', endsAt: '2026-11-21T15:30:00.000Z', hasFailed: false },
    { id: 'timeLimit', endsAt: '2026-11-21T15:30:00.000Z', hasFailed: true },
  ],
  cancelApplication: [{ id: 'cancelApplication' }],
  applicationCancelled: [{ id: 'applicationCancelled' }],
  lineCancelled: [{ id: 'lineCancelled' }],
  shareLocation: [{ id: 'shareLocation' }],
  answersNotStored: [{ id: 'answersNotStored' }],
  uploadRunning: [{ id: 'uploadRunning', to: null }],
};
export const modals = Object.values(modalsById).flat();

/** Opens the first screen. An action of the shell shows what only its reducers decide. */
export async function openFirst(host: TestHost, options: VisitorOptions = {}) {
  const visitor = await host.visit(options);
  const { page } = visitor;
  await watchTraces(page);
  await page.goto(visitor.at('/account/heloc/register-v2'));
  await untilHydrated(page);
  const tell = (type: string, payload?: unknown) =>
    dispatchIn(page, { type: `shell/${type}`, payload });
  return { ...visitor, tell };
}
