import { startBankLink } from '#sagas/api/contract/linking.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('test');
const { at } = applicationsAt(lender);

const FORM = 'application/x-www-form-urlencoded';

/** A request whose body arrives after its headers. */
function slowly(method: string, url: string, type: string, body: string) {
  let arrive = () => undefined as void;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      arrive = () => {
        controller.enqueue(new TextEncoder().encode(body));
        controller.close();
      };
    },
  });
  const init = { method, headers: { host: 'localhost:3000', 'Content-Type': type }, body: stream };
  const answer = Promise.resolve(
    lender.sandbox.app.request(new URL(url, 'http://localhost:3000'), {
      ...init,
      duplex: 'half',
    } as RequestInit),
  );
  return {
    async arrives(): Promise<Response> {
      arrive();
      return answer;
    },
  };
}

const atOnce = (method: string, url: string, type: string, body: string) =>
  slowly(method, url, type, body).arrives();

test('leaves a finished link as it is after a late repeat', async () => {
  const borrower = await at('DISBURSEMENT_ACCOUNT');
  const { body } = await borrower.call(startBankLink, { returnTo: 'bank/disburse' });
  const share = 'institution=Sandbox+Bank&step=account&account=savings';
  const late = slowly('POST', body.url, FORM, share);
  const lateCancel = slowly('POST', body.url, FORM, 'cancel=yes');

  const first = (await atOnce('POST', body.url, FORM, share)).headers.get('location');

  expect(first).toContain('public_token=');
  expect((await late.arrives()).headers.get('location')).toBe(first);
  expect((await lateCancel.arrives()).headers.get('location')).toBe(first);
});

test('keeps both of two simultaneous changes to an application', async () => {
  const { applicationUuid } = await lender.session();
  const address = `/sandbox/applications/${applicationUuid}`;
  const json = 'application/json';
  const late = slowly('PATCH', address, json, '{"replayLink":"https://replay.example/1"}');
  const condition = slowly(
    'POST',
    `${address}/conditions`,
    json,
    '{"categoryEnum":"BANK_ACCOUNT_FRAUD_REVIEW"}',
  );

  await atOnce('PATCH', address, json, '{"property":{"value":612345}}');
  await late.arrives();
  const made = await condition.arrives();

  const { body } = await lender.control('GET', address);
  expect(made.status).toBe(201);
  expect(body).toMatchObject({
    property: { value: 612_345 },
    replayLink: 'https://replay.example/1',
  });
});
