import { readDocumentsToSign } from '#sagas/application/documents/reads.ts';
import { readOfferToAccept } from '#sagas/application/signing/reads.ts';
import { watchSigning } from '#sagas/application/signing/signing.ts';
import type { Position } from '#sagas/ports.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import {
  finalOfferAccepted,
  placeAttested,
  positionDeclined,
  positionShared,
  signingHelpRequested,
} from '#store/application/signing/actions.ts';
import { routingRequested } from '#store/application/slice.ts';
import { call } from '#sagas/effects.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const accepting = aStatus('FINAL_OFFER');
const signing = aStatus('NOTE_SIGNING');
const HERE: Position = { latitude: 39.9612, longitude: -82.9988, accuracy: 12 };

const start = (
  script: Record<string, readonly unknown[]>,
  { at = 'signing/intro', status = signing } = {},
) => startApplicationScreen(watchSigning, { at, status, script });

type Started = ReturnType<typeof start>;

const placeOf = ({ store }: Started) => selectLenderData(store.getState()).signingPlace;

async function dispatched({ store }: Started, action: Parameters<Started['store']['dispatch']>[0]) {
  store.dispatch(action);
  await jest.advanceTimersByTimeAsync(5_000);
}

it('STATUS-13: accepts the final offer with its consent, and follows the checklist', async () => {
  const screen = start({ acceptOffer: [aStatus('GEN_NOTE_SIGNING')] }, { status: accepting });
  const accepted = finalOfferAccepted({ consents: ['HARD_CREDIT'] });

  await dispatched(screen, accepted);

  expect(screen.sent('acceptOffer')).toMatchObject({
    consents: [{ type: 'HARD_CREDIT', textKey: 'T-05', language: 'en' }],
  });
  expect(screen.actionsOf(routingRequested)).toMatchObject([{ payload: { from: 'signingIntro' } }]);
});

it('A-27: sends the position to the lender and nowhere else', async () => {
  const screen = start({ sendSigningPlace: [{ allowed: true, reason: null }] });
  jest.spyOn(screen.ports, 'locate').mockResolvedValue(HERE);

  await dispatched(screen, positionShared());

  expect(screen.sent('sendSigningPlace')).toEqual(HERE);
  expect(screen.place()).toBe('signing/sign');
  const seen = JSON.stringify([screen.actions, screen.store.getState(), screen.ports.log.text()]);
  expect(seen).not.toMatch(/39\.96|82\.99|latitude/);
});

it('A-27: asks for the state when the browser refuses', async () => {
  const screen = start({});

  await dispatched(screen, positionShared());

  expect(placeOf(screen)).toMatchObject({ value: 'ASKED' });
  expect(screen.sent('sendSigningPlace')).toBeUndefined();
  expect(screen.place()).toBe('signing/intro');
});

it('A-27: asks for the state after "Not now", without the browser', async () => {
  const screen = start({});
  const locate = jest.spyOn(screen.ports, 'locate');

  await dispatched(screen, positionDeclined());

  expect(placeOf(screen)).toMatchObject({ value: 'ASKED' });
  expect(locate).not.toHaveBeenCalled();
});

it('sends the state that the borrower chose, and leads to the signing', async () => {
  const screen = start({ sendSigningPlace: [{ allowed: true, reason: null }] });

  await dispatched(screen, placeAttested({ state: 'OH' }));

  expect(screen.sent('sendSigningPlace')).toEqual({ state: 'OH', attested: true });
  expect(screen.place()).toBe('signing/sign');
});

it('keeps a borrower outside the U.S. on the screen', async () => {
  const screen = start({ sendSigningPlace: [{ allowed: false, reason: 'OUTSIDE_US' }] });

  await dispatched(screen, placeAttested({ state: 'ABROAD' }));

  expect(placeOf(screen)).toMatchObject({ value: 'NOT_ALLOWED' });
  expect(screen.place()).toBe('signing/intro');
});

it('shows the lender’s reference after a question', async () => {
  const screen = start(
    { requestSigningHelp: [{ reference: 'HS-100200' }] },
    { at: 'signing/support' },
  );
  const asked = signingHelpRequested({
    topic: 'WRONG_NAME',
    message: 'My name is wrong.',
    callMe: false,
    callTime: null,
  });

  await dispatched(screen, asked);

  expect(selectLenderData(screen.store.getState()).signingHelp).toMatchObject({
    value: { reference: 'HS-100200' },
  });
});

const noTerm = { ...aQuote(), term: null, drawPreference: null, discounts: null };
const whole = {
  chosen: aQuote(),
  final: aQuote({ drawPreference: 'UNKNOWN', discounts: [] }),
  reasons: [],
  rescissionEndsOn: null,
  texasEarliestOn: null,
};

it.each([
  ['none yet', null, null],
  ['none in a gateway that has no such call', refused(404, 'No.'), null],
  ['a final quote that does not repeat its term', { ...whole, final: noTerm }, whole],
])('reads the final offer: %s', async (_case, answer, expected) => {
  let read: unknown;
  startApplicationScreen(
    function* (ports) {
      read = yield* call(readOfferToAccept, ports, UUID);
    },
    { at: 'signing/intro', status: accepting, script: { readFinalOffer: [answer] } },
  );
  await jest.advanceTimersByTimeAsync(0);

  expect(read).toEqual(expected);
});

it('reads an empty list of documents when the lender has none', async () => {
  let read: unknown = 'unread';
  startApplicationScreen(
    function* (ports) {
      read = yield* call(readDocumentsToSign, ports, UUID);
    },
    {
      at: 'signing/intro',
      status: signing,
      script: { readDocuments: [refused(404, 'No.')] },
    },
  );
  await jest.advanceTimersByTimeAsync(0);

  expect(read).toEqual([]);
});
