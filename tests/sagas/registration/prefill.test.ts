import '#tests/support/sagas/fakeTime.ts';
import { profileReceived } from '#store/identity/slice.ts';
import { selectSoftCreditText } from '#store/registration/softCredit.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { selectNameValues } from '#store/registration/legalName.ts';
import { answersTyped } from '#store/registration/slice.ts';
import { HANG, garbled, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { startPrefill, offer, prepop, referral, V2 } from '#tests/support/sagas/startPrefill.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';

const ALL_SOURCES = `${V2}?offerCode=AB12&referral=r-1&affiliate=a-1`;

it('reads no prefill for an address without parameters', async () => {
  const { lookups, isSettled } = await startPrefill(V2);

  expect(lookups()).toEqual([]);
  expect(isSettled()).toBe(true);
});

it('CALL-REG-02 to CALL-REG-05: reads each source that the parameters of the address name', async () => {
  const { api } = await startPrefill(ALL_SOURCES);

  expect(api.calls.map(({ name, params }) => [name, params.path ?? params.query])).toEqual(
    expect.arrayContaining([
      ['readOfferCode', { code: 'AB12' }],
      ['readReferralStatus', { referralUuid: 'r-1' }],
      ['readReferral', { referralUuid: 'r-1' }],
      ['readPrepop', { affiliate: 'a-1' }],
    ]),
  );
});

describe('decision 8: the priority of the sources', () => {
  it('takes the sources in the order offer code, referral, prepop', async () => {
    const { name, property, income, contact } = await startPrefill(ALL_SOURCES);

    expect(name()).toBe('Olga');
    expect(property().street1).toBe('1 Offer Road');
    expect(contact().email).toBe('rita@mail.example');
    expect(income()).toBe(90_000);
  });

  it('puts a referral before an affiliate', async () => {
    expect((await startPrefill(`${V2}?referral=r-1&affiliate=a-1`)).name()).toBe('Rita');
  });

  it('puts an affiliate before the profile', async () => {
    const { name, store } = await startPrefill(`${V2}?affiliate=a-1`);

    store.dispatch(profileReceived(aProfile({ name: { firstName: 'Paul', lastName: 'Profile' } })));

    expect(name()).toBe('Ada');
  });

  it('puts the user’s answer before them all, and the user’s typing before that', async () => {
    const { name, store } = await startPrefill(ALL_SOURCES);

    store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));
    expect(name()).toBe('Mira');
    store.dispatch(answersTyped({ step: 'name', values: { firstName: 'Mi' } }));

    expect(name()).toBe('Mi');
  });

  it('lets a late response overwrite nothing', async () => {
    const { name, store, registration } = await startPrefill(`${V2}?affiliate=a-1`, {
      readPrepop: [HANG],
    });
    store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));

    expect(name()).toBe('Mira');
    expect(registration().arePrefillsSettled).toBe(false);
  });
});

