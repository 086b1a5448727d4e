import { readConsentPrompt } from '#sagas/api/contract/eligibility.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { retrying, type RetryPolicy } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import type { SmsPrompt, SmsPrompts } from '#store/registration/slice.ts';

/** CALL-SUB-08, CALL-SUB-09 */
const consentTypes: Readonly<Record<keyof SmsPrompts, string>> = {
  transactional: 'SMS_TRANSACTIONAL',
  marketing: 'SMS',
};

/** Returns an SMS consent text, or null if the read failed. */
export function* readSmsPrompt(
  ports: Ports,
  kind: keyof SmsPrompts,
  policy: RetryPolicy,
): SagaGenerator<SmsPrompt | null> {
  const path = { consentType: consentTypes[kind] };
  const prompt = yield* nullOnFailure(() =>
    retrying(policy, () => send(ports, readConsentPrompt, { path })),
  );
  return prompt && { uuid: prompt.consentPromptUuid, text: prompt.text };
}
