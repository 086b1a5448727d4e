import type { TestSandbox } from '#tests/support/fakes/sandbox.ts';

const HEADERS = {
  host: 'localhost:3000',
  'Content-Type': 'application/x-www-form-urlencoded',
};

/** Visits the provider's page of a link session. */
export async function visitProvider(lender: Pick<TestSandbox, 'sandbox'>, url: string) {
  const open = (more = '') => lender.sandbox.app.request(url + more, { headers: HEADERS });
  const post = (fields: Record<string, string>) =>
    lender.sandbox.app.request(url, {
      method: 'POST',
      headers: HEADERS,
      body: new URLSearchParams(fields).toString(),
    });
  const queryOf = (response: Response) =>
    new URL(response.headers.get('location') ?? '/', url).searchParams;
  return {
    open,
    post,
    queryOf,
    /** Signs in and shares an account. Returns the query that the app gets. */
    async link(institution: string, account: string) {
      const login = { institution, username: 'someone', password: 'Secret!123' };
      await post({ institution });
      await post(login);
      return queryOf(await post({ institution, step: 'account', account }));
    },
  };
}
