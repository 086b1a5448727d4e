import { profileReceived } from '#store/identity/slice.ts';
import { selectSoftCreditText } from '#store/registration/selectors.ts';
import { answersTyped, nameSubmitted } from '#store/registration/slice.ts';
import { HANG, garbled, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { enter, offer, prepop, referral, V2 } from '#tests/support/sagas/prefilled.ts';

const everybody = `${V2}?offerCode=AB12&referral=r-1&affiliate=a-1`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('nobody is asked whom the address does not name', async () => {
  const { asked, isSettled } = await enter(V2);

  expect(asked()).toEqual([]);
  expect(isSettled()).toBe(true);
});

it('CALL-REG-02 to CALL-REG-05: everybody is asked whom it names', async () => {
  const { api } = await enter(everybody);

  expect(api.calls.map(({ name, params }) => [name, params.path ?? params.query])).toEqual(
    expect.arrayContaining([
      ['readOfferCode', { code: 'AB12' }],
      ['readReferralStatus', { referralUuid: 'r-1' }],
      ['readReferral', { referralUuid: 'r-1' }],
      ['readPrepop', { affiliate: 'a-1' }],
    ]),
  );
});

describe('decision 8: the order of who knows better', () => {
  it('offer code, referral, prepop', async () => {
    const { name, property, income, contact } = await enter(everybody);

    expect(name()).toBe('Olga');
    expect(property().street1).toBe('1 Offer Road');
    expect(contact().email).toBe('rita@mail.example');
    expect(income()).toBe(90_000);
  });

  it('a referral before an affiliate', async () => {
    expect((await enter(`${V2}?referral=r-1&affiliate=a-1`)).name()).toBe('Rita');
  });

  it('an affiliate before the profile', async () => {
    const { name, store } = await enter(`${V2}?affiliate=a-1`);

    store.dispatch(
      profileReceived({
        uuid: 'u-1',
        profileType: null,
        email: null,
        name: { firstName: 'Paul', lastName: 'Profile' },
        dob: null,
        phoneNumber: null,
        homeAddress: null,
        isBroker: false,
      }),
    );

    expect(name()).toBe('Ada');
  });

  it('what the person answered before them all, and what they type before that', async () => {
    const { name, store } = await enter(everybody);

    store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));
    expect(name()).toBe('Mira');
    store.dispatch(answersTyped({ step: 'name', values: { firstName: 'Mi' } }));

    expect(name()).toBe('Mi');
  });

  it('an answer that comes late writes over nothing', async () => {
    const { name, store, registration } = await enter(`${V2}?affiliate=a-1`, {
      readPrepop: [HANG],
    });
    store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));

    expect(name()).toBe('Mira');
    expect(registration().arePrefillsSettled).toBe(false);
  });
});

describe('an offer by mail', () => {
  it('is greeted, and its code is what the lender calls it', async () => {
    const { registration } = await enter(`${V2}?offerCode=ab12`);

    expect(registration()).toMatchObject({
      offer: { offerCode: 'AB12', firstName: 'Olga', respondByDate: '2026-12-31' },
      offerNote: null,
    });
  });

  it('that is over says until when it was, and fills nothing in', async () => {
    const { registration, name } = await enter(`${V2}?offerCode=AB12`, {
      readOfferCode: [{ ...offer, respondByDate: '2026-11-20' }],
    });

    expect(registration()).toMatchObject({
      offerNote: 'expired',
      offer: { respondByDate: '2026-11-20' },
    });
    expect(name()).toBeUndefined();
  });

  it('counts on its last day', async () => {
    const { registration } = await enter(`${V2}?offerCode=AB12`, {
      readOfferCode: [{ ...offer, respondByDate: '2026-11-21' }],
    });

    expect(registration().offerNote).toBeNull();
  });

  it.each([
    ['a time', '2026-12-31T00:00:00Z', '2026-12-31'],
    ['another form', '12/31/2026', null],
    ['no such day', '2026-02-30', null],
  ])('FT-09: good until a date with %s is not over', async (_what, respondByDate, day) => {
    const { registration } = await enter(`${V2}?offerCode=AB12`, {
      readOfferCode: [{ ...offer, respondByDate }],
    });

    expect(registration()).toMatchObject({ offer: { respondByDate: day }, offerNote: null });
  });

  it('nobody knows is told so', async () => {
    const { registration } = await enter(`${V2}?offerCode=nope`, { readOfferCode: [refused(404)] });

    expect(registration().offerNote).toBe('unknown');
  });

  it.each([
    ['is over', { ...offer, respondByDate: '2026-11-20' }],
    ['nobody knows', refused(404)],
  ])(
    'SOFT-01 that %s is agreed to by nobody, and told to nobody at create',
    async (_what, answer) => {
      const { registration, store } = await enter(`${V2}?offerCode=AB12`, {
        readOfferCode: [answer],
      });

      expect(selectSoftCreditText(store.getState())?.textKey).toBe('T-01');
      expect(registration().campaign.offerCode).toBeNull();
    },
  );

  it('that could not be read still counts', async () => {
    const { registration } = await enter(`${V2}?offerCode=AB12`, { readOfferCode: [refused(500)] });

    expect(registration().campaign).toMatchObject({ offerCode: 'AB12', isPrescreen: true });
  });
});

