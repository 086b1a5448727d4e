import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import {
  identityAbsent,
  identityReceived,
  loggedOut,
  loginRequested,
  profileReceived,
  sessionEnded,
} from '#store/identity/slice.ts';
import { selectChain } from '#store/registration/flow.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import {
  applicationCreated,
  chainStarted,
  chainStepDone,
} from '#store/registration/chain/slice.ts';
import { nearMatchAnswered, nearMatchFound } from '#store/registration/address/lookupSlice.ts';
import {
  homeAddressSubmitted,
  incomeSubmitted,
  nameSubmitted,
  propertySubmitted,
} from '#store/registration/answers.ts';
import {
  answersTyped,
  registrationDropped,
  registrationEntered,
} from '#store/registration/slice.ts';
import { ACCEPTED_AT, aProperty } from '#tests/support/fixtures/answers.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { aDraft, MIRA, name, NOEL, openTab as open } from '#tests/support/sagas/storedDraft.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const aHome = { street1: '512 Amberston Drive', city: 'Columbus', state: 'OH', zip: '43214' };

describe('FT-42: after a reload', () => {
  it('restores every answer and every typed value after a reload', async () => {
    const { store, session } = await aDraft();
    store.dispatch(answersTyped({ step: 'income', values: { income: 118 } }));
    await pass(200);

    const { registration } = await open(session);

    expect(registration()).toMatchObject({
      storedDraft: 'restored',
      draft: { name },
      unsaved: { income: { income: 118 } },
    });
  });

  it('S2: keeps the stored draft while it restores it, so a crash loses nothing', async () => {
    const { session } = await aDraft();

    const { registration, stored } = await open(session);

    expect(registration().storedDraft).toBe('restored');
    expect(stored()).toContain(name.firstName);
  });

  it('asks only once about an address whose "Did you mean …?" was answered', async () => {
    const { store, session } = await open();
    store.dispatch(nearMatchFound({ field: 'property', typed: aHome, address: aProperty() }));
    store.dispatch(nearMatchAnswered({ answer: 'kept' }));
    await pass(200);

    const again = await open(session);

    expect(again.store.getState().registration.lookup.settled).toEqual({ property: aHome });
  });

  it('lets the user continue the chain where it stopped before the reload', async () => {
    const { store, session } = await aDraft();
    store.dispatch(chainStarted({ acceptedAt: ACCEPTED_AT }));
    store.dispatch(chainStepDone({ step: 'waitlist' }));
    store.dispatch(applicationCreated({ uuid: MIRA }));
    await pass(200);

    const again = await open(session);

    expect(selectChain(again.store.getState())).toMatchObject({
      status: 'idle',
      done: ['waitlist', 'create'],
      applicationUuid: MIRA,
      acceptedAt: ACCEPTED_AT,
    });
  });

  it('keeps an answer given before the stored draft was read', async () => {
    const { session } = await aDraft();
    const ports = fakePorts({ session });
    const { store } = startSaga(watchRegistrationDraft, { ports });

    store.dispatch(nameSubmitted({ firstName: 'Noel', lastName: 'Marsh' }));
    store.dispatch(answersTyped({ step: 'income', values: { income: 7 } }));
    await pass(1_000);

    expect(store.getState().registration.answers.draft.name?.firstName).toBe('Noel');
    expect((await open(session)).registration()).toMatchObject({
      draft: { name: { firstName: 'Noel' } },
      unsaved: { income: { income: 7 } },
    });
  });

  it('REG-SEQ-09: drops a stored home address for a property that is the home', async () => {
    const first = await open();
    first.store.dispatch(
      propertySubmitted({ property: aProperty({ occupancyType: 'SECONDARY' }) }),
    );
    first.store.dispatch(homeAddressSubmitted(aProperty()));
    await pass(200);
    const { store } = startSaga(watchRegistrationDraft, {
      ports: fakePorts({ session: first.session }),
    });

    store.dispatch(propertySubmitted({ property: aProperty() }));
    await pass(0);

    expect(store.getState().registration.answers.draft.homeAddress).toBeNull();
  });

  it("doesn't wait for a draft on a first visit", async () => {
    expect((await open()).registration().storedDraft).toBe('absent');
  });
});

