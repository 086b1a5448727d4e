import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import { parseRegistration } from '#sagas/drafts/registrationSchema.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { idleChain } from '#store/registration/chain/chain.ts';
import { emptyDraft } from '#store/registration/questions.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { storageRefused } from '#store/shell/slice.ts';
import { ACCEPTED_AT } from '#tests/support/fixtures/answers.ts';
import { fakePorts, fakeStorage, type FakePorts } from '#tests/support/fakes/fakePorts.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const name = { firstName: 'Mira', lastName: 'Tolland' };

async function open(overrides: Partial<FakePorts> = {}) {
  const ports = fakePorts(overrides);
  const { store, actions } = startSaga(watchRegistrationDraft, { ports });
  await pass(0);
  store.dispatch(nameSubmitted(name));
  await pass(1_000);
  return {
    store,
    ports,
    refusals: actions.filter((action) => storageRefused.match(action)).length,
  };
}

const withoutKey = () => ({
  cipher: { ...fakePorts().cipher, encrypt: () => Promise.resolve(null) },
});

describe('a browser that stores no answers', () => {
  it.each([
    [
      'FT-60: storage blocked',
      () => {
        const session = fakeStorage();
        session.refuse();
        return { session };
      },
    ],
    ['SC-12: no key store', withoutKey],
  ] satisfies [string, () => Partial<FakePorts>][])(
    'keeps the flow in memory, and says so once (FT-61): %s',
    async (_what, overrides) => {
      const { store, refusals } = await open(overrides());

      expect(store.getState().registration.answers.draft.name).toEqual(name);
      expect(store.getState().shell.isStoragePersistent).toBe(false);
      expect(refusals).toBe(1);
    },
  );

  it('SC-12: stores no draft without a key', async () => {
    expect((await open(withoutKey())).ports.session.content.size).toBe(0);
  });

  it('FT-61: reports a storage that becomes full later, too', async () => {
    const { store, ports } = await open();
    expect(store.getState().shell.isStoragePersistent).toBe(true);

    ports.session.refuse();
    store.dispatch(nameSubmitted({ ...name, lastName: 'Marsh' }));
    await pass(1_000);

    expect(store.getState().shell.isStoragePersistent).toBe(false);
  });

  it('FT-63: keeps the page as it is when the storage is cleared while in use', async () => {
    const { store, ports } = await open();

    ports.session.content.clear();
    store.dispatch(nameSubmitted({ ...name, lastName: 'Marsh' }));
    await pass(1_000);

    expect(store.getState().registration.answers.draft.name?.lastName).toBe('Marsh');
    expect(ports.session.read(storageKeys.draft)).toContain('Marsh');
  });
});