describe('an offer by mail', () => {
  it('greets the borrower of an offer by name, and keeps the lender’s spelling of its code', async () => {
    const { registration } = await startPrefill(`${V2}?offerCode=ab12`);

    expect(registration()).toMatchObject({
      offer: { offerCode: 'AB12', firstName: 'Olga', respondByDate: '2026-12-31' },
      offerNote: null,
    });
  });

  it('says when an offer ended, and fills in nothing', async () => {
    const { registration, name } = await startPrefill(`${V2}?offerCode=AB12`, {
      readOfferCode: [{ ...offer, respondByDate: '2026-11-20' }],
    });

    expect(registration()).toMatchObject({
      offerNote: 'expired',
      offer: { respondByDate: '2026-11-20' },
    });
    expect(name()).toBeUndefined();
  });

  it('treats an offer as valid on its last day', async () => {
    const { registration } = await startPrefill(`${V2}?offerCode=AB12`, {
      readOfferCode: [{ ...offer, respondByDate: '2026-11-21' }],
    });

    expect(registration().offerNote).toBeNull();
  });

  it.each([
    ['a time', '2026-12-31T00:00:00Z', '2026-12-31'],
    ['another format', '12/31/2026', null],
    ['an impossible day', '2026-02-30', null],
  ])(
    'FT-09: treats an offer whose end date has %s as still valid',
    async (_what, respondByDate, day) => {
      const { registration } = await startPrefill(`${V2}?offerCode=AB12`, {
        readOfferCode: [{ ...offer, respondByDate }],
      });

      expect(registration()).toMatchObject({ offer: { respondByDate: day }, offerNote: null });
    },
  );

  it('says that an offer code is unknown', async () => {
    const { registration } = await startPrefill(`${V2}?offerCode=nope`, {
      readOfferCode: [refused(404)],
    });

    expect(registration().offerNote).toBe('unknown');
  });

  it.each([
    ['is over', { ...offer, respondByDate: '2026-11-20' }],
    ['is unknown', refused(404)],
  ])(
    'SOFT-01 gives no consent for an offer that %s, and leaves it out of create',
    async (_what, answer) => {
      const { registration, store } = await startPrefill(`${V2}?offerCode=AB12`, {
        readOfferCode: [answer],
      });

      expect(selectSoftCreditText(store.getState())?.textKey).toBe('T-01');
      expect(registration().campaign.offerCode).toBeNull();
    },
  );

  it("sends an offer code along even if it couldn't be read", async () => {
    const { registration } = await startPrefill(`${V2}?offerCode=AB12`, {
      readOfferCode: [refused(500)],
    });

    expect(registration().campaign).toMatchObject({ offerCode: 'AB12', isPrescreen: true });
  });
});

describe('a referral', () => {
  it('lets the user log in, or continue without a referral that was already used', async () => {
    const { store, lookups, registration } = await startPrefill(`${V2}?referral=r-1`, {
      readReferralStatus: [{ helocStatus: 'STARTED', email: 'rita@mail.example' }],
    });

    expect(store.getState().shell.modals).toEqual([
      { id: 'accountExists', reason: 'referralUsed', organizations: [] },
    ]);
    expect(registration().campaign.referralId).toBeNull();
    expect(lookups()).toEqual(['readReferralStatus']);
  });

  it('fills in what a referral knows, and leaves missing parts unanswered', async () => {
    const { registration } = await startPrefill(`${V2}?referral=r-1`);

    expect(registration().prefills.referral).toMatchObject({
      name: { firstName: 'Rita', lastName: 'Referral' },
      propertyAddress: { street1: '2 Referral Road' },
      dob: null,
      income: null,
    });
  });

  it('drops the id of an unknown referral', async () => {
    const { registration } = await startPrefill(`${V2}?referral=r-1`, {
      readReferralStatus: [refused(404)],
    });

    expect(registration().campaign.referralId).toBeNull();
  });

  it('VAL-PHONE-2 writes the phone number of a referral in our format', async () => {
    const { registration } = await startPrefill(`${V2}?referral=r-1`, {
      readReferral: [{ ...referral, phoneNumber: '+16145550102' }],
    });

    expect(registration().prefills.referral?.phoneNumber).toBe('(614) 555-0102');
  });

  it('VAL-CITY-1, VAL-STATE-2, VAL-ZIP-1 writes the address of a referral the way the form accepts it', async () => {
    const { registration } = await startPrefill(`${V2}?referral=r-1`, {
      readReferral: [{ ...referral, city: 'St. Louis', state: 'mo', zip: '63101-1234' }],
    });

    expect(registration().prefills.referral?.propertyAddress).toMatchObject({
      city: 'St Louis',
      state: 'MO',
      zip: '63101',
    });
  });

  it("drops a suffix that we don't offer from a referral", async () => {
    const { registration } = await startPrefill(`${V2}?referral=r-1`, {
      readReferral: [{ ...referral, suffix: 'Esquire' }],
    });

    expect(registration().prefills.referral?.name).not.toHaveProperty('suffix');
  });
});

it('FIELD-REG-07: stores an affiliate that answered as read', async () => {
  expect((await startPrefill(`${V2}?affiliate=a-1`)).registration().draft.isPrepopComplete).toBe(
    true,
  );
});

