import { createAppStore } from '#store/index.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { idleChain, type Chain, type ChainStep } from '#store/registration/chain/chain.ts';
import {
  applicationCreated,
  chainFailed,
  chainFinished,
  chainStarted,
  chainStepDone,
  createRequested,
  experimentsFixed,
} from '#store/registration/chain/slice.ts';
import { selectChain } from '#store/registration/flow.ts';
import { draftRestored } from '#store/registration/slice.ts';
import { emptyDraft } from '#store/registration/questions.ts';
import type { Failure } from '#store/remote.ts';

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
