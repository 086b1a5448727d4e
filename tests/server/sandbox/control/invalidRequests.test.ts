import { aBanner } from '#tests/support/fixtures/banners.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

describe('an invalid control request', () => {
  const lender = openLender('test');

  describe('sessions', () => {
    test.each([
      [{ org: 'ANONYMOUS' }, 'org'],
      [{ role: 'king' }, 'role'],
      [{ application: { income: { incomePrimary: 'much' } } }, 'application.income.incomePrimary'],
      [{ application: { income: { incomePrimary: -1 } } }, 'application.income.incomePrimary'],
      [{ role: 'signer', application: { income: null } }, 'application.income'],
      [{ application: { property: null } }, 'application.property'],
      [{ application: { profile: null } }, 'application.profile'],
      [{ application: { profile: { dob: 'x' } } }, 'application.profile.dob'],
      [{ application: { checklistStatus: 'HMDA' } }, 'application.checklistStatus'],
      [{ aplication: {} }, 'aplication'],
      [{ profile: { firstName: 'x' } }, 'profile.firstName'],
      [{ profile: { name: { surname: 'Elm' } } }, 'profile.name.surname'],
      [{ profile: { phoneNumber: 'abc' } }, 'profile.phoneNumber'],
      [{ profile: { dob: 'long ago' } }, 'profile.dob'],
      [{ profile: { dob: '2099-01-01' } }, 'profile.dob'],
      [{ profile: { dob: '1982-02-31' }, application: null }, 'profile.dob'],
      [{ profile: { name: { firstName: '' } } }, 'profile.name.firstName'],
      [
        { application: { profile: { name: { lastName: ' ' } } } },
        'application.profile.name.lastName',
      ],
      [{ profile: { homeAddress: { zip: '4321' } } }, 'profile.homeAddress.zip'],
      [{ profile: { homeAddress: { state: 'ZZ' } } }, 'profile.homeAddress.state'],
      [
        { application: { property: { occupancyType: 'CASTLE' } } },
        'application.property.occupancyType',
      ],
      [{ application: { pinned: 'yes' } }, 'application.pinned'],
      [{ application: { uuid: 'x' } }, 'application.uuid'],
      [
        {
          checklistStatus: 'OFFER_SELECTION',
          application: { status: { checklistStatus: 'DECLINED' } },
        },
        'checklistStatus',
      ],
      [{ checklistStatus: 'HMDA', application: null }, 'checklistStatus'],
      [{ checklistStatus: 'HMDA', role: 'broker' }, 'checklistStatus'],
      [{ role: 'broker', application: { pinned: true } }, 'application'],
      [{ role: 'signer', application: null }, 'application'],
      [{ application: [] }, 'application'],
      [{ application: { foo: 1 } }, 'application.foo'],
      [{ application: { status: 'HMDA' } }, 'application.status'],
      [{ application: { status: [] } }, 'application.status'],
      [{ application: { property: { value: 1e308 } } }, 'application.property.value'],
      [{ profile: [] }, 'profile'],
      [{ profile: { name: [] } }, 'profile.name'],
      [{ profile: { homeAddress: [] } }, 'profile.homeAddress'],
      [{ profile: { name: { suffix: 'the twelfth' } } }, 'profile.name.suffix'],
      [{ profile: { homeAddress: { street1: 'x'.repeat(201) } } }, 'profile.homeAddress.street1'],
    ])('rejects the session %j with the field', async (request, field) => {
      const { status, body } = await lender.control('POST', '/sandbox/sessions', request);
      expect([status, body]).toEqual([400, { errors: [expect.objectContaining({ field })] }]);
    });

    test('accepts a home outside the states, such as at a base of the armed forces', async () => {
      const profile = { homeAddress: { state: 'AE' } };
      expect((await lender.control('POST', '/sandbox/sessions', { profile })).status).toBe(201);
    });

    test('leaves no identity behind a refused request', async () => {
      const profile = { email: 'ghost@demo.example' };
      const wrong = { profile, application: { income: { incomePrimary: 'much' } } };
      expect((await lender.control('POST', '/sandbox/sessions', wrong)).status).toBe(400);
      expect((await lender.control('POST', '/sandbox/sessions', { profile })).status).toBe(201);
    });
  });

  test('rejects a session with a known email', async () => {
    const profile = { email: 'twice@demo.example' };
    await lender.session({ profile });
    const { status, body } = await lender.control('POST', '/sandbox/sessions', { profile });
    expect([status, body]).toEqual([
      409,
      { errors: [expect.objectContaining({ field: 'profile.email' })] },
    ]);
  });

  describe('tickets', () => {
    test.each([
      [[], ''],
      [{}, 'email'],
      [{ applicationUuid: null }, 'email'],
      [{ email: 'ravi.oakhurst@demo.example', foo: 1 }, 'foo'],
    ])('rejects the ticket %j with the field', async (request, field) => {
      const { status, body } = await lender.control('POST', '/sandbox/tickets', request);
      expect([status, body]).toEqual([400, { errors: [expect.objectContaining({ field })] }]);
    });

    test('returns 404 for a ticket to an unknown identity or application', async () => {
      const email = 'ravi.oakhurst@demo.example';
      for (const [request, message] of [
        [{ email: 'unknown@demo.example' }, 'There is no such person.'],
        [{ applicationUuid: 'nope' }, 'There is no such application.'],
        [{ email, applicationUuid: 'nope' }, 'There is no such application.'],
      ] as const) {
        const { status, body } = await lender.control('POST', '/sandbox/tickets', request);
        expect([status, body]).toEqual([404, { errors: [expect.objectContaining({ message })] }]);
      }
    });

    test('creates tickets to an application for its borrower and its signers only', async () => {
      const made = await lender.session({ role: 'signer' });
      const ticket = async (email: string) => {
        const request = { email, applicationUuid: made.applicationUuid };
        return lender.control('POST', '/sandbox/tickets', request);
      };
      expect((await ticket(made.email)).status).toBe(201);
      expect((await ticket('ravi.oakhurst@demo.example')).body).toEqual({
        errors: [expect.objectContaining({ field: 'applicationUuid' })],
      });
    });
  });

  describe('applications', () => {
    test('rejects invalid fields in PATCH, and ignores prototype keys', async () => {
      const { applicationUuid } = await lender.session();
      const address = `/sandbox/applications/${applicationUuid}`;
      const before = (await lender.control('GET', address)).body;
      for (const [wrong, field] of [
        [{ score: 'high' }, 'score'],
        [{ score: 20 }, 'score'],
        [{ org: 'ANONYMOUS' }, 'org'],
        [{ createdAt: 'yesterday' }, 'createdAt'],
        [{ accountOpenedDate: 'yesterday' }, 'accountOpenedDate'],
        [{ accountOpenedDate: '2020-02-31' }, 'accountOpenedDate'],
        [{ createdAt: '2020-02-31T00:00:00Z' }, 'createdAt'],
        [{ property: { valueDate: '2020-02-31' } }, 'property.valueDate'],
        [{ property: { yearBuilt: -1 } }, 'property.yearBuilt'],
        [{ property: { yearBuilt: 1998.5 } }, 'property.yearBuilt'],
        [{ status: { openConditions: -1 } }, 'status.openConditions'],
        [{ status: { openConditions: 1.5 } }, 'status.openConditions'],
        [{ status: { assetDepletion: { amount: -1 } } }, 'status.assetDepletion.amount'],
        [{ progress: { identificationTries: -1 } }, 'progress.identificationTries'],
        [{ progress: { creditRetries: 1.5 } }, 'progress.creditRetries'],
        [{ referrer: [] }, 'referrer'],
        [{ progress: [] }, 'progress'],
        [{ progress: { steps: [] } }, 'progress.steps'],
        [{ status: [] }, 'status'],
        [{ status: { hold: [] } }, 'status.hold'],
        [{ statusSince: 0 }, 'statusSince'],
        [{ statusSince: 9e15 }, 'statusSince'],
        [{ statsu: {} }, 'statsu'],
        [{ status: { foo: 1 } }, 'status.foo'],
        [{ status: { helocSigners: [{ uuid: 'x' }] } }, 'status.helocSigners.0'],
        [{ status: { consents: [{ type: 'HARD_CREDIT', at: 'x' }] } }, 'status.consents.0.at'],
        [{ property: { colour: 'x' } }, 'property.colour'],
        [{ property: { zip: 'abc' } }, 'property.zip'],
        [{ profile: { email: 'not an address' } }, 'profile.email'],
        [{ profile: { dob: '1899-12-31' } }, 'profile.dob'],
        [{ profile: { homeAddress: { zip: '' } } }, 'profile.homeAddress.zip'],
        [{ property: { value: -1 } }, 'property.value'],
        [{ property: { state: 'ZZ' } }, 'property.state'],
        [{ income: { employmentType: 'PIRATE' } }, 'income.employmentType'],
        [{ liens: [{ owner: 'x' }] }, 'liens.0.owner'],
        [{ pinned: 'yes' }, 'pinned'],
        [{ uuid: 'x' }, 'uuid'],
        [{ loanNumber: 'X1' }, 'loanNumber'],
        [{ identityUuid: 5 }, 'identityUuid'],
        [{ status: { uuid: 'zz' } }, 'status.uuid'],
        [
          { status: { checklistStatus: 'DECLINED', declineReason: 'NOPE' } },
          'status.declineReason',
        ],
        [{ advance: 'yes' }, 'advance'],
      ] as const)
        expect((await lender.control('PATCH', address, wrong)).body).toEqual({
          errors: [expect.objectContaining({ field })],
        });
      expect((await lender.control('PATCH', address, [])).status).toBe(400);
      expect((await lender.control('GET', address)).body).toEqual(before);
      const evil = await lender.sandbox.app.request(`http://localhost:3000${address}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: '{"__proto__":{"polluted":true},"property":{"constructor":{"prototype":{"polluted":true}}}}',
      });
      expect(evil.status).toBe(200);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      expect((await lender.control('GET', '/sandbox/applications/none')).status).toBe(404);
    });
  });

  test.each([
    ['flags', { 'nope-flag': { enabled: true } }, 'nope-flag', 'is no flag'],
    ['flags', { 'fe-webchat': { enabled: 'yes' } }, 'fe-webchat.enabled', 'Expected boolean'],
    ['faults', [{ path: 'status', method: 'FETCH' }], '0.method', 'Expected ("GET" |'],
    ['flags', [], '', 'is no object'],
    ['flags', { 'fe-webchat': [] }, 'fe-webchat', 'is no object'],
    ['faults', [{ path: '(' }], '0.path', 'is not a regular expression'],
    ['faults', [{ path: 'status', headers: [] }], '0.headers', 'is no object'],
    ['hours', [], '', 'is no object'],
    ['hours', { week: [[]] }, 'week.0', 'is no object'],
    ['banners', {}, '', 'Expected Array'],
    ['banners', ['x'], '0', 'is no object'],
    ['banners', [null], '0', 'is no object'],
    ['banners', [aBanner({ uuid: 'one' })], '0.uuid', 'Invalid format'],
    ['banners', [aBanner({ message: '' })], '0.message', 'Invalid length'],
    ['banners', [aBanner({ apps: [] })], '0.apps', 'Invalid length'],
    ['banners', [aBanner({ apps: undefined })], '0.apps', 'Expected "apps"'],
    ['banners', [aBanner({ variant: 'loud' })], '0.variant', 'Expected ("info" | "warn")'],
    ['banners', [aBanner({ colour: 'red' })], '0.colour', 'Expected never'],
    [
      'banners',
      [aBanner({ metadata: { createdAt: '2026-02-31T00:00:00Z' } })],
      '0.metadata.createdAt',
      'is no day of the calendar',
    ],
  ])('rejects %s: %j with the field and the reason', async (what, request, field, why) => {
    const { status, body } = await lender.control('PUT', `/sandbox/${what}`, request);
    const message = expect.stringContaining(why);
    expect([status, body]).toEqual([400, { errors: [{ field, message }] }]);
  });

  test('changes nothing when it refuses hours', async () => {
    const hours = { chatOpen: false, week: null };
    await lender.control('PUT', '/sandbox/hours', hours);
    expect((await lender.control('PUT', '/sandbox/hours', [])).status).toBe(400);
    expect((await lender.control('GET', '/sandbox/hours')).body).toEqual(hours);
  });

  test('requires an empty body for a reset, and changes nothing when it refuses one', async () => {
    const { applicationUuid } = await lender.session();
    const send = async (body: string) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body };
      const answer = await lender.sandbox.app.request('http://localhost:3000/sandbox/reset', init);
      return answer.status;
    };
    const stands = () => lender.control('GET', `/sandbox/applications/${applicationUuid}`);
    for (const wrong of ['empty it', '[]', '{"all":true}']) expect(await send(wrong)).toBe(400);
    expect((await stands()).status).toBe(200);
    expect(await send('')).toBe(200);
    expect((await stands()).status).toBe(404);
  });

  test.each(['abc', '-1', '1.5', ''])('rejects %j as `since`', async (since) => {
    const { status, body } = await lender.control('GET', `/sandbox/requests?since=${since}`);
    expect([status, body]).toEqual([
      400,
      { errors: [expect.objectContaining({ field: 'since' })] },
    ]);
  });

  test('accepts an address flag and a lower-case method', async () => {
    const flags = { 'fe-relative-url-identity': { enabled: true } };
    expect((await lender.control('PUT', '/sandbox/flags', flags)).status).toBe(200);
    const faults = [{ path: 'status', method: 'get' }];
    expect((await lender.control('PUT', '/sandbox/faults', faults)).status).toBe(200);
  });

  test('requires hours that end after they start, once a weekday', async () => {
    for (const [startTime, endTime] of [
      ['25:99', '26:00'],
      ['18:00', '06:00'],
    ]) {
      const wrong = { week: [{ weekdayValue: 1, startTime, endTime }] };
      expect((await lender.control('PUT', '/sandbox/hours', wrong)).status).toBe(400);
    }
    const monday = { weekdayValue: 1, startTime: '06:00', endTime: '18:00' };
    const twice = await lender.control('PUT', '/sandbox/hours', { week: [monday, monday] });
    expect([twice.status, twice.body]).toEqual([
      400,
      { errors: [expect.objectContaining({ field: 'week' })] },
    ]);
  });
});
