import { registerIdentity } from '#sagas/api/contract/account.ts';
import type { TestSandbox } from '#tests/support/fakes/sandbox.ts';

/** The same registration each time, under one key: the second one is a repeat. */
export const registerOda = (lender: TestSandbox) =>
  lender.call(
    registerIdentity,
    {
      query: { organization: 'HOMELINE' },
      body: {
        email: 'oda@demo.example',
        password: 'Meadow!2026lark',
        phoneNumber: '(614) 555-0142',
      },
    },
    { headers: { 'Idempotency-Key': 'one' } },
  );
