import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { uploadChatFile } from '#sagas/api/contract/chat.ts';
import { startLogin } from '#sagas/api/contract/session.ts';
import { sendActionLog } from '#sagas/api/contract/support.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const ORIGIN = 'http://localhost:3000';
const MB = 1024 * 1024;
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const STEP = '/service-application/api/v3/application/helocs?state=OH';
const UPLOAD =
  '/service-document/borrower/secure/api/v1/00000000-0000-4000-8000-000000000000/uploads';

describe('body limits', () => {
  const lender = openLender('block');

  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;

  /**
   * Streams megabytes without a length. Returns the status, how many were read, and how many were in memory after 60.
   */
  async function pour(method: string, path: string, type: string, bearer = '') {
    const sent: WeakRef<Uint8Array>[] = [];
    let kept = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent.length === 90) return controller.close();
        const chunk = new Uint8Array(MB).fill(0x61);
        sent.push(new WeakRef(chunk));
        controller.enqueue(chunk);
        if (sent.length !== 60) return;
        await setImmediate();
        collect();
        kept = sent.filter((one) => one.deref()).length;
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
    return { status, taken: sent.length, kept };
  }

  test.each([
    ['POST', '/service-application/external/api/v1/heloc/support-requests', 'application/json', 4],
    ['POST', UPLOAD, MULTIPART, 66],
    ['POST', '/auth/login', FORM, 3],
    ['PUT', '/sandbox/banners', 'application/json', 4],
  ])('stops reading %s %s before its end', async (method, path, type, most) => {
    const { token } = await lender.session();
    const { status, taken } = await pour(method, path, type, token);

    expect(status).toBe(413);
    expect(taken).toBeLessThanOrEqual(most);
  });

  test("limits a form of the lender's own sign-in page, too", async () => {
    const { body } = await lender.call(startLogin, {
      path: { kind: 'customer' },
      query: { telemetryTrackingId: 't', redirectUrl: '/account/heloc' },
    });
    const { pathname, search } = new URL(body.redirect);

    expect((await pour('POST', pathname + search, FORM)).status).toBe(413);
  });

  test('SC-24 reads an anonymous upload up to the limit, so its sender gets the refusal', async () => {
    const { status, taken } = await pour('POST', UPLOAD, MULTIPART);

    expect(status).toBe(401);
    expect(taken).toBeGreaterThan(50);
    expect(taken).toBeLessThanOrEqual(54);
  });

  test.each([
    ['a log', sendActionLog.path, 413, 8],
    ['a file for a chat that is not the sender’s', `${uploadChatFile.path}?channelId=x`, 401, 4],
    ['an upload without a bearer', UPLOAD, 401, 4],
  ])('S7 keeps no more of %s than its call accepts', async (_what, path, expected, most) => {
    const { status, kept } = await pour('POST', path, MULTIPART);

    expect(status).toBe(expected);
    expect(kept).toBeLessThanOrEqual(most);
  });

  test('S7 refuses a call that needs a bearer before it reads the body', async () => {
    const { status, taken } = await pour('POST', STEP, 'application/json');

    expect(status).toBe(401);
    expect(taken).toBeLessThanOrEqual(1);
  });
});
