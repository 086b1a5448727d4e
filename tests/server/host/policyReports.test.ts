import { policyReports } from '#server/host/policyReports.ts';
import { textLog } from '#server/log.ts';

const violation = (fields: Record<string, unknown>) => JSON.stringify({ 'csp-report': fields });

function start(isReadable = true) {
  const lines: string[] = [];
  const log = textLog((line) => void lines.push(line));
  const app = policyReports({ isReadable, log });
  return {
    lines,
    report: async (body: string) => {
      const headers = { 'Content-Type': 'application/csp-report' };
      return (await app.request('/', { method: 'POST', headers, body })).status;
    },
    counts: async () => {
      const answer = await app.request('/');
      return answer.status === 200 ? ((await answer.json()) as object) : null;
    },
  };
}

describe('SC-01: policy violations', () => {
  it('counts violations by kind, without their addresses and samples', async () => {
    const { report, counts, lines } = start();

    const status = await report(
      violation({
        'effective-directive': 'connect-src',
        'blocked-uri': 'https://elsewhere.example/?name=Mira+Tolland',
        'document-uri': 'https://homeline.example/account/heloc/x?name=Mira+Tolland',
        'script-sample': 'Mira Tolland',
      }),
    );
    await report(violation({ 'violated-directive': 'script-src', 'blocked-uri': 'inline' }));

    expect(status).toBe(204);
    expect(await counts()).toEqual({ 'connect-src address': 1, 'script-src inline': 1 });
    expect(lines).toEqual([
      "Refused by the page's policy: connect-src address 1",
      "Refused by the page's policy: script-src inline 1",
    ]);
  });

  it.each([
    ['not a report', 'x'],
    ['nothing', ''],
  ])('ignores a body that is %s', async (_what, body) => {
    const { report, counts } = start();

    expect(await report(body)).toBe(204);
    expect(await counts()).toEqual({});
  });

  it('S7: limits the counts and the log', async () => {
    const { report, counts, lines } = start();

    for (let number = 0; number < 120; number += 1)
      await report(violation({ 'effective-directive': `d${number}`, 'blocked-uri': `u${number}` }));
    await report(violation({ sample: 'x'.repeat(100_000) }));

    expect(await counts()).toEqual({ 'other address': 120, unread: 1 });
    expect(lines).toHaveLength(4);
  });

  it('shows the counts only with a sandbox', async () => {
    expect(await start(false).counts()).toBeNull();
  });

  it('SC-24 accepts two hundred reports a minute from one address', async () => {
    const { report } = start();
    const statuses = [];
    for (let count = 0; count < 201; count += 1) statuses.push(await report('{}'));
    expect([statuses[199], statuses[200]]).toEqual([204, 429]);
  });
});