it('UNSPEC-LOOKUP: keeps the other parts when an affiliate does not know one', async () => {
  const propertyAddress = { street1: '3 Affiliate Road', city: 'Columbus', state: 'OH' };
  const name = { lastName: 'Affiliate' };
  const { registration } = await startPrefill(`${V2}?affiliate=a-1`, {
    readPrepop: [{ ...prepop, propertyAddress, name }],
  });

  const affiliate = registration().prefills.prepop;
  expect(affiliate).toMatchObject({ income: 90_000, email: 'ada@mail.example' });
  expect(affiliate?.propertyAddress).toEqual(propertyAddress);
  expect(affiliate?.name).toEqual(name);
});

describe('FT-89: each source may fail separately', () => {
  it.each([
    ['the offer', 'readOfferCode', offer],
    ['the referral', 'readReferral', referral],
    ['its status', 'readReferralStatus', {}],
    ['the affiliate', 'readPrepop', prepop],
  ])('FT-03, API-12: reads %s again soon', async (_what, call, answer) => {
    const { lookups, registration } = await startPrefill(ALL_SOURCES, {
      [call]: [refused(503), offline(), answer],
    });
    expect(lookups().filter((name) => name === call)).toHaveLength(1);

    await pass(1_500);

    expect(lookups().filter((name) => name === call)).toHaveLength(3);
    expect(Object.keys(registration().prefills)).toHaveLength(3);
  });

  it.each([
    ['the offer', 'readOfferCode', 'Rita'],
    ['the referral', 'readReferral', 'Olga'],
    ['its status', 'readReferralStatus', 'Olga'],
    ['the affiliate', 'readPrepop', 'Olga'],
  ])(
    'fills in from the other sources without %s, and lets the flow continue',
    async (_what, call, expected) => {
      for (const fault of [offline(), refused(500), refused(400), garbled(call)]) {
        const { name, isSettled, registration } = await startPrefill(ALL_SOURCES, {
          [call]: [fault],
        });
        await pass(1_500);

        expect(name()).toBe(expected);
        expect(isSettled()).toBe(true);
        expect(registration().offerNote).toBeNull();
      }
    },
  );

  it.each([
    ['the offer', 'readOfferCode', offer],
    ['the referral', 'readReferral', referral],
    ['the affiliate', 'readPrepop', prepop],
  ])('FT-05: fills in %s that is rate-limited, and delays nothing', async (_what, call, answer) => {
    const busy = refused(429, 'Slow down.', { retryAfterMs: 60_000 });
    const { isSettled, registration } = await startPrefill(ALL_SOURCES, {
      [call]: [busy, answer],
    });

    await pass(10_000);
    expect(isSettled()).toBe(true);
    await pass(60_000);

    expect(Object.keys(registration().prefills)).toHaveLength(3);
  });
});

const place = { street1: '2 Elm Road', street2: 'Unit 4', city: 'Troy', state: 'OH', zip: '45373' };

it('FIELD-REG-08 fills in every part of an address from an offer', async () => {
  const { property } = await startPrefill(`${V2}?offerCode=AB12`, {
    readOfferCode: [{ ...offer, ...place }],
  });

  expect(property()).toMatchObject(place);
});

it('FIELD-REG-09 fills in every part of an address, and the suffix, from a referral', async () => {
  const { property, store } = await startPrefill(`${V2}?referral=r-1`, {
    readReferral: [{ ...referral, ...place, suffix: 'JR' }],
  });

  expect(property()).toMatchObject(place);
  expect(selectNameValues(store.getState())).toMatchObject({ firstName: 'Rita', suffix: 'JR' });
});

it('CALL-REG-05 fills in every part of a name and of an address from an affiliate', async () => {
  const name = { firstName: 'Ada', middleName: 'Mae', lastName: 'Park', suffix: 'SR' };
  const { property, store } = await startPrefill(`${V2}?affiliate=a-1`, {
    readPrepop: [{ name, propertyAddress: place }],
  });

  expect(property()).toMatchObject(place);
  expect(selectNameValues(store.getState())).toMatchObject(name);
});
