import { watchConditions } from '#sagas/application/conditions/watchConditions.ts';
import {
  conditionAnswered,
  conditionsRetried,
  selectConditionsState,
  conditionsReceived,
} from '#store/application/conditions/slice.ts';
import { lenderDataRetried } from '#store/application/core/lenderDataSlice.ts';
import { applicationOpened, stepFailed, screenTyped } from '#store/application/core/slice.ts';
import { bearerFound, identityReceived } from '#store/identity/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { refused, scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/startChat.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { watchAnswers } from '#sagas/application/conditions/watchAnswers.ts';
import { conditionSubmitted, phoneCodeRequested } from '#store/application/conditions/actions.ts';
import type { Condition } from '#store/application/conditions/conditions.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { filesSent } from '#tests/support/fixtures/uploads.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

describe('watchConditions', () => {
  beforeEach(() => jest.useFakeTimers());

  const wire = (change: object = {}) => ({
    uuid: '5c0d1710-0000-4000-8000-000000000001',
    categoryEnum: 'ESCALATION_REVIEW',
    created: '2026-11-24T12:00:00Z',
    requestDocuments: ['SUPPORT'],
    notes: 'For us alone',
    commentsToBorrower: 'Call us, please.',
    actionNeeded: null,
    xtraData: { numDocsRequired: 1, state: 'OWED', dueBy: null },
    ...change,
  });

  async function start({
    answers = [[wire()]] as unknown[],
    isSignedIn = true,
    path = 'income',
  } = {}) {
    const api = scriptedApi({ readConditions: answers });
    const ports = fakePorts({ api, at: `/account/heloc/${APPLICATION}/${path}` });
    const before = isSignedIn ? [identityReceived({ uuid: IDENTITY })] : [];
    const { store } = startSaga(watchConditions, { ports, before });
    await pass(10);
    return { api, ports, store, found: () => selectConditionsState(store.getState()).conditions };
  }

  it("CALL-COND-1 FIELD-COND-1 reads the conditions without the lender's notes", async () => {
    const { found } = await start();

    expect(found()).toEqual([
      {
        uuid: '5c0d1710-0000-4000-8000-000000000001',
        category: 'ESCALATION_REVIEW',
        created: '2026-11-24T12:00:00Z',
        state: 'OWED',
        commentsToBorrower: 'Call us, please.',
        actionNeeded: null,
        requestDocuments: ['SUPPORT'],
        numDocsRequired: 1,
        dueBy: null,
        documents: [],
        change: [],
      },
    ]);
  });

  it('COND-08 COND-09 lists only known categories, by creation, with undated ones last', async () => {
    const [one, two, three, four] = ['1', '2', '3', '4'].map(
      (end) => `5c0d1710-0000-4000-8000-00000000000${end}`,
    );
    const { found } = await start({
      answers: [
        [
          wire({ uuid: four, created: null }),
          wire({ uuid: one, created: '2026-11-24T12:00:00Z' }),
          wire({ uuid: two, categoryEnum: 'NEW_KIND' }),
          wire({ uuid: three, created: '2026-11-23T12:00:00Z', xtraData: null }),
        ],
      ],
    });

    expect(found().map(({ uuid, state }) => [uuid, state])).toEqual([
      [three, 'OWED'],
      [one, 'OWED'],
      [four, 'OWED'],
    ]);
  });

  it('COND-07 F-09 reads the conditions again on return to the page, but not while the user is away', async () => {
    const { api, ports } = await start();
    await pass(3_600_000);
    expect(api.names()).toHaveLength(1);

    ports.page.show(false);
    await pass(10);
    expect(api.names()).toHaveLength(1);
    ports.page.show(true);
    await pass(10);
    expect(api.names()).toHaveLength(2);
  });

  it('COND-06 F-09 reads the conditions every minute while the borrower is at the page', async () => {
    const { api, ports } = await start();
    ports.page.state.idleMs = 30_000;
    await pass(60_000);
    await pass(60_000);
    expect(api.names()).toHaveLength(3);

    ports.page.state.idleMs = 300_000;
    await pass(3_600_000);
    expect(api.names()).toHaveLength(3);

    ports.page.state.idleMs = 0;
    await pass(60_000);
    expect(api.names()).toHaveLength(4);
  });

  it('reads the conditions again after an answer, after a refused one, and when the borrower asks', async () => {
    const { api, store } = await start();
    const failure = { kind: 'offline' } as const;
    for (const action of [
      conditionAnswered({ uuid: 'one', state: 'IN_REVIEW' }),
      stepFailed({ step: 'condition', failure }),
      lenderDataRetried(),
    ]) {
      store.dispatch(action);
      await pass(10);
    }
    expect(api.names()).toHaveLength(4);

    store.dispatch(stepFailed({ step: 'liens', failure }));
    await pass(10);
    expect(api.names()).toHaveLength(4);
  });

  it('retries a first read that fails, and then reports the failure', async () => {
    const { store } = await start({ answers: [refused(503), refused(503), refused(503)] });
    await pass(10_000);

    const { failure, readAt } = selectConditionsState(store.getState());
    expect([failure?.kind, readAt]).toEqual(['refused', null]);
  });

  it.each([
    ['a refusal', refused(503)],
    ['a garbled response', { conditions: 'none' }],
  ])('keeps the known conditions after %s', async (_what, answer) => {
    const { found, ports } = await start({ answers: [[wire()], answer] });
    ports.page.show(false);
    ports.page.show(true);
    await pass(10);

    expect(found()).toHaveLength(1);
  });

  it('SIGNER-04 reads the conditions of a signer as soon as the request is known', async () => {
    const { api, store } = await start({ path: '../heloc-signer/conditions' });
    expect(api.names()).toEqual([]);

    store.dispatch(applicationOpened({ uuid: APPLICATION }));
    await pass(10);

    expect(api.names()).toEqual(['readConditions']);
  });

  it.each([
    ['for a visitor', { isSignedIn: false }],
    ['without an application', { path: '../register-v2' }],
  ])('reads nothing %s', async (_what, given) => {
    const { api } = await start(given);
    await pass(120_000);

    expect(api.names()).toEqual([]);
  });

  it("ACCESS-18 reads the conditions with only a bearer while the lender can't say whose it is", async () => {
    const { store, found } = await start({ isSignedIn: false });
    expect(found()).toEqual([]);

    store.dispatch(bearerFound());
    store.dispatch(conditionsRetried());
    await pass(10);

    expect(found()).toHaveLength(1);
  });
});

