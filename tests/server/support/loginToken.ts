import { readIdentity } from '#sagas/api/contract/identity.ts';
import type { TestSandbox } from '#tests/support/fakes/sandbox.ts';

import { cookieIn } from './cookies.ts';

/**
 * Returns the bearer for a login address. The first identity call exchanges the browser's cookie for it (decision 10).
 */
export async function tokenOf(lender: TestSandbox, loginPath: string): Promise<string> {
  const opened = await lender.sandbox.app.request(`http://localhost:3000${loginPath}`);
  const { headers } = await lender.call(
    readIdentity,
    {},
    { headers: { cookie: cookieIn(opened) } },
  );
  return (headers.get('authorization') ?? '').replace('Bearer ', '');
}
