import { throwBug } from '#sagas/api/apiError.ts';
import { readConsentPrompt } from '#sagas/api/contract/eligibility.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { retrying, type RetryPolicy } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import type { SmsPrompt, SmsPrompts } from '#store/registration/slice.ts';

/** CALL-SUB-08, CALL-SUB-09 */
const consentTypes: Readonly<Record<keyof SmsPrompts, string>> = {
  transactional: 'SMS_TRANSACTIONAL',
  marketing: 'SMS',
};

/** A text about messages that a person may agree to; null for one that cannot be read. */
export function* readSmsPrompt(
  ports: Ports,
  kind: keyof SmsPrompts,
  policy: RetryPolicy,
): SagaGenerator<SmsPrompt | null> {
  try {
    const { consentPromptUuid, text } = yield* retrying(policy, () =>
      send(ports, readConsentPrompt, { path: { consentType: consentTypes[kind] } }),
    );
    return { uuid: consentPromptUuid, text };
  } catch (error) {
    throwBug(error);
    return null;
  }
}
