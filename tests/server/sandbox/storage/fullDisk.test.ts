import { StatementSync } from 'node:sqlite';

import { readApplications, readStatus } from '#sagas/api/contract/application.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { cookieIn } from '#tests/server/support/cookies.ts';

const diskFull = () =>
  Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });

describe('a full disk', () => {
  const lender = openLender('test');

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const fill = () =>
    jest.spyOn(StatementSync.prototype, 'run').mockImplementation(() => {
      throw diskFull();
    });

  test('allows every read on a full disk: the session, the applications, and a status that is due', async () => {
    const { token, applicationUuid, loginUrl } = await lender.session({
      checklistStatus: 'SOFT_CREDIT_PULL_IN_PROGRESS',
    });
    const opened = await lender.sandbox.app.request(loginUrl);
    const cookie = cookieIn(opened);
    const unpinned = { pinned: false };
    await lender.control('PATCH', `/sandbox/applications/${applicationUuid}`, unpinned);
    const path = { uuid: applicationUuid };
    const statusNow = async () => (await lender.call(readStatus, { path }, { token })).body;
    const { checklistStatus } = await statusNow();
    lender.pass(60_000);
    fill();

    expect((await lender.call(readIdentity, {}, { headers: { cookie } })).status).toBe(200);
    expect((await lender.call(readApplications, {}, { token })).status).toBe(200);
    expect((await statusNow()).checklistStatus).not.toBe(checklistStatus);
    const dashboard = new Request('http://localhost:3000/dashboard', { headers: { cookie } });
    expect((await lender.sandbox.app.request(dashboard)).status).toBe(200);
    expect((await lender.control('GET', '/sandbox/applications')).status).toBe(200);
  });
});
