import {
  brokenCalls,
  changed,
  checkedGateway,
  type GatewayFault,
  withBody,
} from '#tests/support/fakes/checkedGateway.ts';
import { anOffer } from '#tests/support/fixtures/offers.ts';

const json = (status: number, body: unknown) =>
  Response.json(body, { status, headers: { Date: new Date().toUTCString() } });

const without =
  (...names: readonly string[]): GatewayFault =>
  async ({ answer }) => {
    const given = await answer();
    for (const name of names) given.headers.delete(name);
    return given;
  };

const withHeader =
  (name: string, value: string): GatewayFault =>
  async ({ answer }) =>
    changed(await answer(), { headers: { [name]: value } });

/** Answers every user as if signed in. */
const allUsersSignedIn: GatewayFault = async ({ request, answer }) => {
  const given = await answer();
  return request.headers.has('authorization') ? given : json(200, { uuid: 'secret' });
};

/** Changes only successful responses. */
const once =
  (other: () => Response): GatewayFault =>
  async ({ answer }) =>
    (await answer()).status === 200 ? other() : answer();

/** The faults of reads: the call, the fault, and the reason that the check gives. */
const readFaults: readonly (readonly [string, GatewayFault, RegExp])[] = [
  [
    'readApplication',
    withBody((body: object) => ({ ...body, uuid: undefined })),
    /^uuid: is missing/,
  ],
  [
    'readOffers',
    withBody((body: object) => ({ ...body, offers: [anOffer({ rate: 8.25 })] })),
    /^offers\[0\]\.rate: at most 1 expected, a number received/,
  ],
  [
    'readLiens',
    withBody(({ liens }: { liens: object[] }) => ({
      liens: [...liens, { uuid: 'a', holder: null, type: 'a', balance: 1 }],
    })),
    /^liens\[\d\]\.holder: string expected, null received/,
  ],
  [
    'readTimeline',
    withBody(({ items, ...rest }: { items: object[] }) => ({
      ...rest,
      items: items.map((item) => ({ ...item, code: 'secret' })),
    })),
    /^items\[0\]\.code: \("[^)]+\) expected, a string received/,
  ],
  ['readStatus', without('authorization'), /Authorization header has no fresh bearer/],
  ['readSummary', withHeader('cache-control', 'max-age=60'), /Cache-Control header lacks no-store/],
  ['readConsents', without('date'), /Date header is missing/],
  ['readProfile', allUsersSignedIn, /^Without a session: The gateway answered 200/],
  [
    'readUploads',
    once(() => new Response('<html>secret</html>', { headers: { 'content-type': 'text/html' } })),
    /content type is text\/html, and not application\/json/,
  ],
  [
    'readUploadRules',
    once(() => new Response('{"maxBytes":', { headers: { 'content-type': 'application/json' } })),
    /no valid JSON/,
  ],
  [
    'readSigners',
    once(() => new Response(null, { status: 302, headers: { location: '/secret' } })),
    /with a redirect \(302\)/,
  ],
  ['readAppraisal', once(() => json(500, { errors: ['secret'] })), /^The gateway answered 500/],
  [
    'readDocumentContent',
    withHeader('content-type', 'application/octet-stream'),
    /content type is application\/octet-stream, and not application\/pdf/,
  ],
  [
    'readDecision',
    async ({ answer }) => {
      const given = await answer();
      return given.status === 404
        ? json(404, { errors: ['TypeError\n    at secret (/srv/secret.js:1:2)'] })
        : given;
    },
    /^With an unknown id: A message shows details of the program/,
  ],
  [
    'readAssets',
    async ({ request, answer }) =>
      request.headers.has('authorization') ? answer() : json(401, { error: 'secret' }),
    /^Without a session: errors: is missing/,
  ],
];

describe('reads', () => {
  it('finds each fault of a read at its call, with its reason and without a value, and breaks no other call', async () => {
    const faults = Object.fromEntries(readFaults.map(([call, fault]) => [call, fault]));

    const broken = brokenCalls(await checkedGateway(['--sandbox'], faults));

    expect(broken).toEqual(
      Object.fromEntries(
        readFaults.map(([call, , reason]) => [
          call,
          expect.arrayContaining([expect.stringMatching(reason)]),
        ]),
      ),
    );
    expect(JSON.stringify(broken)).not.toContain('secret');
  });

  it('FT-01 gives up on a call that hangs after its deadline', async () => {
    const hangs: GatewayFault = ({ request }) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => {
          reject(request.signal.reason as Error);
        });
      });

    const broken = brokenCalls(await checkedGateway([], { readPhoneHours: hangs }, 20));

    expect(broken).toEqual({ readPhoneHours: ['No answer came within 0.02 s.'] });
  });

  it('reads only, unless --write is given', async () => {
    const asked: string[] = [];
    const noting: GatewayFault = ({ request, answer }) => {
      asked.push(request.method);
      return answer();
    };

    await checkedGateway(['--sandbox'], {
      sendSupportRequest: noting,
      createApplication: noting,
      registerIdentity: noting,
    });

    expect(asked).toEqual([]);
  });
});

