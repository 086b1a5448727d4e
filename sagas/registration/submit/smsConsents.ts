import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { saveSmsConsents } from '#sagas/api/contract/registration.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { SOON_RETRY } from '#sagas/control/retrying.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { readSmsPrompt } from '#sagas/registration/smsPrompt.ts';
import { selectOrgCode } from '#store/org/selectors.ts';
import { REGISTRATION_SCOPE } from '#store/pendingWrites/slice.ts';
import { selectAsksForSms, selectSmsPrompts } from '#store/registration/selectors.ts';
import { selectDraft } from '#store/registration/flow.ts';
import { toastShown } from '#store/shell/slice.ts';

/** Our choice: the specification names the fields but no values. */
const SOURCE = 'HELOC_REGISTRATION';
const PRODUCT = 'HELOC';
const NOT_SAVED = "We couldn't save your text message choice. You can set it later in settings.";

/** Returns the choice for each box with its text. Reads a text again if the draft doesn't name it (SUBMIT-06). */
function* smsChoices(ports: Ports) {
  const draft = yield* select(selectDraft);
  const prompts = yield* select(selectSmsPrompts);
  const consents: BodyOf<typeof saveSmsConsents>['consents'] = [];
  let areAll = true;
  for (const [kind, isGiven, shown] of [
    ['transactional', draft.smsTransactionalConsent, draft.smsTransactionalPrompt],
    ['marketing', draft.smsMarketingConsent, draft.smsMarketingPrompt],
  ] as const) {
    if (isGiven === null) continue;
    const uuid =
      shown ?? (prompts[kind] ?? (yield* call(readSmsPrompt, ports, kind, SOON_RETRY)))?.uuid;
    if (uuid === undefined) areAll = false;
    else consents.push({ consentPromptUuid: uuid, optInOut: isGiven ? 'IN' : 'OUT' });
  }
  return { consents, areAll };
}

/** CALL-SUB-10, SUBMIT-12: saves the choices on the main brand. A failure is shown (S4), and nothing else gets lost. */
export function* saveConsents(ports: Ports): SagaGenerator<void> {
  const { email, phoneNumber } = yield* select(selectDraft);
  if (email === null || phoneNumber === null || !(yield* select(selectAsksForSms))) return;
  const { consents, areAll } = yield* call(smsChoices, ports);
  const org = yield* select(selectOrgCode);
  const sender = { org, source: SOURCE, productType: PRODUCT, phone: phoneNumber, email };
  const params = { body: { ...sender, consents } };
  const scope = `${REGISTRATION_SCOPE}smsConsents`;
  const answer =
    consents.length === 0 ||
    (yield* nullOnFailure(function* () {
      yield* sendIdempotent(ports, saveSmsConsents, params, { scope });
      return true;
    }));
  const areSaved = areAll && answer === true;
  if (!areSaved) yield* put(toastShown({ tone: 'info', text: NOT_SAVED }));
}
