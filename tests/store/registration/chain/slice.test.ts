import { createAppStore } from '#store/index.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { idleChain, type Chain, type ChainStep } from '#store/registration/chain/chain.ts';
import {
  accountCreated,
  applicationCreated,
  chainFailed,
  chainFinished,
  chainLeft,
  chainStarted,
  chainStepDone,
  createRequested,
  experimentsFixed,
} from '#store/registration/chain/slice.ts';
import { selectChain } from '#store/registration/flow.ts';
import { loggedOut } from '#store/identity/slice.ts';
import {
  birthdateSubmitted,
  contactSubmitted,
  nameSubmitted,
  propertySubmitted,
} from '#store/registration/answers.ts';
import {
  accountSubmitted,
  draftRestored,
  registrationDropped,
  registrationSubmitted,
} from '#store/registration/slice.ts';
import { emptyDraft } from '#store/registration/questions.ts';
import type { Failure } from '#store/remote.ts';
import { aContact, aProperty, consents } from '#tests/support/fixtures/answers.ts';

const AT = '2026-11-20T10:00:00.000Z';
const sent = { decided: [{ name: 'rate-first', variation: 'b' }], profileUuid: null };
const refused = (status: number, code: string | null = null): Failure => ({
  kind: 'refused',
  status,
  message: '',
  fields: [],
  code,
  retryAfterMs: null,
});

const chainAfter = (...events: Parameters<ReturnType<typeof createAppStore>['dispatch']>[0][]) => {
  const store = createAppStore();
  for (const event of events) store.dispatch(event);
  return selectChain(store.getState());
};

const asked = [
  chainStarted({ acceptedAt: AT }),
  experimentsFixed(sent),
  createRequested({ answers: 'digest' }),
];

/** What the requests of `asked` sent. The next submit sends the same. */
const unchanged = { acceptedAt: AT, askedWith: ['digest'], sentExperiments: sent };

it.each<[string, ChainStep, Failure | null, Partial<Chain>]>([
  [
    'a refused create',
    'create',
    refused(400),
    { acceptedAt: null, askedWith: [], sentExperiments: null },
  ],
  ['a lost create', 'create', { kind: 'offline' }, unchanged],
  ['a failing create', 'create', refused(500), unchanged],
  ['a create at work', 'create', refused(409), unchanged],
  ['an interrupted create', 'create', null, unchanged],
  ['a refused text consent', 'smsConsents', refused(400), { ...unchanged, acceptedAt: null }],
  ['a lost account', 'register', { kind: 'offline' }, { ...unchanged, acceptedAt: null }],
  ['a refused phone number', 'savePhone', refused(400), unchanged],
])(
  'SC-09: after %s, repeats only a request that may have arrived',
  (_what, step, failure, kept) => {
    expect(chainAfter(...asked, chainFailed({ step, failure }))).toMatchObject({
      ...kept,
      ...(failure ? { status: 'failed', failedAt: step, failure } : { status: 'idle' }),
    });
  },
);

it('keeps the times of the first start, and no failure, when it starts again', () => {
  const chain = chainAfter(
    ...asked,
    chainFailed({ step: 'savePhone', failure: refused(400) }),
    chainStarted({ acceptedAt: '2026-11-20T11:00:00.000Z' }),
  );

  expect(chain).toMatchObject({ status: 'running', startedAt: AT, acceptedAt: AT });
  expect(chain).not.toHaveProperty('failure');
});

it('lists each finished step once', () => {
  const created = [chainStepDone({ step: 'register' }), applicationCreated({ uuid: 'a1' })];

  expect(chainAfter(...created, ...created).done).toEqual(['register', 'create']);
});

it('finishes only with an application', () => {
  expect(chainAfter(chainFinished())).toEqual(idleChain);
  expect(chainAfter(applicationCreated({ uuid: 'a1' }), chainFinished())).toMatchObject({
    status: 'finished',
    applicationUuid: 'a1',
  });
});

it.each<[string, Parameters<typeof chainAfter>, string]>([
  ['takes the stored chain before the first start', [], 'a9'],
  ['ignores the stored chain once it runs', [applicationCreated({ uuid: 'a1' }), ...asked], 'a1'],
])('FT-42: %s', (_what, before, uuid) => {
  const restored = draftRestored({
    draft: emptyDraft,
    unsaved: {},
    campaign: noCampaign,
    chain: { ...idleChain, applicationUuid: 'a9' },
    settled: {},
  });

  expect(chainAfter(...before, restored).applicationUuid).toBe(uuid);
});

const done = (['waitlist', 'savePhone', 'saveName'] as const).map((step) =>
  chainStepDone({ step }),
);
const failedOnce = chainFailed({ step: 'register', failure: refused(500) });
const created = applicationCreated({ uuid: 'a1' });
const ALL = ['waitlist', 'savePhone', 'saveName'];

it.each([
  {
    what: 'another property',
    answer: propertySubmitted({ property: aProperty() }),
    kept: ['savePhone', 'saveName'],
  },
  {
    what: 'another name',
    answer: nameSubmitted({ firstName: 'D', lastName: 'S' }),
    kept: ['waitlist', 'savePhone'],
  },
  { what: 'another contact', answer: contactSubmitted(aContact), kept: ['waitlist', 'saveName'] },
  { what: 'another birth date', answer: birthdateSubmitted({ dob: '1984-03-09' }), kept: ALL },
])('S4: after $what, repeats only the step that sends it', ({ answer, kept }) => {
  const failedBefore = chainAfter(...asked, ...done, failedOnce, answer);

  expect(failedBefore).toMatchObject({ status: 'idle', done: kept, acceptedAt: null });
  expect(failedBefore).not.toHaveProperty('failure');
  expect(chainAfter(...asked, ...done, answer)).toMatchObject({ status: 'running', done: kept });
});

it('S4: repeats no step for an answer that changes after the application was created', () => {
  const chain = chainAfter(...asked, ...done, created, contactSubmitted(aContact));

  expect(chain).toMatchObject({ status: 'running', done: [...ALL, 'create'], acceptedAt: null });
});

const submitOf = (contact: typeof aContact | null) => ({
  contact,
  consents,
  passwordHandle: null,
});

it.each([
  { what: 'the same contact', before: [failedOnce], contact: null, status: 'failed', kept: ALL },
  {
    what: 'another contact',
    before: [failedOnce],
    contact: aContact,
    status: 'idle',
    kept: ['waitlist', 'saveName'],
  },
  { what: 'the sign-in page', before: [chainLeft()], contact: null, status: 'idle', kept: ALL },
  {
    what: 'another contact while it runs',
    before: [],
    contact: aContact,
    status: 'running',
    kept: ALL,
  },
])(
  'SC-09: continues or starts again on a submit after $what',
  ({ before, contact, status, kept }) => {
    for (const submit of [registrationSubmitted, accountSubmitted])
      expect(chainAfter(...asked, ...done, ...before, submit(submitOf(contact)))).toMatchObject({
        status,
        done: kept,
      });
  },
);

it.each([
  { what: 'the log-out', end: loggedOut() },
  { what: 'a dropped registration', end: registrationDropped() },
])('forgets the chain after $what', ({ end }) => {
  const begun = [...asked, accountCreated({ email: aContact.email })];

  expect(chainAfter(...begun).accountEmail).toBe(aContact.email);
  expect(chainAfter(...begun, end)).toEqual(idleChain);
});