describe('pages of another origin (CORS)', () => {
  const ORIGIN = 'http://127.0.0.1:4000';
  const allowing = {
    'access-control-allow-origin': ORIGIN,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Authorization, Date',
  };
  const preflight = (headers: string) => () =>
    new Response(null, {
      status: 204,
      headers: {
        ...allowing,
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': headers,
      },
    });
  const HEADERS =
    'authorization, content-type, x-with-origin, x-org, x-session-replay-id, x-auth0-application-name, idempotency-key';
  const exposing: GatewayFault = async ({ answer }) =>
    changed(await answer(), { headers: allowing });
  const check = (headers: string) =>
    checkedGateway(['--page-origin', ORIGIN], {
      OPTIONS: preflight(headers),
      readStatesEligibility: exposing,
    });

  it('finds no fault if everything is allowed and exposed', async () => {
    expect(brokenCalls(await check(HEADERS))).toEqual({});
  });

  it("finds a header that isn't allowed", async () => {
    const broken = brokenCalls(await check(HEADERS.replace('x-org, ', '')));

    expect(broken['savePhone']).toEqual(['access-control-allow-headers lacks x-org (CORS).']);
  });

  it("finds every CORS fault of a gateway that doesn't know CORS", async () => {
    const broken = brokenCalls(await checkedGateway(['--page-origin', ORIGIN]));

    expect(broken['readStatesEligibility']).toEqual(
      expect.arrayContaining([
        'The preflight request has the status 405 (CORS).',
        `Access-Control-Allow-Origin is not ${ORIGIN} (CORS).`,
        'access-control-expose-headers lacks Date (CORS).',
      ]),
    );
  });
});

/** Accepts another tab's answer although the step is over. */
const openStep: GatewayFault = async ({ answer }) => {
  const given = await answer();
  return given.status === 409 ? json(200, { checklistStatus: 'HMDA' }) : given;
};

const keyless: GatewayFault = ({ request, answer }) => {
  const copy = new Request(request);
  copy.headers.delete('idempotency-key');
  return answer(copy);
};

/** Creates another application for each create request. */
const doubled: GatewayFault = async ({ answer, count }) => {
  const given = await answer();
  const uuid = `00000000-0000-4000-8000-00000000000${count}`;
  return given.status === 201
    ? changed(given, { body: (body: object) => ({ ...body, uuid }) })
    : given;
};

describe('writes', () => {
  it.each<[string, string, GatewayFault, RegExp]>([
    [
      'another status',
      'joinWaitlist',
      async ({ answer }) => {
        const given = await answer();
        return json(200, await given.json());
      },
      /^The gateway answered 200 instead of 201/,
    ],
    ['a second application', 'createApplication', doubled, /same key: It was done twice/],
    ['no idempotency', 'createApplication', keyless, /same key: The gateway answered 409/],
    [
      'no refusal of a reused key',
      'sendSupportRequest',
      async ({ answer }) => {
        const given = await answer();
        return given.status === 422 ? json(201, { reference: 'secret' }) : given;
      },
      /^Another body under the same key: The gateway answered 201 instead of 400, 409, or 422/,
    ],
    [
      'no limit on emails',
      'sendSupportRequest',
      async ({ answer }) => {
        const given = await answer();
        return given.status === 429 ? json(201, { reference: 'HS-1' }) : given;
      },
      /^6 calls are all answered/,
    ],
    [
      'a finished step that is still open',
      'saveAdditionalInfo',
      openStep,
      /finished step: The gateway answered 200 instead of 409/,
    ],
    [
      'an error without its field',
      'createApplication',
      async ({ answer }) => {
        const given = await answer();
        return given.status === 400 ? json(400, { errors: ['secret'] }) : given;
      },
      /^With an invalid email address: No error names its field/,
    ],
    [
      'a signature of another document',
      'signDocument',
      async ({ answer }) => {
        const given = await answer();
        return given.status === 409 ? json(200, { signedAt: null }) : given;
      },
      /hash of another document: The gateway answered 200/,
    ],
  ])('finds %s', async (_what, call, fault, reason) => {
    const broken = brokenCalls(await checkedGateway(['--write'], { [call]: fault }));

    expect(broken[call]).toEqual(expect.arrayContaining([expect.stringMatching(reason)]));
    expect(JSON.stringify(broken)).not.toContain('secret');
  });
});

it('finds no fault in the sandbox, and tries the whole contract', async () => {
  const findings = await checkedGateway(['--write', '--sandbox']);

  expect(brokenCalls(findings)).toEqual({});
  expect(findings.filter(({ outcome }) => outcome === 'not tried')).toEqual([]);
});

it('reaches most calls by walking through a registration without a sandbox', async () => {
  const findings = await checkedGateway(['--write']);

  expect(brokenCalls(findings)).toEqual({});
  expect(findings.filter(({ outcome }) => outcome === 'holds').length).toBeGreaterThan(115);
});
