import { watchLocation } from '#sagas/navigation/location.ts';
import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import { watchReturnFromLogin } from '#sagas/registration/login/watchReturnFromLogin.ts';
import { watchSubmit } from '#sagas/registration/submit/watchSubmit.ts';
import { identityAbsent, identityReceived } from '#store/identity/slice.ts';
import { propertySubmitted, registrationSubmitted } from '#store/registration/slice.ts';
import { aProperty, consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { fakePorts, fakeStorage, type FakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import {
  offline,
  refused,
  scriptedApi,
  type ScriptedApi,
} from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { acceptingLender, IDENTITY, startSubmit } from '#tests/support/sagas/startSubmit.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';

const START = '2026-11-21T15:00:00.000Z';
const MINUTE_MS = 60_000;

const nowOf = ({ clock }: FakePorts) => new Date(clock.now()).toISOString();

/** The consent, its time and the idempotency key of each call of this name. */
const said = (api: ScriptedApi, wanted: string) =>
  api.calls
    .filter(({ name }) => name === wanted)
    .map(({ params, options }) => {
      const body = params.body as {
        consent?: { acceptedAt: string };
        consentRequests?: { textKey: string; acceptedAt: string }[];
      };
      const given = body.consentRequests ?? [];
      return {
        texts: given.map(({ textKey }) => textKey),
        times: [...new Set(given.map(({ acceptedAt }) => acceptedAt))],
        listTime: body.consent?.acceptedAt,
        key: options.idempotencyKey,
      };
    });

describe('F-16: the time of a consent', () => {
  it('keeps the consent time of the press that showed the text after another answer changed it', async () => {
    const { api, ports, press, store } = startSubmit({
      script: { createApplication: [offline()] },
    });
    const flags = { 'fe-heloc-fcra-ny': true };
    store.dispatch(someFlags(flags));
    await press();

    await pass(20 * MINUTE_MS);
    store.dispatch(propertySubmitted({ property: aProperty({ state: 'NY', zip: '11215' }) }));
    const secondPress = nowOf(ports);
    await press();

    const [first, second] = said(api, 'createApplication');
    expect(first).toMatchObject({ times: [START] });
    expect(first?.texts).toContain('T-01');
    expect(second).toMatchObject({ times: [secondPress] });
    expect(second?.texts).toContain('T-03');
    expect(second?.key).not.toBe(first?.key);
  });

  it('SC-09: keeps the consent time with the key as long as the answers stay, even for a late press', async () => {
    const { api, press } = startSubmit({ script: { createApplication: [offline()] } });

    await press();
    await pass(20 * MINUTE_MS);
    await press();

    const [first, second] = said(api, 'createApplication');
    expect(first?.times).toEqual([START]);
    expect(second).toEqual(first);
  });

  it('SC-09: takes a new consent time with the key after a refusal, which ended the submit before', async () => {
    const refusal = refused(400, 'We do not currently offer loans in Alaska.');
    const { api, ports, press } = startSubmit({ script: { createApplication: [refusal] } });
    await press();

    await pass(20 * MINUTE_MS);
    const secondPress = nowOf(ports);
    await press();

    const [first, second] = said(api, 'createApplication');
    expect(second?.times).toEqual([secondPress]);
    expect(second?.key).not.toBe(first?.key);
  });
});

describe('F-16: the time of a consent before the lender’s sign-in page', () => {
  const at = '/account/heloc/register-v2/login-info';
  const external = anOrganisation({ switches: { authMode: 'external' } });
  const lender = {
    ...acceptingLender,
    registerWithBroker: [{ redirect: 'https://larkmere.example/' }],
  };

  /** A user at the login step, who may press and come back. */
  async function open() {
    const kept = { session: fakeStorage(), local: fakeStorage() };
    const api = scriptedApi(lender);
    const ports = fakePorts({ api, at, ...kept });
    const { clock } = ports;
    const { store } = startSaga([watchLocation, watchRegistrationDraft, watchSubmit], {
      ports,
      organisation: external,
    });
    await pass(0);
    for (const fact of [identityAbsent(), ...everyAnswer()]) store.dispatch(fact);

    /** Leaves for the sign-in page, and stays there for twenty minutes. */
    const leave = async () => {
      store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle: null }));
      await pass(20 * MINUTE_MS);
    };
    /** The consent times of the create that follows the sign-in. */
    const signIn = async () => {
      const { query } =
        api.calls.findLast(({ name }) => name === 'registerWithBroker')?.params ?? {};
      const { externalStateNonce } = query as { externalStateNonce: string };
      const back = scriptedApi(lender);
      const search = `?externalStateNonce=${externalStateNonce}`;
      const { store: there } = startSaga(
        [watchLocation, watchRegistrationDraft, watchReturnFromLogin],
        {
          ports: fakePorts({ api: back, at: at + search, clock, ...kept }),
          organisation: external,
        },
      );
      there.dispatch(identityReceived({ uuid: IDENTITY }));
      await pass(1_000);
      return said(back, 'createApplication').map(({ times }) => times);
    };
    return { api, ports, leave, signIn };
  }

  it('takes the consent time of the press, not of the return from the sign-in page', async () => {
    const { leave, signIn } = await open();

    await leave();

    expect(await signIn()).toEqual([[START]]);
  });

  it('SC-09: takes a new consent time with the key after a return without signing in', async () => {
    const { api, ports, leave, signIn } = await open();
    await leave();
    const secondPress = nowOf(ports);

    await leave();

    const [first, second] = said(api, 'registerWithBroker');
    expect(second?.key).not.toBe(first?.key);
    expect(await signIn()).toEqual([[secondPress]]);
  });
});
