import { watchLocation } from '#sagas/navigation/location.ts';
import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import { watchReturnFromLogin } from '#sagas/registration/login/watchReturnFromLogin.ts';
import { watchSubmit } from '#sagas/registration/submit/watchSubmit.ts';
import { identityAbsent, identityReceived } from '#store/identity/slice.ts';
import { propertySubmitted } from '#store/registration/answers.ts';
import {
  registrationSubmitted,
  noSmsPrompts,
  smsPromptsReceived,
} from '#store/registration/slice.ts';
import { aProperty, consents, everyAnswer, aContact } from '#tests/support/fixtures/answers.ts';
import { fakePorts, fakeStorage, type FakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import {
  offline,
  refused,
  scriptedApi,
  type ScriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import {
  acceptingLender,
  IDENTITY,
  startSubmit,
  smsPrompts,
  timesCalled,
} from '#tests/support/sagas/startSubmit.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';
import { selectChain } from '#store/registration/flow.ts';

const START = '2026-11-21T15:00:00.000Z';

const MINUTE_MS = 60_000;

const nowOf = ({ clock }: FakePorts) => new Date(clock.now()).toISOString();

/** Returns the consent, its time and the idempotency key of each call with this name. */
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
  it('keeps the consent time of the submit that showed the text after another answer changed it', async () => {
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

  it('SC-09: keeps the consent time with the key as long as the answers stay, even for a late submit', async () => {
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

  /** Opens the login step. The user may submit and come back. */
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

    /** Goes to the sign-in page, and stays there for twenty minutes. */
    const leave = async () => {
      store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle: null }));
      await pass(20 * MINUTE_MS);
    };
    /** Returns the consent times of the create after the sign-in. */
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

  it('uses the consent time of the submit, not of the return from the sign-in page', async () => {
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

const unseen = { smsTransactionalConsent: null, smsMarketingConsent: null };

/** Returns the SMS consents sent to the lender, or nothing if there was no save. */
const saved = (api: ScriptedApi) => {
  const { body } = api.calls.find(({ name }) => name === 'saveSmsConsents')?.params ?? {};
  return (body as { consents: unknown } | undefined)?.consents;
};

it('CALL-SUB-10: names the prompt that was shown in the consent, whatever the lender’s prompt is by then', async () => {
  const shown = { uuid: '0b6f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e04', text: 'May we write to you?' };
  const asked = smsPromptsReceived({ transactional: shown, marketing: null });
  const { api, press } = startSubmit({ answers: [asked, ...everyAnswer()] });

  await press();

  expect(saved(api)).toEqual([
    { consentPromptUuid: shown.uuid, optInOut: 'IN' },
    { consentPromptUuid: smsPrompts.marketing?.uuid, optInOut: 'OUT' },
  ]);
});

it('SUBMIT-06: sends nothing for a box that was not shown', async () => {
  const { api, press, store } = startSubmit({ answers: everyAnswer({ contact: unseen }) });

  await press();

  expect(timesCalled(api, 'saveSmsConsents')).toBe(0);
  expect(selectChain(store.getState()).status).toBe('finished');
});

it('FIELD-REG-06: keeps a consent when the last submit has no boxes', async () => {
  const { api, ports, press, store } = startSubmit({ script: { createApplication: [offline()] } });
  await press();
  api.answer('createApplication', acceptingLender['createApplication'] ?? []);

  store.dispatch(
    registrationSubmitted({
      contact: { ...aContact, ...unseen },
      consents,
      passwordHandle: ports.vault.deposit('Copper!Kettle2026'),
    }),
  );
  await pass(35_000);

  expect(saved(api)).toMatchObject([{ optInOut: 'IN' }, { optInOut: 'OUT' }]);
});

describe('SUBMIT-06, CALL-SUB-08 to CALL-SUB-10: the answer of a box whose prompt was lost in a reload', () => {
  const NOT_SAVED = "We couldn't save your text message choice. You can set it later in settings.";
  const read = (kind: 'transactional' | 'marketing') => ({
    consentPromptUuid: smsPrompts[kind]?.uuid,
    text: smsPrompts[kind]?.text,
  });

  async function end(readConsentPrompt: readonly Answer[], prompts = noSmsPrompts, more = {}) {
    const { api, press, store } = startSubmit({ script: { readConsentPrompt }, prompts, ...more });
    await press();
    const { shell } = store.getState();
    expect(selectChain(store.getState()).status).toBe('finished');
    const asked = api.calls.filter(({ name }) => name === 'readConsentPrompt');
    return {
      saved: saved(api),
      asked: asked.map(({ params }) => params.path?.['consentType']),
      toasts: shell.toasts.map(({ text }) => text),
    };
  }

  const choice = (kind: 'transactional' | 'marketing', optInOut: 'IN' | 'OUT') => ({
    consentPromptUuid: smsPrompts[kind]?.uuid,
    optInOut,
  });
  const both = [choice('transactional', 'IN'), choice('marketing', 'OUT')];
  const prompts = [read('transactional'), read('marketing')];

  it.each([
    { what: 'saves both after the prompts were read once more', reads: prompts, saves: both },
    {
      what: 'saves both when the prompts can be read a moment later (API-12)',
      reads: [refused(503), ...prompts],
      saves: both,
    },
    {
      what: "reports both as not saved when the prompts can't be read",
      reads: [refused(500)],
      toasts: [NOT_SAVED],
    },
    {
      what: 'saves them as far as possible, and reports the rest',
      reads: [offline()],
      known: { ...noSmsPrompts, transactional: smsPrompts.transactional },
      saves: [choice('transactional', 'IN')],
      kinds: ['SMS'],
      toasts: [NOT_SAVED],
    },
    {
      what: 'reports both as not saved when the save fails',
      reads: [],
      known: smsPrompts,
      more: { script: { saveSmsConsents: [refused(500)] } },
      saves: both,
      kinds: [],
      toasts: [NOT_SAVED],
    },
    {
      what: 'needs the prompts only if there was a box',
      reads: [refused(500)],
      more: { answers: everyAnswer({ contact: unseen }) },
      kinds: [],
    },
    {
      what: 'needs no prompts on another brand (SUBMIT-12)',
      reads: prompts,
      more: { organisation: anOrganisation() },
      kinds: [],
    },
  ])('S4 $what', async ({ reads, known, more, saves, kinds, toasts = [] }) => {
    const found = await end(reads, known, more);

    expect(found.saved).toEqual(saves);
    expect(new Set(found.asked)).toEqual(new Set(kinds ?? ['SMS_TRANSACTIONAL', 'SMS']));
    expect(found.toasts).toEqual(toasts);
  });
});
