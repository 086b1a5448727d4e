import { openLender } from '#tests/support/fakes/openLender.ts';
import { cookieIn } from '#tests/server/support/cookies.ts';
import { pagesOf } from '#tests/server/support/mainSite.ts';

describe('the dashboard and its settings', () => {
  const lender = openLender('test');
  const { get, post, textAt, signedIn } = pagesOf(lender);
  const save = (cookie: string, fields: Record<string, string>, headers = {}) =>
    post('/dashboard/settings', fields, { cookie, ...headers });

  test('says what is going on at a status, by when, what to do, and which stages surround it', async () => {
    const page = await textAt('/dashboard', await signedIn({ checklistStatus: 'RECORDING' }));
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

  const TO_LIST = /class="primary" href="[^"]*\/conditions[^"]*"\s*>See your to-do list</;
  const TO_STEP =
    /class="primary" href="[^"]*"\s*>Continue<[^]*class="secondary" href="[^"]*\/conditions[^"]*"\s*>See your to-do list</;

  test.each([
    [1, 'UNDERWRITING_REVIEW', 'You have 1 thing to do.', TO_LIST],
    [2, 'UNDERWRITING_REVIEW', 'You have 2 things to do.', TO_LIST],
    [1, 'INCOME_VERIFICATION', 'You have 1 thing to do.', TO_STEP],
  ])(
    "F-08 says that it is the borrower's turn if there are %d open to-do items at %s",
    async (count, checklistStatus, text, links) => {
      const session = await lender.session({ checklistStatus });
      const cookie = cookieIn(await get(session.loginUrl));
      const conditions = `/sandbox/applications/${session.applicationUuid}/conditions`;
      for (let asked = 0; asked < count; asked += 1)
        await lender.control('POST', conditions, { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' });

      const page = await textAt('/dashboard', cookie);
      expect(page).toContain('<p class="tag">Your turn</p>');
      expect(page).toContain(text);
      expect(page).not.toContain('We&#39;ll email you.');
      expect(page).toMatch(links);
    },
  );

  test("shows the date and the page of an open line, which doesn't lead to the dashboard", async () => {
    const page = await textAt('/dashboard', await signedIn({ checklistStatus: 'COMPLETE' }));
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
    const page = await textAt('/dashboard', await signedIn({ checklistStatus }));
    expect(page).toContain(`<p class="tag">${tag}</p>`);
  });

  test('saves the choice of text messages in the settings (T-09, T-10)', async () => {
    const cookie = await signedIn();
    const checkedIn = (page: string) =>
      [...page.matchAll(/name="(\w+)"[^>]*\schecked/g)].map(([, name]) => name);
    expect(checkedIn(await textAt('/dashboard/settings', cookie))).toEqual([]);

    const saved = await save(cookie, { transactional: 'yes' });
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      '/dashboard/settings?saved=texts',
    ]);
    const page = await textAt('/dashboard/settings?saved=texts', cookie);
    expect(checkedIn(page)).toEqual(['transactional']);
    expect(page).toContain('We saved your choices.');

    await save(cookie, {});
    expect(checkedIn(await textAt('/dashboard/settings', cookie))).toEqual([]);
  });

  test('SC-10 refuses in the settings a form from another site, and a visitor', async () => {
    const cookie = await signedIn();
    expect((await save(cookie, {}, { Origin: 'https://evil.test' })).status).toBe(403);
    expect((await save('', {})).headers.get('location')).toBe(
      '/auth/login?redirectUrl=%2Fdashboard%2Fsettings',
    );
  });
});
