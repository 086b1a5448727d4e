import { watchDecisions } from '#sagas/application/decision/decisions.ts';
import { watchOffers } from '#sagas/application/offers/offers.ts';
import { watchReopening } from '#sagas/application/offers/reopen.ts';
import { watchTrouble } from '#sagas/application/status/reportTrouble.ts';
import { reviewNoteSubmitted, withdrawalConfirmed } from '#store/application/decision/actions.ts';
import { assetsRequested, offersReopened } from '#store/application/offers/slice.ts';
import { statusFailed, routingRequested } from '#store/application/core/slice.ts';
import { modalClosed, toastShown } from '#store/shell/slice.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { garbled, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

it('FT-03: announces each failure to look up the next step, but keeps one message', () => {
  const { store } = startSaga(watchTrouble);
  const toasts = () => store.getState().shell.toasts;

  store.dispatch(statusFailed({ kind: 'offline' }));
  const [first] = toasts();
  store.dispatch(toastShown({ tone: 'info', text: 'Saved' }));
  store.dispatch(statusFailed({ kind: 'offline' }));

  expect(toasts().map(({ tone }) => tone)).toEqual(['info', 'error']);
  expect(toasts()[1]?.text).toBe(first?.text);
  expect(toasts()[1]?.id).not.toBe(first?.id);
});

it('shows a separate message for a different failure', () => {
  const { store } = startSaga(watchTrouble);

  store.dispatch(statusFailed({ kind: 'offline' }));
  store.dispatch(statusFailed({ kind: 'garbled', endpoint: 'readStatus' }));

  expect(store.getState().shell.toasts).toHaveLength(2);
});

const NOT_REACHED = "We couldn't reach the lender. Your answers are still on this page. Try again.";
const CANCEL = withdrawalConfirmed({ reason: null });

const formless = [
  ['withdrawApplication', 'credit/error', CANCEL],
  ['reopenOffers', 'start/contact', offersReopened({ from: 'startContact' })],
  ['startAssets', 'product/select', assetsRequested()],
] as const;

describe('a step that no form sends', () => {
  beforeEach(() => jest.useFakeTimers());

  const start = (name: string, at: string, answers: readonly unknown[]) => {
    const started = startApplicationScreen(
      [watchDecisions, watchOffers, watchReopening, watchTrouble],
      {
        at,
        status: aStatus('OFFER_SELECTION'),
        script: { [name]: answers },
      },
    );
    const press = async (intent: Parameters<typeof started.store.dispatch>[0]) => {
      await started.run(intent);
    };
    const errors = () =>
      started.store
        .getState()
        .shell.toasts.flatMap(({ tone, text }) => (tone === 'error' ? [text] : []));
    return { ...started, press, errors };
  };

  it.each(formless)(
    "F-04 S4 FT-01: reports for %s at %s that it wasn't sent, and lets the user try again",
    async (name, at, intent) => {
      const { press, errors, actionsOf } = start(name, at, [offline(), aStatus('CANCELLED')]);

      await press(intent);
      expect(errors()).toEqual([NOT_REACHED]);
      expect(actionsOf(routingRequested)).toEqual([]);
      await press(intent);
      await press(modalClosed({ id: 'applicationCancelled' }));

      expect(actionsOf(routingRequested)).toHaveLength(1);
    },
  );

  it.each([
    ['FT-04', refused(422, 'Not now, please.'), 'Not now, please.'],
    ['FT-04', refused(503, ''), NOT_REACHED],
    ['FT-05', refused(429, 'Slow down'), 'Please wait a minute and try again.'],
    ['FT-08', garbled('withdrawApplication'), 'Something unexpected happened'],
  ])('reports each failure with its own text: %s (%#)', async (_id, answer, expected) => {
    const { press, errors } = start('withdrawApplication', 'credit/error', [answer]);

    await press(CANCEL);

    expect(errors()).toEqual([expected]);
  });

  it('F-04: lets only the form show the failure of a form', async () => {
    const { press, errors } = start('addReviewNote', 'review-app/uw', [offline()]);

    await press(reviewNoteSubmitted({ message: 'The roof is new.' }));

    expect(errors()).toEqual([]);
  });
});
