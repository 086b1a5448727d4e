import { experimentsDecided } from '#store/flags/experimentsSlice.ts';
import { selectChain } from '#store/registration/flow.ts';
import { incomeSubmitted } from '#store/registration/answers.ts';
import { garbled, HANG, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import {
  acceptingLender,
  startSubmit,
  timesCalled,
  UUID,
} from '#tests/support/sagas/startSubmit.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const born = {
  uuid: UUID,
  active: true,
  status: { checklistStatus: 'SOFT_CREDIT_PULL_IN_PROGRESS' },
  auditFields: { createdDate: '2026-11-21T15:00:05Z' },
};

const faults: readonly [string, () => Error][] = [
  ['a dead network', offline],
  ['a 503', () => refused(503)],
  ['a 403', () => refused(403, 'Not now.')],
  ['a 429', () => refused(429, 'Slow down.', { retryAfterMs: 1_000 })],
  ['garbage', () => garbled('readApplications')],
];

/** Starts a create whose response is lost, at a lender that then can't list the applications. */
const lose = (unread: Error) =>
  startSubmit({ script: { createApplication: [offline()], readApplications: [[], unread] } });

describe('FT-02: when the response to create is lost', () => {
  it.each(faults)(
    'keeps the user there after %s at heloc/all, and finds the application on the next submit',
    async (_what, fault) => {
      const { api, press, ports, place, store } = lose(fault());

      await press();
      expect(ports.page.left).toEqual([]);
      expect(selectChain(store.getState())).toMatchObject({
        status: 'failed',
        failedAt: 'canStart',
      });

      api.answer('readApplications', [[born]]);
      await press();
      expect(timesCalled(api, 'createApplication')).toBe(1);
      expect(place()).toContain(`/${UUID}/product/select`);
    },
  );

  it.each(faults)(
    'keeps the key after %s at heloc/all, and creates a missing application with it',
    async (_what, fault) => {
      const { api, press } = lose(fault());

      await press();
      api.answer('readApplications', [[]]);
      api.answer('createApplication', acceptingLender['createApplication'] ?? []);
      await press();

      const creates = api.calls.filter(({ name }) => name === 'createApplication');
      expect(creates).toHaveLength(2);
      expect(creates[0]?.options.idempotencyKey).toBe(creates[1]?.options.idempotencyKey);
    },
  );

  it.each(faults)(
    "doesn't repeat the create when the next submit gets %s at heloc/all",
    async (_what, fault) => {
      const { api, press, ports, store } = lose(offline());

      await press();
      api.answer('readApplications', [fault()]);
      await press();

      expect(timesCalled(api, 'createApplication')).toBe(1);
      expect(ports.page.left).toEqual([]);
      expect(selectChain(store.getState())).toMatchObject({
        status: 'failed',
        failedAt: 'canStart',
      });
    },
  );

  it('FT-03: asks a lender again that fails at heloc/all, and finds the application', async () => {
    const { api, press, place } = startSubmit({
      script: {
        createApplication: [offline()],
        readApplications: [[], refused(503), refused(503), [born]],
      },
    });

    await press();

    expect(timesCalled(api, 'createApplication')).toBe(1);
    expect(place()).toContain(UUID);
  });
});

it('FT-02: reads the applications once, and adopts none, when the chain failed before can-start', async () => {
  const { api, press, store } = startSubmit({
    script: { savePhone: [offline(), {}], readApplications: [[], [born]] },
  });

  await press();
  await press();

  expect(timesCalled(api, 'readApplications')).toBe(1);
  expect(timesCalled(api, 'createApplication')).toBe(1);
  expect(selectChain(store.getState()).status).toBe('finished');
});

