import { rootSagas } from '#sagas/sagas.ts';
import { selectChain } from '#store/registration/flow.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { serviceFaults, serviceGateway } from '#tests/support/fakes/serviceGateway.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { acceptingLender, PASSWORD, UUID } from '#tests/support/sagas/startSubmit.ts';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const BASE = '/account/heloc';

beforeEach(() => jest.useFakeTimers());

/** Answers every question and submits as a visitor while these services fail from the start. */
async function journeyToOffers(failing: RegExp, how: keyof typeof serviceFaults) {
  const { readIdentity: _visitor, ...script } = acceptingLender;
  const gateway = serviceGateway(
    {
      ...script,
      readStatesEligibility: [{ states: [{ state: 'OH', eligible: true }] }],
      readZipEligibility: [{ blockedZips: [] }],
    },
    failing,
    serviceFaults[how],
  );
  const { api, tokens, names } = gateway;
  const ports = fakePorts({ api: api as never, tokens, at: `${BASE}/register-v2` });
  const { store, stop } = startSaga(rootSagas, { ports });
  await pass(3_000);
  const { flags } = store.getState();
  for (const answer of everyAnswer().slice(2)) {
    store.dispatch(answer);
    await pass(1_000);
  }
  const lastQuestion = ports.history.entries.at(-1);
  const passwordHandle = ports.vault.deposit(PASSWORD);
  store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle }));
  await pass(60_000);
  stop();
  return { names, flags, store, ports, lastQuestion };
}

const outages = [
  ['telemetry', /^\/ft\//],
  ['flags and experiments', /^\/service-optimize\//],
  ['banners', /\/banners\//],
  ['hours', /^\/service-operating-hours\//],
  ['licences', /\/state-licenses/],
  [
    'all of them',
    /^\/ft\/|^\/service-optimize\/|\/experiments$|optermizerly|\/banners\/|^\/service-operating-hours\/|\/state-licenses/,
  ],
] as const;

describe.each(outages)('FT-83, FT-84: the service of %s', (_what, failing) => {
  it.each(Object.keys(serviceFaults) as (keyof typeof serviceFaults)[])(
    'leads to the offers when a service %s',
    async (how) => {
      const { names, flags, store, ports, lastQuestion } = await journeyToOffers(failing, how);

      expect(flags.status).not.toBe('waiting');
      expect(lastQuestion).toBe(`${BASE}/register-v2/set-password`);
      expect(selectChain(store.getState()).applicationUuid).toBe(UUID);
      expect(ports.history.entries.at(-1)).toBe(`${BASE}/${UUID}/product/select?from=registration`);
      expect(names.filter((name) => name === 'createApplication')).toHaveLength(1);
      expect(store.getState().shell.toasts).toEqual([]);
    },
  );
});
