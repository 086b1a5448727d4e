import { watchScreens } from '#sagas/application/loadScreen.ts';
import { watchSigning } from '#sagas/application/signing/signing.ts';
import type { Position } from '#sagas/ports.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import {
  placeAttested,
  positionDeclined,
  positionShared,
} from '#store/application/signing/actions.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

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

it('keeps a borrower outside the U.S. on the screen', async () => {
  const screen = start({ sendSigningPlace: [{ allowed: false, reason: 'OUTSIDE_US' }] });

  await dispatched(screen, placeAttested({ state: 'ABROAD' }));

  expect(placeOf(screen)).toMatchObject({ value: 'NOT_ALLOWED' });
  expect(screen.place()).toBe('signing/intro');
});

it('completes a final offer whose quote does not repeat the term', async () => {
  const { store } = startApplicationScreen(watchScreens, {
    at: 'signing/intro',
    status: aStatus('FINAL_OFFER'),
    script: {
      readFinalOffer: [
        {
          chosen: aQuote(),
          final: { ...aQuote(), term: null, drawPreference: null, discounts: null },
          reasons: [],
          rescissionEndsOn: null,
          texasEarliestOn: null,
        },
      ],
    },
  });
  await jest.advanceTimersByTimeAsync(0);

  expect(selectLenderData(store.getState()).finalOffer).toMatchObject({
    value: { final: { ...aQuote(), drawPreference: 'UNKNOWN', discounts: [] } },
  });
});
