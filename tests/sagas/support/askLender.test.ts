import type { UnknownAction } from '@reduxjs/toolkit';

import { watchLocation } from '#sagas/navigation/location.ts';
import { watchSupportArea } from '#sagas/laterAreas.ts';
import { parseQuestion } from '#sagas/drafts/supportDraft.ts';
import { watchSupport } from '#sagas/support/watchSupport.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { pendingWritesRestored } from '#store/pendingWrites/slice.ts';
import { questionTyped } from '#store/support/actions.ts';
import { supportRequested } from '#store/support/slice.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import {
  HANG,
  garbled,
  offline,
  refused,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const SUPPORT = '/account/heloc/register/support';
const question = {
  name: 'Mira Tolland',
  email: 'mira.tolland@mail.example',
  topic: 'WRITTEN_ANSWER' as const,
  message: 'Why was I not taken?',
};
async function open(
  script: Readonly<Record<string, readonly Answer[]>> = {},
  place = SUPPORT,
  before: readonly UnknownAction[] = [],
  saga = watchSupport,
) {
  const api = scriptedApi({
    sendSupportRequest: [{ reference: 'Q-7' }],
    ...script,
  });
  const ports = fakePorts({ api, at: place });
  const { store } = startSaga([watchLocation, saga], { ports, before });
  await pass(0);
  return {
    api,
    ports,
    store,
    support: () => store.getState().shell.support,
    keys: () =>
      api.calls
        .filter(({ name }) => name === 'sendSupportRequest')
        .map(({ options }) => options.idempotencyKey),
    ask: async (part: Partial<typeof question> = {}) => {
      store.dispatch(supportRequested({ ...question, ...part }));
      await pass(0);
    },
  };
}

describe('a question to the lender', () => {
  it('sends a question, and shows its number', async () => {
    const { ask, support, api } = await open();

    await ask();

    expect(api.calls.at(-1)?.params.body).toEqual(question);
    expect(support()).toMatchObject({ status: 'sent', reference: 'Q-7' });
  });

  it.each([
    ['a dead network', offline],
    ['a 500', () => refused(500)],
    ['a 429', () => refused(429)],
    ['garbage', () => garbled('x')],
    ['a bug', () => new TypeError('a bug')],
  ])(
    'FT-01, FT-02: reports a failed question after %s, and sends it again with the same key on the next submit',
    async (_what, fault) => {
      const { ask, support, keys } = await open({
        sendSupportRequest: [fault(), { reference: 'Q-7' }],
      });

      await ask();
      expect(support()?.status).toBe('failed');
      await ask();

      expect(support()).toMatchObject({ status: 'sent' });
      expect(new Set(keys()).size).toBe(1);
    },
  );

  it('uses a new key when the text of the question changes', async () => {
    const { ask, keys } = await open();

    await ask();
    await ask({ message: 'And another thing.' });

    expect(new Set(keys()).size).toBe(2);
  });

  it('uses a new key when the question is asked again after a response', async () => {
    const { ask, keys } = await open();

    await ask();
    await ask();

    expect(new Set(keys()).size).toBe(2);
  });

  it('SC-09 FT-42: keeps the key of a question after a reload when its response was lost', async () => {
    const { ask, keys, support, store } = await open({ sendSupportRequest: [offline()] });
    await ask();
    const { pendingWrites } = store.getState().shell;
    const stored = parseQuestion(JSON.stringify({ unsaved: support()?.unsaved, pendingWrites }));

    const after = await open({}, SUPPORT, [pendingWritesRestored(stored?.pendingWrites ?? {})]);
    jest.spyOn(after.ports, 'newId').mockReturnValue('a new key');
    await after.ask();
    await after.ask();

    expect(after.keys()).toEqual([...keys(), 'a new key']);
    expect(after.api.calls.at(-1)?.params.body).toEqual(question);
  });

  it('FT-40: sends a question once for two clicks', async () => {
    const { ask, keys } = await open({ sendSupportRequest: [HANG] });

    await ask();
    await ask();

    expect(keys()).toHaveLength(1);
  });

  it('S2 SC-09: sends a question that was submitted before this code had loaded', async () => {
    const { keys, support, api } = await open({}, SUPPORT, [supportRequested(question)]);

    expect(api.calls.at(-1)?.params.body).toEqual(question);
    expect(keys()).toHaveLength(1);
    expect(support()?.status).toBe('sent');
  });

  it('S2: keeps a new question that is typed while one is being sent', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { ask, store, support } = await open({ sendSupportRequest: [answer.promise] });
    await ask();
    store.dispatch(questionTyped({ message: 'Why was I not taken? And when' }));

    answer.resolve({ reference: 'Q-7' });
    await pass(0);

    expect(support()).toMatchObject({
      status: 'sent',
      unsaved: { message: 'Why was I not taken? And when' },
    });
  });

  it('FT-30: cancels a question at log-out, and lets the next visitor ask', async () => {
    const { ask, api, store, support } = await open({ sendSupportRequest: [HANG] });
    await ask();

    store.dispatch(loggedOut());
    await pass(0);
    expect(support()?.status).toBe('idle');
    api.answer('sendSupportRequest', [{ reference: 'Q-8' }]);
    await ask();

    expect(support()).toMatchObject({ status: 'sent', reference: 'Q-8' });
  });
});

it('sends a question only once the support page, with its sagas, is open', async () => {
  const { api, store, ask } = await open({}, '/account/heloc/register-v2', [], watchSupportArea);
  await import('#sagas/support/sagas.ts');
  await ask();
  expect(api.calls).toEqual([]);

  store.dispatch(linkFollowed({ to: SUPPORT, replace: false }));
  await pass(0);

  expect(api.names()).toEqual(['sendSupportRequest']);
});
