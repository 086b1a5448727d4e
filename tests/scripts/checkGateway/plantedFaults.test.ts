import {
  brokenCalls,
  checkedGateway,
  type GatewayFault,
  withBody,
} from '#tests/support/fakes/checkedGateway.ts';

type Content = Record<string, unknown>;

/** Changes properties of an answer. */
const props = (other: Content): GatewayFault =>
  withBody((content: Content) => ({ ...content, ...other }));

/** Changes the headers of successful answers. */
const headers =
  (change: (own: Headers) => void): GatewayFault =>
  async ({ answer }) => {
    const given = await answer();
    if (given.ok) change(given.headers);
    return given;
  };

const header = (name: string, value: string) => headers((own) => own.set(name, value));

const HOUR_MS = 3_600_000;
const clock = (errorMs: number) =>
  headers((own) =>
    own.set('Date', new Date(Date.parse(own.get('Date') ?? '') + errorMs).toUTCString()),
  );

/** Replaces the answers that have a status. */
const instead =
  (
    status: number,
    other: { readonly status: number; readonly headers: Record<string, string> },
    content: BodyInit | null = null,
  ): GatewayFault =>
  async ({ answer, request }) => {
    const given = await answer();
    if (given.status !== status || (status === 401 && request.headers.has('authorization')))
      return given;
    const own = Object.fromEntries(given.headers);
    return new Response(content, { ...other, headers: { ...own, ...other.headers } });
  };

const NO_STEP = '{"errors":[{"message":"Sorry.","code":"STEP_NOT_OPEN"}]}';
const JSON_TYPE = { 'content-type': 'application/json' };
const KNOWN =
  /checklistStatus: (a known status expected, null received|is missing)\. The app shows any other status at error\/timeout\. Known: .*\bOFFER_SELECTION, .*\.$/;

/** Faults of reads: what a partner did, at which call, and what the check says. */
const readFaults: readonly (readonly [string, GatewayFault, string | RegExp])[] = [
  [
    'readProfile',
    props({ dob: '05/14/1982' }),
    'dob: a day such as 2026-11-30 expected, a string received (like 99/99/9999).',
  ],
  [
    'readApplications',
    withBody((rows: object[]) => [...rows, ...rows]),
    '[1]: has the id of [0]. List each row once.',
  ],
  [
    'readApplication',
    props({ auditFields: { createdDate: '2026-11-16T15:00:00' } }),
    'auditFields.createdDate: a moment with its time zone, such as 2026-11-30T15:04:05Z, expected, a string received (like 9999-99-99T99:99:99).',
  ],
  ['readStatus', props({ checklistStatus: null }), KNOWN],
  [
    'readSummary',
    props({ valueDate: '16 November 2026' }),
    'valueDate: a day such as 2026-11-30 expected, a string received (like 99 Aaaaaaaa 9999).',
  ],
  [
    'readDecision',
    props({ dti: 43 }),
    'dti: a fraction such as 0.43 for 43% expected, a number received (like 99).',
  ],
  [
    'readAssets',
    withBody(({ limit, ...rest }: { limit: object }) => ({
      ...rest,
      limit: { ...limit, rate: 8.1 },
    })),
    'limit.rate: at most 1 expected, a number received (like 9.9). Rates are fractions: send 0.0825 for 8.25%.',
  ],
  [
    'readConsents',
    clock(-3 * HOUR_MS),
    /^The Date header is 3 hours behind the clock of this machine\..*set the gateway's clock/,
  ],
  [
    'readUploads',
    clock(24 * HOUR_MS),
    /^The Date header is 1 day ahead of the clock of this machine\./,
  ],
  [
    'readDocuments',
    headers((own) => own.append('Date', own.get('Date') ?? '')),
    /^There are two Date headers.*Send one/,
  ],
  [
    'readUploadRules',
    header('Date', 'yesterday'),
    /^The Date header is unreadable.*send it as in RFC 9110/,
  ],
  [
    'readSigners',
    withBody((items: object[]) => ({ items })),
    'the whole answer: a list expected, an object received.',
  ],
  [
    'readConditions',
    instead(404, { status: 404, headers: { 'content-type': 'text/html' } }, '<html>'),
    'With an unknown id: The content type is text/html, and not application/json.',
  ],
  [
    'readPayoffs',
    instead(404, { status: 500, headers: JSON_TYPE }, '{"errors":["Sorry."]}'),
    'With an unknown id: The gateway answered 500 instead of 404 or 403.',
  ],
  [
    'readAppraisal',
    instead(401, { status: 302, headers: { location: '/login' } }),
    'Without a session: The gateway answered with a redirect (302) instead of 401 or 403.',
  ],
  [
    'readLiens',
    withBody(({ liens, ...rest }: { liens: object[] }) => ({
      ...rest,
      liens: liens.map((lien) => ({ ...lien, balance: '231,400.00' })),
    })),
    'liens[0].balance: number expected, a string received (like 999,999.99).',
  ],
  [
    'readRequirements',
    props({ satisfied: 'true' }),
    'satisfied: boolean expected, a string received (like aaaa).',
  ],
  [
    'readIdCheck',
    header('Authorization', 'Token abcdefghijklmnopqrst'),
    /^The Authorization header has no fresh bearer/,
  ],
  [
    'readEmployment',
    header('X-Powered-By', 'Express'),
    'The X-Powered-By header tells what the gateway runs on. Drop it.',
  ],
  [
    'readFloodCheck',
    header('Content-Type', 'text/plain'),
    'The content type is text/plain, and not application/json.',
  ],
  [
    'readHomeEstimate',
    instead(200, { status: 200, headers: JSON_TYPE }),
    /^the whole answer: is missing/,
  ],
  [
    'readValuationOrder',
    instead(200, { status: 409, headers: JSON_TYPE }, NO_STEP),
    'The gateway answered 409 STEP_NOT_OPEN instead of 200. A read of an application answers 200 with null or an empty list until there is something to show.',
  ],
  [
    'readDocumentContent',
    instead(200, { status: 200, headers: { 'content-type': 'application/pdf' } }, '<html>'),
    'The content is no PDF.',
  ],
];

