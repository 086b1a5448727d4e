import { selectChain } from '#store/registration/flow.ts';
import { selectChainErrors } from '#store/registration/chain/chainMessages.ts';
import { modalClosed } from '#store/shell/slice.ts';
import { HANG, garbled, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import {
  acceptingLender,
  IDENTITY,
  JWT,
  PASSWORD,
  startSubmit,
  timesCalled,
  UUID,
} from '#tests/support/sagas/startSubmit.ts';
import '#tests/support/sagas/fakeTime.ts';

const keysOf = ({ calls }: ReturnType<typeof startSubmit>['api'], call: string) =>
  new Set(calls.filter(({ name }) => name === call).map(({ options }) => options.idempotencyKey));

describe('FT-04 FT-02 FT-07 FT-08: each failure at each chain step', () => {
  const linkCalls = [
    ['savePhone', 'savePhone'],
    ['readAbilityToStart', 'canStart'],
    ['readApplications', 'canStart'],
  ] as const;
  const faults: readonly [string, () => Error][] = [
    ['a dead network', offline],
    ['a 500', () => refused(500)],
    ['a 409', () => refused(409)],
    ['a 429', () => refused(429, 'Slow down.', { retryAfterMs: 30_000 })],
    ['garbage', () => garbled('x')],
  ];

  it.each(
    linkCalls.flatMap(([call, link]) =>
      faults.map(([what, fault]) => [what, call, link, fault] as const),
    ),
  )(
    'keeps everything after %s at %s, and continues there on the next submit',
    async (_what, call, link, fault) => {
      const { api, press, store, place } = startSubmit({ script: { [call]: [fault()] } });

      await press();
      expect(selectChain(store.getState())).toMatchObject({ status: 'failed', failedAt: link });
      expect(store.getState().registration.answers.draft.name?.firstName).toBe('Mira');
      expect(store.getState().shell.processingMessage).toBeNull();

      api.answer(call, acceptingLender[call] ?? []);
      await press();

      expect(timesCalled(api, 'registerIdentity')).toBe(1);
      expect(timesCalled(api, 'createApplication')).toBe(1);
      expect(place()).toContain(`/${UUID}/product/select`);
    },
  );

  it.each([...faults.filter(([what]) => what !== 'a 409'), ['a 503', () => refused(503)] as const])(
    'stays on the form after %s at create, and repeats it with the same key',
    async (_what, fault) => {
      const { api, press, store, ports } = startSubmit({
        script: { createApplication: [fault()] },
      });

      await press();
      expect(selectChain(store.getState())).toMatchObject({ status: 'failed', failedAt: 'create' });
      expect(selectChainErrors(store.getState()).banner?.messages).toHaveLength(1);
      expect(store.getState().shell.modals).toEqual([]);
      expect(ports.page.left).toEqual([]);
      api.answer('createApplication', acceptingLender['createApplication'] ?? []);
      await press();

      expect(keysOf(api, 'createApplication').size).toBe(1);
      expect(selectChain(store.getState()).status).toBe('finished');
    },
  );

  it.each([
    ['unchanged', PASSWORD, 1],
    ['with another password', 'Another!Kettle2026', 2],
  ])(
    'picks the right key after both responses to registering were lost: a submit %s',
    async (_what, password, keys) => {
      const { api, press, store } = startSubmit({
        script: { registerIdentity: [offline(), offline(), { jwt: JWT }] },
      });

      await press();
      expect(selectChain(store.getState())).toMatchObject({
        status: 'failed',
        failedAt: 'register',
      });
      await press(password);

      expect(keysOf(api, 'registerIdentity').size).toBe(keys);
      expect(selectChain(store.getState()).status).toBe('finished');
    },
  );

  it("requests a bearer that couldn't be verified again with the same key", async () => {
    const { api, press, store } = startSubmit({
      script: { verifyIdentity: [offline(), offline(), offline(), { uuid: IDENTITY }] },
    });

    await press();
    expect(selectChain(store.getState())).toMatchObject({ status: 'failed', failedAt: 'register' });
    await press();

    expect(keysOf(api, 'registerIdentity').size).toBe(1);
    expect(selectChain(store.getState()).status).toBe('finished');
  });

  it('sends a refused registration with a new key on the next submit', async () => {
    const { api, press, store } = startSubmit({
      script: { registerIdentity: [refused(422), { jwt: JWT }] },
    });

    await press();
    await press();

    expect(keysOf(api, 'registerIdentity').size).toBe(2);
    expect(selectChain(store.getState()).status).toBe('finished');
  });

  it('sends nothing again while a create hangs', async () => {
    const { api, store, press } = startSubmit({ script: { createApplication: [HANG] } });

    await press();

    expect(timesCalled(api, 'createApplication')).toBe(1);
    expect(selectChain(store.getState()).status).toBe('running');
  });

  it.each([400, 404, 422])(
    'MSG-SUB-05: shows a refusal with %d at create in a modal, and keeps the answers for a new submit',
    async (status) => {
      const { api, press, ports, store } = startSubmit({
        script: { createApplication: [refused(status, 'No product fits.'), { uuid: UUID }] },
      });

      await press();
      expect(store.getState().shell.modals).toEqual([{ id: 'createRefused' }]);
      expect(ports.page.left).toEqual([]);
      expect(store.getState().registration.answers.draft.dob).toBe('1984-03-09');
      store.dispatch(modalClosed({ id: 'createRefused' }));
      await press();

      expect(keysOf(api, 'createApplication').size).toBe(2);
      expect(selectChain(store.getState()).status).toBe('finished');
    },
  );

  it('FT-46: tells a second tab, and leads it to the application of the first', async () => {
    const there = { uuid: UUID, active: true, status: { checklistStatus: 'OFFER_SELECTION' } };
    const { press, ports, store } = startSubmit({
      script: {
        createApplication: [refused(409, 'Active application already exists.')],
        readApplications: [[], [there]],
      },
    });

    await press();

    expect(ports.page.left).toEqual([]);
    expect(store.getState().shell.modals).toEqual([{ id: 'activeApplication', uuid: UUID }]);
    expect(selectChain(store.getState())).toMatchObject({
      status: 'idle',
      done: ['waitlist', 'register', 'savePhone', 'canStart'],
    });
  });

  const message = 'We do not currently offer loans in Alaska.';
  const fields = [{ field: 'propertyRequest.state', message }];

  it.each([
    { where: 'in the message of a 400', fault: refused(400, message), inField: false },
    { where: 'at the field of a 400', fault: refused(400, '', { fields }), inField: true },
    { where: 'in the message of a 500', fault: refused(500, message), inField: false },
    { where: 'at the field of a 503', fault: refused(503, '', { fields }), inField: true },
  ])(
    'MSG-SUB-06: keeps the user on the form when a state without lending is refused $where, and ends the submit',
    async ({ fault, inField }) => {
      const { press, ports, store } = startSubmit({ script: { createApplication: [fault] } });

      await press();

      const { banner, fieldErrors } = selectChainErrors(store.getState());
      expect(banner?.messages ?? []).toEqual(inField ? [] : [message]);
      expect(fieldErrors).toEqual(inField ? { 'propertyRequest.state': message } : {});
      expect(store.getState().shell.modals).toEqual([]);
      expect(ports.page.left).toEqual([]);
      expect(selectChain(store.getState())).toMatchObject({ failedAt: 'create', acceptedAt: null });
    },
  );

  it.each([
    ['SMS consents', 'saveSmsConsents'],
    ['the name', 'saveProfileName'],
    ['the experiment profile', 'readOptimizelyProfile'],
  ])('keeps the application after a failure of %s', async (_what, call) => {
    const { press, place, store } = startSubmit({ script: { [call]: [refused(500)] } });

    await press();

    expect(place()).toContain(`/${UUID}/product/select`);
    expect(selectChain(store.getState()).status).toBe('finished');
  });
});

it("FT-03: opens an application that was created and can't be read at its own address", async () => {
  const { press, ports, store } = startSubmit({ script: { readStatus: [refused(503)] } });

  await press();

  expect(selectChain(store.getState()).status).toBe('finished');
  expect(ports.history.entries).toEqual([`/account/heloc/${UUID}`]);
});
