import {
  identityReceived,
  identityFailed,
  loggedOut,
  loginRequested,
  sessionEnded,
} from '#store/identity/slice.ts';
import { selectChain } from '#store/registration/flow.ts';
import { writeStarted } from '#store/pendingWrites/slice.ts';
import { nearMatchAnswered, nearMatchFound } from '#store/registration/address/lookupSlice.ts';
import { chainStarted } from '#store/registration/chain/slice.ts';
import { answersTyped } from '#store/registration/slice.ts';
import { ACCEPTED_AT, aProperty } from '#tests/support/fixtures/answers.ts';
import { aDraft, MIRA, name, NOEL, openTab as open } from '#tests/support/sagas/storedDraft.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

describe('S5: a draft that stays locked because the lender cannot identify the user', () => {
  const income = { unsaved: { income: { income: 118 } } };
  const whole = { draft: { name }, ...income };
  const aHome = { street1: '512 Amberston Drive', city: 'Columbus', state: 'OH', zip: '43214' };
  const create = {
    scope: 'registration/create',
    write: { fingerprint: 'a', key: 'b', acceptedAt: ACCEPTED_AT },
  };

  async function unreached() {
    const { session } = await aDraft(MIRA);
    const tab = await open(session);
    tab.store.dispatch(identityFailed());
    tab.store.dispatch(answersTyped({ step: 'income', values: { income: 118 } }));
    await pass(1_000);
    return tab;
  }

  it('delays nothing, and restores it with the newer values once the lender can', async () => {
    const { store, session, registration } = await unreached();
    expect(registration().storedDraft).toBe('absent');

    store.dispatch(identityReceived({ uuid: MIRA }));
    await pass(1_000);

    expect(registration()).toMatchObject(whole);
    const again = await open(session);
    again.store.dispatch(identityReceived({ uuid: MIRA }));
    await pass(0);
    expect(again.registration()).toMatchObject(whole);
  });

  it.each([
    ['stays', []],
    ['leaves for a sign-in page', [loginRequested()]],
    ['has lost its session', [sessionEnded()]],
  ])(
    "S2: doesn't let a page that %s overwrite a locked draft, and no reload loses either",
    async (_what, ends) => {
      const { store, session } = await unreached();
      for (const end of ends) store.dispatch(end);
      await pass(1_000);

      const again = await open(session);
      again.store.dispatch(identityFailed());
      await pass(0);
      expect(again.registration()).toMatchObject({ draft: { name: null }, ...income });

      again.store.dispatch(identityReceived({ uuid: MIRA }));
      await pass(1_000);
      expect(again.registration()).toMatchObject(whole);

      const last = await open(session);
      last.store.dispatch(identityReceived({ uuid: MIRA }));
      await pass(0);
      expect(last.registration()).toMatchObject(whole);
    },
  );

  it('S2, S3: stores a locked draft together with what was given, and sent, before the lender responded', async () => {
    const { store, session } = await unreached();
    store.dispatch(nearMatchFound({ field: 'property', typed: aHome, address: aProperty() }));
    store.dispatch(nearMatchAnswered({ answer: 'kept' }));
    store.dispatch(chainStarted({ acceptedAt: ACCEPTED_AT }));
    store.dispatch(writeStarted(create));
    await pass(1_000);
    const silent = await open(session);
    silent.store.dispatch(answersTyped({ step: 'birthdate', values: { dob: '1984' } }));
    await pass(1_000);

    const again = await open(session);
    again.store.dispatch(identityReceived({ uuid: MIRA }));
    await pass(0);

    expect(again.registration()).toMatchObject({
      draft: { name },
      unsaved: { ...income.unsaved, birthdate: { dob: '1984' } },
    });
    const { registration } = again.store.getState();
    expect(registration.lookup.settled).toEqual({ property: aHome });
    expect(registration.chain).toMatchObject({ acceptedAt: ACCEPTED_AT });
    expect(registration.pendingWrites).toEqual({ [create.scope]: create.write });
  });

  it('FT-26: gives a locked draft to no other user, who gets the answers given in the meantime', async () => {
    const { store, registration } = await unreached();

    store.dispatch(identityReceived({ uuid: NOEL }));
    await pass(1_000);

    expect(registration()).toMatchObject({ draft: { name: null }, ...income });
  });

  it('SC-11: removes a locked draft at log-out, with the answers given in the meantime', async () => {
    const { store, session } = await unreached();

    store.dispatch(loggedOut());
    await pass(1_000);

    expect([...session.content.keys()]).toEqual([]);
  });

  it("doesn't stop a chain that started while the draft was locked", async () => {
    const { store } = await unreached();
    store.dispatch(chainStarted({ acceptedAt: ACCEPTED_AT }));

    store.dispatch(identityReceived({ uuid: MIRA }));
    await pass(1_000);

    expect(selectChain(store.getState())).toMatchObject({
      status: 'running',
      acceptedAt: ACCEPTED_AT,
    });
  });
});