describe('FT-02, S4: an application that was created before its answers changed', () => {
  const EARLIER =
    'Your application has your earlier answers. You can change them when you review it.';
  const raise = incomeSubmitted({ income: 240_000, otherIncome: 0, employmentType: 'FULL_TIME' });
  const bornAt = (createdDate: string) => ({ ...born, auditFields: { createdDate } });

  it.each([
    { what: 'an application as it was before', isTold: true },
    { what: 'one that appears after the changed answers were lost', late: born, isTold: true },
    // The second submit comes 35 seconds after the first, and the lender's clock has only whole seconds.
    { what: 'one with the changed answers', late: bornAt('2026-11-21T15:00:34Z'), isTold: false },
    { what: 'one whose answers never changed', isChanged: false, isTold: false },
    {
      what: 'one that was changed before its first create',
      script: { savePhone: [offline(), {}], createApplication: [offline()] },
      late: bornAt('2026-11-21T15:00:40Z'),
      isTold: false,
    },
  ])(
    'decides whether to mention earlier answers ($isTold): $what',
    async ({ script, late, isChanged = true, isTold }) => {
      const { api, press, place, toasts, store } = script
        ? startSubmit({ script })
        : lose(offline());
      await press();
      if (isChanged) store.dispatch(raise);

      api.answer('readApplications', late ? [[], [late]] : [[born]]);
      await press();

      expect(timesCalled(api, 'createApplication')).toBe(late && !script ? 2 : 1);
      expect(place()).toContain(`/${UUID}/product/select`);
      expect(toasts()).toEqual(isTold ? [{ tone: 'info', text: EARLIER }] : []);
    },
  );

  async function leaveAfterCreate() {
    const lender = startSubmit({ script: { saveProfileName: [HANG], readProfile: [HANG] } });
    await lender.press();
    lender.ports.history.back();
    await pass(0);
    lender.api.answer('readProfile', acceptingLender['readProfile'] ?? []);
    lender.api.answer('saveProfileName', [{}]);
    return lender;
  }

  it('FT-42, FT-43: tells the user about a change after create, and sends nothing twice', async () => {
    const { api, press, place, toasts, store } = await leaveAfterCreate();
    const { done } = selectChain(store.getState());
    store.dispatch(raise);

    await press();

    expect(done).toContain('create');
    expect(selectChain(store.getState()).done).toEqual(expect.arrayContaining(done));
    expect(timesCalled(api, 'createApplication')).toBe(1);
    expect(timesCalled(api, 'readAbilityToStart')).toBe(1);
    expect(place()).toContain(`/${UUID}/product/select`);
    expect(toasts()).toEqual([{ tone: 'info', text: EARLIER }]);
  });

  it.each([
    ['whose response was lost', () => lose(offline())],
    ['that was abandoned', leaveAfterCreate],
  ])(
    "doesn't tell the user when the same was answered again after a create %s",
    async (_what, begin) => {
      const { api, press, toasts, store } = await begin();
      await press();
      const { income } = store.getState().registration.answers.draft;
      store.dispatch(incomeSubmitted(income ?? raise.payload));

      api.answer('readApplications', [[born]]);
      await press();

      expect(selectChain(store.getState()).status).toBe('finished');
      expect(toasts()).toEqual([]);
    },
  );

  it('tells the user about a change once, and not when nothing changed after create', async () => {
    const { press, toasts, store } = await leaveAfterCreate();

    await press();
    expect(toasts()).toEqual([]);

    store.dispatch(raise);
    await press();
    await press();
    expect(toasts()).toEqual([{ tone: 'info', text: EARLIER }]);
  });
});

it.each([
  ['CANCELLED', "doesn't count as the created one", 2],
  ['DECLINED', 'counts as the created one', 1],
])(
  'S3: decides whether an application that became %s in the meantime counts: it %s',
  async (checklistStatus, _what, creates) => {
    const { api, press } = lose(offline());
    await press();
    const over = { ...born, active: false, status: { checklistStatus } };

    api.answer('createApplication', acceptingLender['createApplication'] ?? []);
    api.answer('readApplications', [[over]]);
    await press();

    expect(timesCalled(api, 'createApplication')).toBe(creates);
  },
);

it("FT-46: keeps a second tab where it is when it can't read the application of the first", async () => {
  const { press, ports, store } = startSubmit({
    script: {
      createApplication: [refused(409, 'Active application already exists.')],
      readApplications: [[], refused(503)],
    },
  });

  await press();

  expect(ports.page.left).toEqual([]);
  expect(selectChain(store.getState())).toMatchObject({ status: 'failed', failedAt: 'canStart' });
});

it.each(['registerIdentity', 'createApplication'])(
  'FT-02 SC-09: sends the same request on the next submit after a 409 without a code at %s',
  async (name) => {
    const atWork = refused(409, 'Still at work.');
    const { api, press } = startSubmit({ script: { [name]: [atWork] } });
    await press();
    api.answer(name, acceptingLender[name] ?? []);
    await press();

    const sent = api.calls.filter((call) => call.name === name);
    expect(new Set(sent.map(({ options }) => options.idempotencyKey)).size).toBe(1);
    expect(sent).toHaveLength(2);
  },
);

it('SC-09 FT-02: repeats the same request after a lost create, even if experiments were decided since', async () => {
  const { api, press, store } = lose(offline());
  await press();
  store.dispatch(experimentsDecided([{ name: 'fe-heloc-redesign-2025', variation: 'control' }]));
  api.answer('readOptimizelyProfile', [{ optimizelyProfileUuid: UUID }]);
  api.answer('readApplications', [[]]);
  api.answer('createApplication', acceptingLender['createApplication'] ?? []);
  await press();

  const [first, second] = api.calls.filter(({ name }) => name === 'createApplication');
  expect(second?.params).toEqual(first?.params);
  expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
});