describe('a referral', () => {
  it('that was used belongs to an account: log in, or go on without it', async () => {
    const { store, asked, registration } = await enter(`${V2}?referral=r-1`, {
      readReferralStatus: [{ helocStatus: 'STARTED', email: 'rita@mail.example' }],
    });

    expect(store.getState().shell.modals).toEqual([
      { id: 'accountExists', reason: 'referralUsed', organizations: [] },
    ]);
    expect(registration().campaign.referralId).toBeNull();
    expect(asked()).toEqual(['readReferralStatus']);
  });

  it('fills in what it knows, and what it does not know is no answer', async () => {
    const { registration } = await enter(`${V2}?referral=r-1`);

    expect(registration().prefills.referral).toMatchObject({
      name: { firstName: 'Rita', lastName: 'Referral' },
      propertyAddress: { street1: '2 Referral Road' },
      dob: null,
      income: null,
    });
  });

  it('that nobody knows is ignored, at create too', async () => {
    const { registration } = await enter(`${V2}?referral=r-1`, {
      readReferralStatus: [refused(404)],
    });

    expect(registration().campaign.referralId).toBeNull();
  });

  it('VAL-PHONE-2 a phone number has the form that ours have', async () => {
    const { registration } = await enter(`${V2}?referral=r-1`, {
      readReferral: [{ ...referral, phoneNumber: '+16145550102' }],
    });

    expect(registration().prefills.referral?.phoneNumber).toBe('(614) 555-0102');
  });

  it('VAL-CITY-1, VAL-STATE-2, VAL-ZIP-1 an address is written as the form takes it', async () => {
    const { registration } = await enter(`${V2}?referral=r-1`, {
      readReferral: [{ ...referral, city: 'St. Louis', state: 'mo', zip: '63101-1234' }],
    });

    expect(registration().prefills.referral?.propertyAddress).toMatchObject({
      city: 'St Louis',
      state: 'MO',
      zip: '63101',
    });
  });

  it('a suffix that is none of ours is left out', async () => {
    const { registration } = await enter(`${V2}?referral=r-1`, {
      readReferral: [{ ...referral, suffix: 'Esquire' }],
    });

    expect(registration().prefills.referral?.name).not.toHaveProperty('suffix');
  });
});

it('FIELD-REG-07: an affiliate that answered is remembered as asked', async () => {
  expect((await enter(`${V2}?affiliate=a-1`)).registration().draft.isPrepopComplete).toBe(true);
});

it('UNSPEC-LOOKUP: what an affiliate does not know of a part keeps back nothing else', async () => {
  const propertyAddress = { street1: '3 Affiliate Road', city: 'Columbus', state: 'OH' };
  const name = { lastName: 'Affiliate' };
  const { registration } = await enter(`${V2}?affiliate=a-1`, {
    readPrepop: [{ ...prepop, propertyAddress, name }],
  });

  const told = registration().prefills.prepop;
  expect(told).toMatchObject({ income: 90_000, email: 'ada@mail.example' });
  expect(told?.propertyAddress).toEqual(propertyAddress);
  expect(told?.name).toEqual(name);
});

describe('FT-89: each alone may fail', () => {
  it.each([
    ['the offer', 'readOfferCode', offer],
    ['the referral', 'readReferral', referral],
    ['its status', 'readReferralStatus', {}],
    ['the affiliate', 'readPrepop', prepop],
  ])('FT-03, API-12: %s is asked for again soon', async (_what, call, answer) => {
    const { asked, registration } = await enter(everybody, {
      [call]: [refused(503), offline(), answer],
    });
    expect(asked().filter((name) => name === call)).toHaveLength(1);

    await jest.advanceTimersByTimeAsync(1_500);

    expect(asked().filter((name) => name === call)).toHaveLength(3);
    expect(Object.keys(registration().prefills)).toHaveLength(3);
  });

  it.each([
    ['the offer', 'readOfferCode', 'Rita'],
    ['the referral', 'readReferral', 'Olga'],
    ['its status', 'readReferralStatus', 'Olga'],
    ['the affiliate', 'readPrepop', 'Olga'],
  ])('without %s the others fill in, and the flow goes on', async (_what, call, expected) => {
    for (const fault of [offline(), refused(500), refused(400), garbled(call)]) {
      const { name, isSettled, registration } = await enter(everybody, { [call]: [fault] });
      await jest.advanceTimersByTimeAsync(1_500);

      expect(name()).toBe(expected);
      expect(isSettled()).toBe(true);
      expect(registration().offerNote).toBeNull();
    }
  });

  it.each([
    ['the offer', 'readOfferCode', offer],
    ['the referral', 'readReferral', referral],
    ['the affiliate', 'readPrepop', prepop],
  ])(
    'FT-05: %s that is waited for keeps nobody, and still fills in',
    async (_what, call, answer) => {
      const busy = refused(429, 'Slow down.', { retryAfterMs: 60_000 });
      const { isSettled, registration } = await enter(everybody, { [call]: [busy, answer] });

      await jest.advanceTimersByTimeAsync(10_000);
      expect(isSettled()).toBe(true);
      await jest.advanceTimersByTimeAsync(60_000);

      expect(Object.keys(registration().prefills)).toHaveLength(3);
    },
  );
});