describe('FT-62: a stored draft', () => {
  it("removes a stored draft that doesn't decrypt to a draft", async () => {
    const session = fakeStorage();
    session.write(storageKeys.draft, JSON.stringify(['anonymous', 'nonsense']));
    session.write('another.key', 'value');

    const { store } = startSaga(watchRegistrationDraft, { ports: fakePorts({ session }) });
    await pass(0);

    expect(store.getState().registration.answers.storedDraft).toBe('absent');
    expect([...session.content]).toEqual([['another.key', 'value']]);
  });

  it.each(['', 'nonsense', '7', 'null', '"x"'])('rejects %j as a stored draft', (text) => {
    expect(parseRegistration(text)).toBeNull();
  });

  it.each(['{}', '{"draft":null,"unsaved":7,"campaign":[],"chain":"x"}'])(
    'FT-67: reads a stored draft of %s with every part empty',
    (text) => {
      expect(parseRegistration(text)).toEqual({
        draft: emptyDraft,
        unsaved: {},
        campaign: noCampaign,
        chain: idleChain,
        settled: {},
        pendingWrites: {},
      });
    },
  );

  const home = { street1: '77 Birch Lane', city: 'Dayton', state: 'OH', zip: '45402' };

  it('FT-67: drops an answer in an older form, and keeps the others', () => {
    const kept = parseRegistration(
      JSON.stringify({
        draft: { name, dob: { year: 1984 }, income: '118000', email: 'mira@mail.example', old: 1 },
        unsaved: { income: { income: 7 }, name: 'Mira', password: null, gone: { a: 1 } },
        campaign: { offerCode: 'C-1', utm: 'x' },
        chain: {
          status: 'running',
          done: ['waitlist', 'oldLink', 'register'],
          acceptedAt: ACCEPTED_AT,
          askedWith: ['k3', 7],
          startedAt: 7,
        },
        settled: { property: '512 Amberstone Drive', home },
      }),
    );

    expect(kept).toEqual({
      draft: { ...emptyDraft, name, email: 'mira@mail.example' },
      unsaved: { income: { income: 7 } },
      campaign: { ...noCampaign, offerCode: 'C-1' },
      chain: {
        ...idleChain,
        done: ['waitlist', 'register'],
        acceptedAt: ACCEPTED_AT,
        askedWith: ['k3'],
      },
      settled: { home },
      pendingWrites: {},
    });
  });

  it('FT-67: drops an answer with an unknown code, and asks for it again', () => {
    const kept = parseRegistration(
      JSON.stringify({
        draft: {
          name: { ...name, suffix: 'ESQ' },
          income: { income: 90_000, employmentType: 'GIG' },
          dob: '1984-03-09',
        },
      }),
    );

    expect(kept?.draft).toEqual({ ...emptyDraft, dob: '1984-03-09' });
  });

  it("FT-67: drops a typed value that its box can't hold, and keeps the rest", () => {
    const kept = parseRegistration(
      JSON.stringify({
        unsaved: {
          propertyAddress: { street1: 7, city: 'Columbus', occupancyType: 'CAMP', zip: null },
          income: { income: null, employmentType: 'GIG', otherIncome: 1_200 },
          contact: { email: ['x'], smsMarketingConsent: 'yes', termPrivacyConsent: true },
        },
      }),
    );

    expect(kept?.unsaved).toEqual({
      propertyAddress: { city: 'Columbus', zip: null },
      income: { income: null, otherIncome: 1_200 },
      contact: { termPrivacyConsent: true },
    });
  });

  it('A-17: restores the confirmation of a low income', () => {
    const income = { income: 12_000, employmentType: 'RETIRED', confirmedIncome: 12_000 };

    expect(parseRegistration(JSON.stringify({ draft: { income } }))?.draft.income).toEqual(income);
  });

  it('S3: restores a created application, whatever else is unreadable', () => {
    const kept = parseRegistration(
      JSON.stringify({ draft: {}, chain: { done: 7, acceptedAt: 7, applicationUuid: 'u-1' } }),
    );

    expect(kept?.chain.applicationUuid).toBe('u-1');
  });

  it.each([
    ['away', null, 'away'],
    ['running', null, 'idle'],
    ['failed', null, 'idle'],
    ['finished', 'u-1', 'finished'],
    ['finished', null, 'idle'],
  ])(
    'FT-42: reads a chain stored as %s with application %j as %s',
    (status, applicationUuid, read) => {
      const stored = { status, applicationUuid, failedAt: 'create', failure: { kind: 'offline' } };

      expect(parseRegistration(JSON.stringify({ draft: {}, chain: stored }))?.chain).toEqual({
        ...idleChain,
        applicationUuid,
        status: read,
      });
    },
  );

  it('keeps a stored draft from reaching a prototype', () => {
    const kept = parseRegistration(
      '{"draft":{"__proto__":{"email":"x"},"constructor":{}},"unsaved":{"__proto__":{"a":1}},"chain":{"__proto__":{"applicationUuid":"x"}}}',
    );

    expect(kept?.draft).toEqual(emptyDraft);
    expect(kept?.unsaved).toEqual({});
    expect(kept?.chain).toEqual(idleChain);
    expect('a' in {}).toBe(false);
  });
});