it('S2: fetches the key while the page is idle, before the first answer needs it', async () => {
  const prepare = jest.fn();

  await open(fakeStorage(), { cipher: { ...fakePorts().cipher, prepare } });

  expect(prepare).toHaveBeenCalledTimes(1);
});

describe('a burst of answers', () => {
  it('writes a burst of answers once', async () => {
    const { store, session } = await open();
    const write = jest.spyOn(session, 'write');

    for (const income of [1, 2, 3])
      store.dispatch(incomeSubmitted({ income, otherIncome: 0, employmentType: 'FULL_TIME' }));
    await pass(1_000);

    expect(write).toHaveBeenCalledTimes(1);
  });

  it('S2: writes an endless burst of answers while it lasts', async () => {
    const { store, stored } = await open();
    store.dispatch(nameSubmitted(name));

    for (let letter = 0; letter < 5; letter += 1) {
      await pass(50);
      store.dispatch(answersTyped({ step: 'income', values: { income: String(letter) } }));
    }

    expect(stored()).toContain('Mira');
  });

  it("S3: doesn't delay the chain’s own write for a burst of answers", async () => {
    const { store, stored } = await open();
    store.dispatch(nameSubmitted(name));
    store.dispatch(chainStarted({ acceptedAt: ACCEPTED_AT }));
    store.dispatch(chainStepDone({ step: 'register' }));
    await pass(0);

    expect(stored()).toContain(String.raw`\"done\":[\"register\"]`);
  });

  it.each<[string, number, (tab: Awaited<ReturnType<typeof open>>) => unknown]>([
    ['S2: within 50 ms, so a crash loses no more', 50, () => undefined],
    ['FT-67, S2: at once when the page is hidden', 0, ({ ports }) => ports.page.show(false)],
    ['FT-42, S2: at once when a reload is requested', 0, ({ ports }) => ports.page.goAway()],
    ['FT-20: at once when the session ends', 0, ({ store }) => store.dispatch(sessionEnded())],
    ['FT-20: at once before a sign-in', 0, ({ store }) => store.dispatch(loginRequested())],
  ])('writes a burst of answers, %s', async (_when, ms, end) => {
    const tab = await open();
    tab.store.dispatch(identityReceived({ uuid: MIRA }));
    tab.store.dispatch(nameSubmitted(name));

    end(tab);
    await pass(ms);

    expect(tab.stored()).toContain('Mira');
  });

  it('FT-42, S2: writes a burst of answers at once while an earlier write is running', async () => {
    const encrypting: (() => void)[] = [];
    const cipher = {
      ...fakePorts().cipher,
      encrypt: (text: string) =>
        new Promise<string>((resolve) => encrypting.push(() => resolve(text))),
    };
    const { store, ports, stored } = await open(fakeStorage(), { cipher });
    store.dispatch(nameSubmitted(name));
    await pass(50);
    store.dispatch(answersTyped({ step: 'income', values: { income: 118 } }));
    ports.page.goAway();
    encrypting.shift()?.();
    await pass(0);
    encrypting.shift()?.();
    await pass(0);

    expect(stored()).toContain('118');
  });
});

