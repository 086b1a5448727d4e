import { readIdentity } from '#sagas/api/contract/identity.ts';
import { pagesOf } from '#tests/server/support/mainSite.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const ORIGIN = 'http://localhost:3000';

describe('the console of the sandbox', () => {
  const lender = openLender('test');
  const { get, textAt } = pagesOf(lender);

  test('AX-41 shows the content of a call in a named region that can be scrolled with keys', async () => {
    await lender.call(readIdentity, {});
    const page = await textAt('/sandbox');
    expect(page).toContain('<pre role="region" tabindex="0" aria-label="Call 1">');
  });

  test('AX-41 starts with every section closed, and opens only one at a time', async () => {
    const page = await textAt('/sandbox');
    const panels = [...page.matchAll(/<details class="panel"[^>]*>/g)].map(([tag]) => tag);
    expect(panels).toHaveLength(9);
    for (const tag of panels) {
      expect(tag).toContain('name="section"');
      expect(tag).not.toContain(' open');
    }
  });

  test('shows the newest ten applications, and all of them by its link', async () => {
    const cardsIn = async (path: string) =>
      ((await textAt(path)).match(/<li class="card">/g) ?? []).length;
    const all = await cardsIn('/sandbox?all=yes');
    expect(all).toBeGreaterThan(10);
    expect(await cardsIn('/sandbox')).toBe(10);
    expect(await textAt('/sandbox')).toContain(`Show all ${all} applications`);
  });

  test('shows every section, on loopback only', async () => {
    await lender.session({ profile: { name: { lastName: '<img src=x>' } } });
    const page = await textAt('/sandbox');
    for (const words of [
      'Nomatch',
      'Move along',
      'fe-webchat',
      'Outbox',
      'What borrowers sent to support',
      'Answer garbage',
      'Go silent',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('<img src=x>');
    const elsewhere = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };
    const remote = await lender.sandbox.app.request(`${ORIGIN}/sandbox`, {}, elsewhere);
    expect(remote.status).toBe(403);
    expect((await get('/sandbox/console.js')).headers.get('content-type')).toContain('javascript');
  });
});
