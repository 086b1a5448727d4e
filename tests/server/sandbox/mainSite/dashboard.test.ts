import { openLender } from '#tests/support/fakes/openLender.ts';
import { cookieIn } from '#tests/server/support/cookies.ts';

const ORIGIN = 'http://localhost:3000';

describe('the dashboard and its settings', () => {
  const lender = openLender('test');
  const request = (path: string, cookie: string) =>
    lender.sandbox.app.request(new URL(path, ORIGIN).href, {
      headers: { host: 'localhost:3000', cookie },
    });
  const pageAt = async (path: string, cookie: string) => (await request(path, cookie)).text();
  const signedIn = async (session: object = {}) =>
    cookieIn(await request((await lender.session(session)).loginUrl, ''));
  const save = (cookie: string, fields: Record<string, string>, headers = {}) =>
    lender.sandbox.app.request(`${ORIGIN}/dashboard/settings`, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        host: 'localhost:3000',
        cookie,
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    });
  test('says what is going on at a status, by when, what to do, and which stages are around it', async () => {
    const page = await pageAt('/dashboard', await signedIn({ checklistStatus: 'RECORDING' }));
    expect(page).toContain('The county is recording your deed.');
    expect(page).toContain('<p class="tag">In progress</p>');
    expect(page).toMatch(/(?:This should be done|We expect the \w+) by \w+, \w+ \d+\./);
    expect(page).toContain('Nothing to do. We&#39;ll email you.');
    const stops = [...page.matchAll(/<span>([^<]+)<\/span><span class="quiet">([^<]+)</g)];
    expect(stops.map(([, name, state]) => `${name}: ${state}`)).toEqual([
      'Right to cancel: Done',
      'Recording: Now',
      'Final check: Next',
      'Your money: Next',
    ]);
    expect(page).toMatch(/between \w+, \w+ \d+ and \w+, \w+ \d+/);
  });

  test.each([
    [1, 'You have 1 thing to do.'],
    [2, 'You have 2 things to do.'],
  ])(
    "F-08 says that it is the borrower's turn if there are %d open to-do items",
    async (count, text) => {
      const session = await lender.session({ checklistStatus: 'UNDERWRITING_REVIEW' });
      const cookie = cookieIn(await request(session.loginUrl, ''));
      const conditions = `/sandbox/applications/${session.applicationUuid}/conditions`;
      for (let asked = 0; asked < count; asked += 1)
        await lender.control('POST', conditions, { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' });

      const page = await pageAt('/dashboard', cookie);
      expect(page).toContain('<p class="tag">Your turn</p>');
      expect(page).toContain(text);
      expect(page).not.toContain('We&#39;ll email you.');
      expect(page).toMatch(/class="primary" href="[^"]*\/conditions[^"]*">See your to-do list</);
    },
  );

  test("shows the date and the page of an open line, which doesn't lead to the dashboard", async () => {
    const page = await pageAt('/dashboard', await signedIn({ checklistStatus: 'COMPLETE' }));
    expect(page).toContain('Your line is open.');
    expect(page).not.toContain('Go to your dashboard');
    expect(page).not.toContain('Done');
    expect(page).toMatch(/It opened on [A-Z][a-z]+ \d\d?, \d{4}\./);
    expect(page).toMatch(/href="\/account\/heloc\/[0-9a-f-]{36}\/complete"[^>]*>See your line</);
    expect(page).toContain('Start another application');
  });

  test.each([
    ['OFFER_SELECTION', 'Your turn'],
    ['DECLINED', 'Decided'],
    ['CANCELLED', 'Cancelled'],
  ])('shows %s with the tag "%s"', async (checklistStatus, tag) => {
    const page = await pageAt('/dashboard', await signedIn({ checklistStatus }));
    expect(page).toContain(`<p class="tag">${tag}</p>`);
  });

  test('saves the choice of text messages in the settings (T-09, T-10)', async () => {
    const cookie = await signedIn();
    const checkedIn = (page: string) =>
      [...page.matchAll(/name="(\w+)"[^>]*\schecked/g)].map(([, name]) => name);
    expect(checkedIn(await pageAt('/dashboard/settings', cookie))).toEqual([]);

    const saved = await save(cookie, { transactional: 'yes' });
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      '/dashboard/settings?saved=texts',
    ]);
    const page = await pageAt('/dashboard/settings?saved=texts', cookie);
    expect(checkedIn(page)).toEqual(['transactional']);
    expect(page).toContain('We saved your choices.');

    await save(cookie, {});
    expect(checkedIn(await pageAt('/dashboard/settings', cookie))).toEqual([]);
  });

  test('SC-10 refuses in the settings a form of another site, and a visitor', async () => {
    const cookie = await signedIn();
    expect((await save(cookie, {}, { Origin: 'https://evil.test' })).status).toBe(403);
    expect((await save('', {})).headers.get('location')).toBe(
      '/auth/login?redirectUrl=%2Fdashboard%2Fsettings',
    );
  });
});
