import { openLender } from '#tests/support/fakes/openLender.ts';

const SURVEY = 'http://localhost:3000/sandbox/survey';

describe('CHAT-09 the survey of the sandbox', () => {
  const lender = openLender('test');
  const ask = (init: RequestInit = {}, site = 'same-origin') =>
    lender.sandbox.app.request(SURVEY, {
      ...init,
      headers: {
        host: 'localhost:3000',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': site,
      },
    });

  test('asks how the chat was', async () => {
    const page = await (await ask()).text();
    expect(page).toContain('How well did we help you?');
    expect(page).toContain('value="Not so well"');
  });

  test('accepts an answer only from its own page', async () => {
    const answered = await ask({ method: 'POST', body: 'answer=Well' });
    expect(await answered.text()).toContain('Thank you');
    const foreign = await ask({ method: 'POST', body: 'answer=Well' }, 'cross-site');
    expect(foreign.status).toBe(403);
  });
});