/** Faults of writes. */
const writeFaults: readonly (readonly [string, GatewayFault, string | RegExp])[] = [
  [
    'registerIdentity',
    instead(
      401,
      { status: 409, headers: JSON_TYPE },
      '{"errors":[{"message":"Sorry.","code":"IDENTITY_EXISTS"}]}',
    ),
    'With the email of an existing login: The gateway answered 409 IDENTITY_EXISTS instead of 401.',
  ],
  [
    'createApplication',
    instead(
      400,
      { status: 201, headers: JSON_TYPE },
      '{"uuid":"5f0c9a52-7d1e-4b6a-9c3f-2e8d4a6b1c70"}',
    ),
    'With an invalid email address: The gateway answered 201 instead of 400 or 422.',
  ],
  [
    'sendSupportRequest',
    async ({ answer }) => {
      const given = await answer();
      given.headers.delete('Retry-After');
      return given;
    },
    'The Retry-After header is missing: the app would wait 30 s. Send the seconds to wait.',
  ],
  [
    'quoteOffer',
    props({ term: 120 }),
    'term: years such as 10 expected, a number received (like 999).',
  ],
  ['saveDemographics', props({ checklistStatus: undefined }), KNOWN],
  [
    'login',
    async ({ answer, request }) => {
      const wrong = await request.clone().text();
      const given = await answer();
      return wrong.includes('-wrong')
        ? new Response('{"jwt":null}', {
            headers: { ...JSON_TYPE, Date: given.headers.get('Date') ?? '' },
          })
        : given;
    },
    'With a wrong password: The gateway answered 200 instead of 401.',
  ],
];

const table = (rows: typeof readFaults) =>
  [
    Object.fromEntries(rows.map(([call, fault]) => [call, fault])),
    Object.fromEntries(
      rows.map(([call, , reason]) => [
        call,
        [typeof reason === 'string' ? reason : expect.stringMatching(reason)],
      ]),
    ),
  ] as const;

it.each([
  ['a read', '--sandbox', readFaults],
  ['a write', '--write', writeFaults],
])(
  'names each planted fault of %s once at its call, with what to change',
  async (_what, option, rows) => {
    const [faults, expected] = table(rows);

    const broken = brokenCalls(await checkedGateway([option], faults));

    expect(broken).toEqual(expected);
    // Ids of the specification, which a partner doesn't have.
    expect(JSON.stringify(broken)).not.toMatch(/\b[A-Z]+-\d+\)/);
  },
);

it('says in words what a jwt looks like', async () => {
  const faults = { registerIdentity: props({ jwt: '6f2b1a9c4d' }) };

  expect(brokenCalls(await checkedGateway(['--first-day'], faults))).toEqual({
    registerIdentity: [
      'jwt: a value such as eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl expected, a string received (like 9a9a9a9a9a). The bearer of the new session, a JSON Web Token: three parts with dots between them.',
    ],
  });
});
