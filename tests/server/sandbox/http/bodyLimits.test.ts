import { startLogin } from '#sagas/api/contract/session.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const ORIGIN = 'http://localhost:3000';
const MB = 1024 * 1024;
const FORM = 'application/x-www-form-urlencoded';
const UPLOAD =
  '/service-document/borrower/secure/api/v1/00000000-0000-4000-8000-000000000000/uploads';

describe('body limits', () => {
  const lender = openLender('block');

  /** Streams megabytes without a length; returns the status and how many were read. */
  async function pour(method: string, path: string, type: string, bearer = '') {
    let taken = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (taken === 90) return controller.close();
        taken += 1;
        return controller.enqueue(new Uint8Array(MB).fill(0x61));
      },
    });
    const headers = {
      host: 'localhost:3000',
      'X-With-Origin': ORIGIN,
      'Content-Type': type,
      Authorization: `Bearer ${bearer}`,
    };
    const init = { method, body, headers, duplex: 'half' };
    const { status } = await lender.sandbox.app.request(ORIGIN + path, init);
    return { status, taken };
  }

  test.each([
    ['POST', '/service-application/external/api/v1/heloc/support-requests', 'application/json', 4],
    ['POST', UPLOAD, 'multipart/form-data; boundary=x', 66],
    ['POST', '/auth/login', FORM, 3],
    ['PUT', '/sandbox/banners', 'application/json', 4],
  ])('%s %s is not read to its end', async (method, path, type, most) => {
    const { token } = await lender.session();
    const { status, taken } = await pour(method, path, type, token);

    expect(status).toBe(413);
    expect(taken).toBeLessThanOrEqual(most);
  });

  test('a form of the lender’s own sign-in page is limited too', async () => {
    const { body } = await lender.call(startLogin, {
      path: { kind: 'customer' },
      query: { telemetryTrackingId: 't', redirectUrl: '/account/heloc' },
    });
    const { pathname, search } = new URL(body.redirect);

    expect((await pour('POST', pathname + search, FORM)).status).toBe(413);
  });

  test('SC-24 an anonymous upload is read up to the limit, so that its sender reads the refusal', async () => {
    const { status, taken } = await pour('POST', UPLOAD, 'multipart/form-data; boundary=x');

    expect(status).toBe(401);
    expect(taken).toBeGreaterThan(60);
    expect(taken).toBeLessThanOrEqual(66);
  });
});
