import { toFailure } from '#sagas/api/apiError.ts';
import { saveSmsConsents } from '#sagas/api/contract/registration.ts';
import { put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { send } from '#sagas/control/send.ts';
import { selectOrgCode } from '#store/org/selectors.ts';
import { selectAsksForSms, selectChain, selectSmsPrompts } from '#store/registration/selectors.ts';
import { selectDraft } from '#store/registration/walk.ts';
import { toastShown } from '#store/shell/slice.ts';

/** chosen: the specification names the fields and no values. */
const SOURCE = 'HELOC_REGISTRATION';
const PRODUCT = 'HELOC';
const NOT_SAVED = 'We could not save your text message choice. You can set it later in settings.';

/** CALL-SUB-10, SUBMIT-12: on the main brand, for each prompt that was shown; failing loses nothing else. */
export function* saveConsents(ports: Ports): SagaGenerator<void> {
  if (!(yield* select(selectAsksForSms))) return;
  const { email, phoneNumber, smsTransactionalConsent, smsMarketingConsent } =
    yield* select(selectDraft);
  const { transactional, marketing } = yield* select(selectSmsPrompts);
  const { keys } = yield* select(selectChain);
  const asked = [
    { prompt: transactional, isGiven: smsTransactionalConsent },
    { prompt: marketing, isGiven: smsMarketingConsent },
  ].flatMap(({ prompt, isGiven }) =>
    prompt === null
      ? []
      : [
          {
            consentPromptUuid: prompt.uuid,
            optInOut: isGiven ? ('IN' as const) : ('OUT' as const),
          },
        ],
  );
  if (asked.length === 0 || email === null || phoneNumber === null) return;
  try {
    yield* send(
      ports,
      saveSmsConsents,
      {
        body: {
          org: yield* select(selectOrgCode),
          source: SOURCE,
          productType: PRODUCT,
          phone: phoneNumber,
          email,
          consents: asked,
        },
      },
      keys === null ? {} : { idempotencyKey: keys.smsConsents },
    );
  } catch (error) {
    toFailure(error);
    yield* put(toastShown({ tone: 'info', text: NOT_SAVED }));
  }
}
