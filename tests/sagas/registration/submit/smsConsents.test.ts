import { selectChain } from '#store/registration/flow.ts';
import {
  noSmsPrompts,
  registrationSubmitted,
  smsPromptsReceived,
} from '#store/registration/slice.ts';
import { aContact, consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import {
  offline,
  refused,
  type Answer,
  type ScriptedApi,
} from '#tests/support/fakes/scriptedApi.ts';
import {
  acceptingLender,
  startSubmit,
  smsPrompts,
  timesCalled,
} from '#tests/support/sagas/startSubmit.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const unseen = { smsTransactionalConsent: null, smsMarketingConsent: null };

/** The SMS consents sent to the lender; nothing without a save. */
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

it('FIELD-REG-06: keeps a consent when the last press has no boxes', async () => {
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

describe('SUBMIT-06, CALL-SUB-08 to CALL-SUB-10: the answer of a box whose prompt a reload has lost', () => {
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
      what: 'needs the prompts only when there was a box',
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
