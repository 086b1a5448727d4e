import { returnFromLink } from '#sagas/application/linking/returnFromLink.ts';
import { watchLinking } from '#sagas/application/linking/watchLinking.ts';
import { noteArrival } from '#sagas/application/linking/lostLink.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { watchSession } from '#sagas/session/session.ts';
import { selectLinkEnd } from '#store/application/linking/slice.ts';
import { linkEndText } from '#store/application/linking/linkTexts.ts';
import { identityReceived, sessionEnded } from '#store/identity/slice.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { refused, scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { aStatus, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

beforeEach(() => jest.useFakeTimers());

const links = [
  ['bank', 'bank/disburse', 'Your bank was not linked. Start again.'],
  ['truv-payroll', 'income/link/truv-payroll', 'Your payroll was not linked. Start again.'],
  ['pointserv-tax', 'income/link/pointserv-tax', 'Your tax records were not linked. Start again.'],
] as const;

const ended = refused(401, 'Unauthenticated.', { endsSession: true });
const screenAddress = (screen: string) => `/account/heloc/${UUID}/${screen}`;
const loginTo = (screen: string) =>
  `/auth/login?redirectUrl=${encodeURIComponent(screenAddress(screen))}`;

const storing = (link: string, more: object = {}) => {
  const session = fakeStorage();
  const screen = link === 'bank' ? 'bankDisburse' : 'incomeLink';
  const stored = { uuid: UUID, session: 'one', link, screen, returnTo: 'incomeReview', ...more };
  session.write(storageKeys.link, JSON.stringify(stored));
  return session;
};

type Session = ReturnType<typeof fakeStorage>;

/** The provider leads back, and the session ends in the meantime. */
async function comeBack(session: Session, saga = returnFromLink) {
  const api = scriptedApi({ completeBankLink: [ended], completeIncomeLink: [ended] });
  const ports = fakePorts({
    api,
    session,
    at: '/account/heloc/plaid-oauth-success',
    takePrivateQuery: () => '?session=one&public_token=public-123',
  });
  const { store } = startSaga([watchLocation, watchSession, saga], {
    ports,
    before: [identityReceived({ uuid: IDENTITY })],
  });
  await jest.advanceTimersByTimeAsync(5_000);
  return { ports, store };
}

/** Opens the screen after the sign-in, in a new page of the tab. */
async function open(session: Session, screen: string) {
  const ports = fakePorts({ session, at: screenAddress(screen) });
  const { store } = startSaga([watchLocation, watchLinking], {
    ports,
    before: openedAt(aStatus('DISBURSEMENT_ACCOUNT')),
  });
  await jest.advanceTimersByTimeAsync(0);
  return selectLinkEnd(store.getState());
}

it.each(links)(
  'FT-20 returns a %s link whose session ends in the meantime to its screen, which says so once',
  async (link, screen, text) => {
    const session = storing(link);

    const { ports } = await comeBack(session);
    expect(ports.page.left).toEqual([loginTo(screen)]);

    const end = await open(session, screen);
    expect(end && linkEndText(end)).toBe(text);
    expect(await open(session, screen)).toBeNull();
  },
);

it("FT-20 returns to the link's screen, too, when the session ended at the provider", async () => {
  const session = storing('bank');
  const { ports, store } = await comeBack(session, noteArrival);

  store.dispatch(sessionEnded());
  await jest.advanceTimersByTimeAsync(2_000);

  expect(ports.page.left).toEqual([loginTo('bank/disburse')]);
  expect(await open(session, 'bank/disburse')).toMatchObject({ result: 'LOST' });
});

it.each([
  ['whose provider did not lead back yet', 'bank/disburse', {}],
  ['of another screen', 'income/review', { hasReturned: true }],
  [
    'of another application',
    'bank/disburse',
    { hasReturned: true, uuid: '30000000-0000-4000-8000-0000000000ff' },
  ],
])("doesn't report a link %s as lost", async (_which, at, more) => {
  expect(await open(storing('bank', more), at)).toBeNull();
});

it("doesn't report a link as lost on the screen of another type of link", async () => {
  const session = storing('truv-payroll', { hasReturned: true });

  expect(await open(session, 'income/link/pointserv-tax')).toBeNull();
});
