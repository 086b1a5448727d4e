import { savePhone } from '#sagas/api/contract/account.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { fakeGateway, json } from '#tests/support/fakes/fakeGateway.ts';

const IDENTITY = { uuid: '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01' };
const phone = { body: { type: 'Phone', value: '6145550142' } } as const;

function start(retryAfter: Record<string, string> = { 'retry-after': '20' }) {
  let time = 5_000;
  const clock = {
    now: () => Date.parse('2026-11-21T15:00:00Z'),
    monotonic: () => time,
    wall: () => 0,
  };
  const gateway = fakeGateway([json({}, 429, retryAfter), json(IDENTITY)], { clock });
  return {
    ...gateway,
    pass: (ms: number) => {
      time += ms;
    },
    save: () => gateway.api.request(savePhone, phone),
  };
}

describe('FT-05: a call that got a 429', () => {
  it.each([
    ['seconds', { 'retry-after': '20' }, 20_000],
    ['a date', { 'retry-after': 'Sat, 21 Nov 2026 15:00:20 GMT' }, 20_000],
    ['nothing', {}, 30_000],
    ['a negative time', { 'retry-after': '-5' }, 30_000],
    ['a year', { 'retry-after': '31536000' }, 60_000],
  ])(
    'waits the right time after a 429 with %s, even when the user submits again',
    async (_what, headers, waitMs) => {
      const { save, sent, pass } = start(headers as Record<string, string>);
      await expect(save()).rejects.toMatchObject({ failure: { retryAfterMs: waitMs } });

      pass(waitMs - 1_000);
      await expect(save()).rejects.toMatchObject({
        status: 429,
        message: 'HTTP error! status: 429',
        failure: { status: 429, retryAfterMs: 1_000 },
      });
      expect(sent).toHaveLength(1);
      pass(1_000);
      await save();

      expect(sent).toHaveLength(2);
    },
  );

  it("doesn't delay other calls after a 429", async () => {
    const { save, api, sent } = start();
    await expect(save()).rejects.toMatchObject({ status: 429 });

    await api.request(readIdentity, {});

    expect(sent).toHaveLength(2);
  });
});