describe('FT-26, decision 8: the owner of a draft', () => {
  it('gives a visitor’s draft to the user who signs in from this tab', async () => {
    const { store, session } = await aDraft();
    store.dispatch(identityReceived({ uuid: MIRA }));
    await pass(200);

    const again = await open(session);
    expect(again.registration().draft.name).toBeNull();
    again.store.dispatch(identityReceived({ uuid: MIRA }));
    await pass(0);

    expect(again.registration().draft.name).toEqual(name);
  });

  it("doesn't show a draft of A to B, and keeps it when B signs in", async () => {
    const { session, stored } = await aDraft(MIRA);
    const kept = stored();
    const tab = await open(session);

    tab.store.dispatch(identityReceived({ uuid: NOEL }));
    await pass(1_000);

    expect(tab.registration()).toMatchObject({ storedDraft: 'absent', draft: { name: null } });
    expect(stored()).toBe(kept);
  });

  it("doesn't show a draft of A to a visitor", async () => {
    const { session } = await aDraft(MIRA);
    const tab = await open(session);

    tab.store.dispatch(identityAbsent());
    await pass(0);

    expect(tab.registration()).toMatchObject({ storedDraft: 'absent', draft: { name: null } });
  });

  it('restores the draft of a user who signs in before it was read', async () => {
    const { session } = await aDraft(MIRA);
    const ports = fakePorts({ session });
    const { store } = startSaga(watchRegistrationDraft, { ports });

    store.dispatch(identityReceived({ uuid: MIRA }));
    await pass(0);

    expect(store.getState().registration.answers.draft.name).toEqual(name);
  });

  it('FT-27: gives the answers of an additional signer no owner, however soon the bearer is dropped', async () => {
    const { store, session } = await aDraft(MIRA);
    store.dispatch(profileReceived(aProfile({ uuid: MIRA, profileType: 'CO_DEEDER' })));
    store.dispatch(identityAbsent());
    await pass(1_000);

    const again = await open(session);

    expect(again.registration().draft.name).toEqual(name);
  });

  it('FT-20: gives values typed after the session ended only to its user', async () => {
    const { store, session } = await aDraft(MIRA);
    store.dispatch(sessionEnded());
    store.dispatch(answersTyped({ step: 'income', values: { income: 118000 } }));
    await pass(1_000);

    const other = await open(session);
    other.store.dispatch(identityReceived({ uuid: NOEL }));
    await pass(0);
    const own = await open(session);
    own.store.dispatch(identityReceived({ uuid: MIRA }));
    await pass(0);

    expect(other.registration().unsaved).toEqual({});
    expect(own.registration().unsaved).toEqual({ income: { income: 118000 } });
  });
});

describe('ELIG-10, A-29: the referrer', () => {
  const referred = registrationEntered({ campaign: { ...noCampaign, referrerId: 'lo-1' } });

  it('knows the referrer after a reload, though nothing was typed', async () => {
    const { store, session } = await open();
    store.dispatch(referred);
    await pass(0);

    expect((await open(session)).registration().campaign.referrerId).toBe('lo-1');
  });

  it("doesn't store a referrer for a visitor without one", async () => {
    const { store, stored } = await open();
    store.dispatch(registrationEntered({ campaign: noCampaign }));
    await pass(1_000);

    expect(stored()).toBeNull();
  });

  it("doesn't overwrite the answers of another user with a referrer", async () => {
    const { session, stored } = await aDraft(MIRA);
    const kept = stored();
    const tab = await open(session);
    tab.store.dispatch(identityAbsent());
    tab.store.dispatch(referred);
    await pass(1_000);

    expect(stored()).toBe(kept);
  });
});

describe('SC-11: logging out', () => {
  it.each([
    ['logging out', () => loggedOut()],
    ['dropping the registration', registrationDropped],
  ])('removes the draft after %s', async (_what, end) => {
    const { store, stored } = await aDraft();

    store.dispatch(end());
    await pass(1_000);

    expect(stored()).toBeNull();
  });

  it('removes a draft that is being encrypted', async () => {
    let encrypt: (encrypted: string) => void = () => undefined;
    const { store, stored } = await open(fakeStorage(), {
      cipher: {
        encrypt: () => new Promise((resolve) => (encrypt = resolve)),
        decrypt: () => Promise.resolve(null),
        idle: () => Promise.resolve(),
        prepare: () => undefined,
      },
    });
    store.dispatch(nameSubmitted(name));
    await pass(200);

    store.dispatch(loggedOut());
    encrypt('late');
    await pass(1_000);

    expect(stored()).toBeNull();
  });
});
