import { watchFeedback } from '#sagas/feedback/watchFeedback.ts';
import { feedbackSubmitted, selectFeedback } from '#store/feedback/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { applicationPath } from '#store/shell/screens.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { HANG, offline, scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const feedback = {
  topic: 'COMPLIMENT',
  message: 'That was quick and clear.',
  marketingConsent: false,
} as const;

function open(answers: readonly Answer[], at: string) {
  const api = scriptedApi({ sendCeoFeedback: answers });
  const { store } = startSaga(watchFeedback, { ports: fakePorts({ api, at }) });
  return {
    api,
    store,
    state: () => selectFeedback(store.getState()),
    submit: async () => {
      store.dispatch(feedbackSubmitted(feedback));
      await pass(0);
    },
    keys: () => api.calls.map(({ options }) => options.idempotencyKey),
  };
}

const within = applicationPath(APPLICATION, 'product/select');

it.each([
  ['within an application', within, { applicationUuid: APPLICATION }],
  ['before one', '/account/heloc/register-v2', {}],
])('CALL-FB-1 FIELD-FB-1 says where feedback %s was given', async (_where, at, uuid) => {
  const { api, state, submit } = open([{}], at);

  await submit();

  expect(state()).toEqual({ status: 'sent', unsaved: {} });
  expect(api.calls.map(({ params }) => params.body)).toEqual([
    { ...feedback, ...uuid, pathname: at, productType: 'HELOC' },
  ]);
});

it('FEEDBACK-07 sends what was submitted before the saga’s code arrived when the saga starts', async () => {
  const api = scriptedApi({ sendCeoFeedback: [{}] });
  const preloaded = [feedbackSubmitted(feedback)];
  const { store } = startSaga(watchFeedback, {
    ports: fakePorts({ api, at: within }),
    before: preloaded,
  });

  await pass(0);

  expect(selectFeedback(store.getState()).status).toBe('sent');
});

it('FEEDBACK-07 SC-09 keeps the text after a failure, and sends it again with the same key', async () => {
  const { submit, state, keys } = open([offline(), {}], within);

  await submit();
  expect(state()).toMatchObject({ status: 'failed', unsaved: feedback });
  await submit();

  expect(state().status).toBe('sent');
  expect(new Set(keys()).size).toBe(1);
});

it('FT-40 sends nothing on a second click', async () => {
  const { submit, api } = open([HANG], within);

  await submit();
  await submit();

  expect(api.calls).toHaveLength(1);
});

it('SC-11 drops the text at log-out', async () => {
  const { submit, state, store } = open([offline()], within);
  await submit();

  store.dispatch(loggedOut());

  expect(state()).toEqual({ status: 'idle', unsaved: {} });
});
