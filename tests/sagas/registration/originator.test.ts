import type { UnknownAction } from '@reduxjs/toolkit';

import { watchLocation } from '#sagas/navigation/location.ts';
import { watchRegistrationEntry } from '#sagas/registration/enter.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { idleChain } from '#store/registration/chain/chain.ts';
import { emptyDraft } from '#store/registration/questions.ts';
import { draftAbsent, draftRestored } from '#store/registration/slice.ts';
import { storageRefused } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { offline, refused, scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const V2 = '/account/heloc/register-v2';
const CLOSED = '/account/heloc/not-accepting-apps';
const originator = { originatorName: 'Tess Hollow', email: 'tess@mail.example' };
const licence = { licensedStates: ['OH'], enforceLicensedStatesForReferral: true };

async function enter(
  at: string,
  {
    isRequired = false,
    draft = null,
    script = {},
    before = [],
  }: {
    isRequired?: boolean;
    draft?: string | null;
    script?: Readonly<Record<string, readonly Answer[]>>;
    before?: readonly UnknownAction[];
  } = {},
) {
  const api = scriptedApi({
    readStatesEligibility: [{ states: [] }],
    readZipEligibility: [{}],
    readOriginator: [originator],
    readLicensedStates: [licence],
    ...script,
  });
  const ports = fakePorts({ api, at });
  if (draft !== null) ports.session.write(storageKeys.draft, draft);
  const { store } = startSaga([watchLocation, watchRegistrationEntry], {
    ports,
    organisation: anOrganisation({ switches: { referrerRequired: isRequired } }),
    before: [draftAbsent(), ...before],
  });
  await pass(0);
  return {
    api,
    session: ports.session,
    place: () => ports.history.entries.at(-1),
    registration: () => store.getState().registration.answers,
  };
}

it('QUERY-REFERRER, CALL-LO-1, CALL-ELIG-05: shows the originator of the link, with the licensed states', async () => {
  const { api, registration } = await enter(`${V2}?referrer=lo-1`);

  expect(registration().originator).toMatchObject({ uuid: 'lo-1', ...originator });
  expect(registration().licence).toEqual(licence);
  expect(registration().campaign.referrerId).toBe('lo-1');
  for (const call of api.calls.filter(({ name }) => /Originator|Licensed/.test(name)))
    expect(call.params).toEqual({
      path: { loanOriginatorUuid: 'lo-1' },
      query: { organization: 'LARKMERE' },
    });
});

it.each([
  ['/avatars/tess.png', '/avatars/tess.png'],
  ['https://homeline.example/tess.png?size=2', '/tess.png?size=2'],
  ['https://evil.example/tess.png', null],
  ['//evil.example/tess.png', null],
  ['data:image/svg+xml,x', null],
  ['javascript:alert(1)', null],
])('SC-17: reads the picture at %s as %p on this site', async (avatarUri, own) => {
  const { registration } = await enter(`${V2}?referrer=lo-1`, {
    script: { readOriginator: [{ ...originator, avatarUri }] },
  });

  expect(registration().originator?.avatarUri).toBe(own);
});

it('ELIG-10, A-29: removes a referrer that was read from the address, and keeps the rest', async () => {
  const { place } = await enter(`${V2}?utm_source=mail&referrer=lo-1`);

  expect(place()).toBe(`${V2}?utm_source=mail`);
});

it('FT-60, ELIG-10: keeps the referrer in the address for a reload when nothing can be stored', async () => {
  const { place, registration } = await enter(`${V2}?referrer=lo-1`, {
    before: [storageRefused()],
  });

  expect(registration().originator).toMatchObject(originator);
  expect(place()).toBe(`${V2}?referrer=lo-1`);
});

describe('ELIG-10, A-29: next to a locked draft of another user', () => {
  it('keeps the referrer in the address for a reload while the draft is locked', async () => {
    const { place, registration } = await enter(`${V2}?referrer=lo-1`, { draft: 'closed' });

    expect(registration().originator).toMatchObject(originator);
    expect(place()).toBe(`${V2}?referrer=lo-1`);
  });

  it('removes the referrer once the locked draft was overwritten', async () => {
    const answer = Promise.withResolvers<object>();
    const { place, session } = await enter(`${V2}?referrer=lo-1`, {
      draft: 'closed',
      script: { readOriginator: [answer.promise] },
    });

    session.write(storageKeys.draft, 'mine');
    answer.resolve(originator);
    await pass(0);

    expect(place()).toBe(V2);
  });

  it('removes the referrer when the draft could be opened', async () => {
    const restored = {
      draft: emptyDraft,
      unsaved: {},
      campaign: noCampaign,
      chain: idleChain,
      settled: {},
    };
    const { place } = await enter(`${V2}?referrer=lo-1`, {
      draft: 'mine',
      before: [draftRestored(restored)],
    });

    expect(place()).toBe(V2);
  });
});

it.each([
  { status: 400, sent: null },
  { status: 404, sent: null },
  { status: 500, sent: 'lo-1' },
])(
  'ELIG-10 A-29: removes a referrer ($status) that the brand does not require, and sends $sent with create',
  async ({ status, sent }) => {
    const { place, registration } = await enter(`${V2}?referrer=lo-1`, {
      script: { readOriginator: [refused(status)] },
    });

    expect(place()).toBe(V2);
    expect(registration().originator).toBeNull();
    expect(registration().campaign.referrerId).toBe(sent);
  },
);

it('CALL-LO-1: reads the originator once', async () => {
  const { api } = await enter(`${V2}?referrer=lo-1`, {
    script: { readOriginator: [refused(503)] },
  });
  await pass(60_000);

  expect(api.names().filter((name) => name === 'readOriginator')).toHaveLength(1);
});

it('FT-89: shows the originator, and lets the borrower continue, without the license service', async () => {
  const { registration } = await enter(`${V2}?referrer=lo-1`, {
    script: { readLicensedStates: [offline()] },
  });

  expect(registration().originator).toMatchObject(originator);
  expect(registration().licence).toBeNull();
});

it('ELIG-06, API-12: reads the license again five times, without keeping the flow waiting', async () => {
  const faults = Array.from({ length: 5 }, () => refused(503));
  const { place, registration } = await enter(`${V2}?referrer=lo-1`, {
    script: { readLicensedStates: [...faults, licence] },
  });
  expect(registration()).toMatchObject({ originator, licence: null });
  expect(place()).toBe(V2);

  await pass(31_000);

  expect(registration()).toMatchObject({ originator, licence });
});

it.each([
  { what: 'ELIG-08: no referrer', search: '?utm_source=mail', to: `${CLOSED}?utm_source=mail` },
  { what: 'ELIG-09: a malformed referrer', answer: refused(400), to: CLOSED },
  { what: 'ELIG-09: an unknown referrer', answer: refused(404), to: CLOSED },
  { what: 'FT-104: a parent path', search: '?referrer=..', answer: refused(404), to: CLOSED },
  { what: 'FT-89: a dead network', answer: offline(), to: V2 },
  { what: 'FT-89: a 503', answer: refused(503), to: V2 },
  { what: 'a valid referrer', answer: originator, to: V2 },
])(
  'ELIG-07: decides at a brand that requires a referrer where to lead: $what',
  async ({ search = '?referrer=lo-1', answer, to }) => {
    const { place } = await enter(V2 + search, {
      isRequired: true,
      script: { readOriginator: [answer] },
    });

    expect(place()).toBe(to);
  },
);

it('ELIG-07: keeps the support page open without a referrer', async () => {
  const support = '/account/heloc/register/support';

  expect((await enter(support, { isRequired: true })).place()).toBe(support);
});
