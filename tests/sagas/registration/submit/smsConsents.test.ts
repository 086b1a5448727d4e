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

  it('saves the answer of a box after the prompts were read once more', async () => {
    expect(await end([read('transactional'), read('marketing')])).toEqual({
      saved: [
        { consentPromptUuid: smsPrompts.transactional?.uuid, optInOut: 'IN' },
        { consentPromptUuid: smsPrompts.marketing?.uuid, optInOut: 'OUT' },
      ],
      asked: ['SMS_TRANSACTIONAL', 'SMS'],
      toasts: [],
    });
  });

  it('API-12: saves the answer of a box when the prompts can be read a moment later', async () => {
    const { saved: choices, toasts } = await end([
      refused(503),
      read('transactional'),
      read('marketing'),
    ]);

    expect(choices).toHaveLength(2);
    expect(toasts).toEqual([]);
  });

  it("S4: reports the answer of a box as not saved when the prompts can't be read", async () => {
    const { saved: choices, toasts } = await end([refused(500)]);

    expect(choices).toBeUndefined();
    expect(toasts).toEqual([NOT_SAVED]);
  });

  it('S4: saves the answers of the boxes as far as possible, and reports the rest', async () => {
    const known = { ...noSmsPrompts, transactional: smsPrompts.transactional };
    const { saved: choices, asked, toasts } = await end([offline()], known);

    expect(choices).toMatchObject([{ optInOut: 'IN' }]);
    expect(new Set(asked)).toEqual(new Set(['SMS']));
    expect(toasts).toEqual([NOT_SAVED]);
  });

  it('S4: reports the answers of the boxes as not saved when the save fails', async () => {
    const script = { saveSmsConsents: [refused(500)] };

    expect(await end([], smsPrompts, { script })).toMatchObject({ asked: [], toasts: [NOT_SAVED] });
  });

  it('needs the prompts only when there was a box', async () => {
    const answers = everyAnswer({ contact: unseen });

    expect((await end([refused(500)], noSmsPrompts, { answers })).asked).toEqual([]);
  });

  it('SUBMIT-12: needs no prompts on another brand', async () => {
    const found = await end([read('transactional')], noSmsPrompts, {
      organisation: anOrganisation(),
    });

    expect(found).toEqual({ saved: undefined, asked: [], toasts: [] });
  });
});