describe('watchAnswers', () => {
  const one = '5c0d1710-0000-4000-8000-000000000001';

  const other = '5c0d1710-0000-4000-8000-000000000002';

  function start(at: string, script: Record<string, unknown[]>) {
    return startApplicationScreen(watchAnswers, {
      at: `conditions/${at}`,
      status: aStatus('INCOME_VERIFICATION'),
      script,
      before: [
        conditionsReceived({
          applicationUuid: UUID,
          conditions: [aCondition({ uuid: one }), aCondition({ uuid: other })],
          readAt: 1,
        }),
        ...filesSent({ group: `condition/SUPPORT/${one}`, documents: ['a'] }),
        ...filesSent({ group: `condition/SUPPORT/${other}`, documents: ['b'] }),
        screenTyped({
          screen: 'conditionsUpload',
          values: { notes: { [one]: 'First.', [other]: 'Second.' } },
        }),
      ],
    });
  }

  it('sends the documents of one condition, and keeps the files and the note of another', async () => {
    const { store, run, sent } = start('upload-document', {
      submitCondition: [{ state: 'IN_REVIEW' }],
    });
    await run(conditionSubmitted({ conditionUuid: one, note: 'First.' }), 10);

    expect(sent('submitCondition')).toMatchObject({ documentUuids: ['a'] });
    const { uploads, unsaved, conditions } = store.getState().application ?? {};
    expect(uploads?.files.map(({ id }) => id)).toEqual(['b']);
    expect(unsaved?.conditionsUpload).toEqual({ notes: { [other]: 'Second.' } });
    expect(conditions?.conditions.map(({ state }) => state)).toEqual(['IN_REVIEW', 'OWED']);
  });

  it('removes our thanks once the lender has updated a condition, and not before', async () => {
    const { store, run } = start('upload-document', { submitCondition: [{ state: 'IN_REVIEW' }] });
    const texts = () => store.getState().shell.toasts.map(({ text }) => text);
    const read = (state: Condition['state']) =>
      run(
        conditionsReceived({
          applicationUuid: UUID,
          conditions: [aCondition({ uuid: one, state }), aCondition({ uuid: other })],
          readAt: 2,
        }),
        10,
      );
    await run(conditionSubmitted({ conditionUuid: one, note: 'First.' }), 10);

    await read('IN_REVIEW');
    expect(texts()).toEqual(['Thank you. We have your answer.']);
    await read('NEEDS_REPLACING');
    expect(texts()).toEqual([]);
  });

  it('saves a phone number before it asks for a code', async () => {
    const { run, sent, api } = start('phone-number', {
      savePhone: [null],
      sendConditionCode: [null],
    });
    const phoneNumber = '(614) 555-0177';
    await run(phoneCodeRequested({ conditionUuid: one, phoneNumber, byCall: true }), 10);
    expect(sent('savePhone')).toEqual({ type: 'Phone', value: phoneNumber });
    expect(api.names()).toEqual(['savePhone', 'sendConditionCode']);
  });
});
