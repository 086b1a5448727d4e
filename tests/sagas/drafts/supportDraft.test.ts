import type { UnknownAction } from '@reduxjs/toolkit';

import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import { watchDraftEnds } from '#sagas/drafts/draftEnds.ts';
import { parseQuestion, watchSupportDraft } from '#sagas/drafts/supportDraft.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import {
  identityAbsent,
  identityReceived,
  identityFailed,
  loggedOut,
  sessionEnded,
} from '#store/identity/slice.ts';
import { writeStarted } from '#store/pendingWrites/slice.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { registrationDropped } from '#store/registration/slice.ts';
import { questionTyped, questionForgotten } from '#store/support/actions.ts';
import { supportFailed, supportRequested, supportSent } from '#store/support/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const MIRA = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';
const typed = { name: 'Mira Tolland', topic: 'WRITTEN_ANSWER', message: 'Why was' };
const question = {
  name: 'Mira Tolland',
  email: 'mira.tolland@mail.example',
  topic: 'WRITTEN_ANSWER',
  message: 'Why was I not taken?',
} as const;

async function open() {
  const ports = fakePorts();
  const first = startSaga([watchRegistrationDraft, watchSupportDraft, watchDraftEnds], { ports });
  await pass(0);
  return {
    ports,
    store: first.store,
    reload: async () => {
      await pass(1_000);
      first.stop();
      const { store } = startSaga([watchRegistrationDraft, watchSupportDraft, watchDraftEnds], {
        ports,
      });
      await pass(0);
      return store.getState().shell.support?.unsaved;
    },
  };
}

it('S2 restores a typed question after a reload', async () => {
  const { store, reload } = await open();

  store.dispatch(questionTyped(typed));

  expect(await reload()).toEqual(typed);
});

it('S2 restores a question that did not reach the lender as it was sent', async () => {
  const { store, reload } = await open();

  store.dispatch(questionTyped(typed));
  store.dispatch(supportRequested(question));
  store.dispatch(supportFailed({ kind: 'offline' }));

  expect(await reload()).toEqual(question);
});

it("doesn't store a question that reached the lender", async () => {
  const { store, reload } = await open();

  store.dispatch(supportRequested(question));
  store.dispatch(questionForgotten());
  store.dispatch(supportSent({ reference: 'SR-1042' }));

  expect(await reload()).toEqual({});
});

it('S2 keeps a typed question when the registration is dropped, as after the waitlist', async () => {
  const { store, reload } = await open();
  store.dispatch(questionTyped(typed));

  store.dispatch(registrationDropped());

  expect(await reload()).toEqual(typed);
});

it("FT-28 doesn't restore a typed question for another user", async () => {
  const { store, reload } = await open();
  store.dispatch(questionTyped(typed));

  store.dispatch(questionForgotten());

  expect(store.getState().shell.support?.unsaved).toEqual({});
  expect(await reload()).toEqual({});
});

it("FT-20 FT-26 leaves the previous user's stored registration alone for a visitor’s question", async () => {
  const ports = fakePorts();
  const start = () =>
    startSaga([watchRegistrationDraft, watchSupportDraft, watchDraftEnds], { ports });
  const theirs = start();
  theirs.store.dispatch(identityReceived({ uuid: MIRA }));
  theirs.store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));
  theirs.store.dispatch(sessionEnded());
  await pass(1_000);
  theirs.stop();

  const visitor = start();
  visitor.store.dispatch(identityAbsent());
  visitor.store.dispatch(questionTyped(typed));
  await pass(1_000);
  visitor.stop();
  const { store } = start();
  store.dispatch(identityReceived({ uuid: MIRA }));
  await pass(0);

  expect(store.getState().registration.answers.draft.name?.firstName).toBe('Mira');
});

it('S2 S5 restores a question that was locked without an identity, with the text typed in the meantime', async () => {
  const ports = fakePorts();
  const start = async (...before: readonly UnknownAction[]) => {
    const { store, stop } = startSaga([watchSupportDraft, watchDraftEnds], { ports });
    for (const action of before) store.dispatch(action);
    await pass(1_000);
    return { store, stop };
  };
  const first = await start(identityReceived({ uuid: MIRA }), questionTyped(typed));
  first.stop();

  const second = await start(identityFailed(), questionTyped({ message: 'Why now' }));
  expect(ports.session.read(storageKeys.question)).toContain(typed.message);
  second.stop();

  const { store } = await start(identityFailed());
  expect(store.getState().shell.support?.unsaved).toEqual({ message: 'Why now' });
  store.dispatch(identityReceived({ uuid: MIRA }));
  await pass(1_000);

  expect(store.getState().shell.support?.unsaved).toEqual({ ...typed, message: 'Why now' });
  store.dispatch(questionTyped({ message: 'Why now?' }));
  await pass(1_000);
  expect(ports.session.read(storageKeys.question)).toContain('Why now?');
  expect(ports.session.content.size).toBe(1);
});

it('S2 stores a question that was typed before this code had loaded', async () => {
  const ports = fakePorts();
  startSaga([watchSupportDraft], { ports, before: [questionTyped(typed)] });
  await pass(1_000);

  expect(ports.session.read(storageKeys.question)).toContain(typed.message);
});

it('SC-11 removes the question at log-out', async () => {
  const { store, ports } = await open();
  store.dispatch(questionTyped(typed));
  await pass(1_000);
  expect(ports.session.read(storageKeys.question)).not.toBeNull();

  store.dispatch(loggedOut());
  await pass(1_000);

  expect(ports.session.read(storageKeys.question)).toBeNull();
  expect(store.getState().shell.support?.unsaved).toEqual({});
});

it.each([
  ['fields of another kind', { ...typed, topic: 'LOTTERY', name: 7 }, { message: typed.message }],
  ['a field that was emptied', { ...typed, name: null }, { ...typed, name: null }],
  ['an empty question', {}, null],
])('FT-62 reads the valid parts of a draft with %s', (_what, unsaved, read) => {
  expect(parseQuestion(JSON.stringify({ unsaved }))?.unsaved ?? null).toEqual(read);
});

it('SC-09 FT-42 stores the key of a question even when its write starts long after the submit', async () => {
  const { store, ports } = await open();
  store.dispatch(supportRequested(question));
  await pass(1_000);

  const write = { fingerprint: 'f', key: 'key-1', acceptedAt: '2026-11-21T15:00:00.000Z' };
  store.dispatch(writeStarted({ scope: 'support', write }));
  await pass(1_000);

  expect(ports.session.read(storageKeys.question)).toContain('key-1');
});
