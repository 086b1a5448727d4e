import { ApiError, isOutcomeUnknown, isTransient, toFailure } from '#sagas/api/apiError.ts';
import { Nothing } from '#sagas/api/contract/common.ts';
import { endpoint } from '#sagas/api/contract/endpoint.ts';
import { refusalOf } from '#sagas/api/refusal.ts';
import { failureMessages } from '#store/failureMessages.ts';
import { fakeGateway, json, text, TOKEN } from '#tests/support/fakes/fakeGateway.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const UNEXPECTED = 'Something unexpected happened';

const refuse = (body: unknown, status = 400, headers: Record<string, string> = {}) =>
  refusalOf({ status, headers: new Headers(headers) }, body, NOW);

const plain = endpoint({
  name: 'plain',
  method: 'GET',
  path: '/plain',
  answer: Nothing,
});
const open = endpoint({ ...plain, name: 'open', bearer: 'optional' });
const unnoticed = endpoint({ ...open, name: 'unnoticed', isBackground: true });
const owner = endpoint({ ...plain, name: 'owner', ownsUnauthorised: true });

describe('the message of a refusal', () => {
  it.each([
    ['one', ['No lien'], 'No lien.'],
    ['ERR-06: several, joined', ['No lien', 'No title'], 'No lien, No title.'],
    [
      'ERR-07: duplicates once, with one period',
      ['No lien.', 'No lien', 'No title.'],
      'No lien, No title.',
    ],
    [
      'periods within a sentence, and at its end',
      ['A $1.5 million home..'],
      'A $1.5 million home.',
    ],
    ['F-04: reasons with a code', [{ message: 'No lien', code: 'LIEN' }], 'No lien.'],
    ['an invalid reason next to a valid one', [7, null, 'No lien'], 'No lien.'],
    ['absent fields as null', [{ message: 'No lien', field: null, code: null }], 'No lien.'],
  ])('reads the reasons of a refusal: %s', (_what, errors, message) => {
    expect(refuse({ errors }).message).toBe(message);
  });

  it.each([
    ['nothing', undefined],
    ['no reasons', { errors: [] }],
    ['null reasons', { errors: null }],
    ['blank reasons', { errors: ['', '  ', '.'] }],
    ['a number', 7],
    ['a list without reasons', [7, null]],
    ['another shape', { error: 'No.' }],
  ])('ERR-08: says for %s that something unexpected happened', (_what, body) => {
    expect(refuse(body).message).toBe(UNEXPECTED);
  });

  it('reads a plain message when no reasons are given', () => {
    expect(refuse({ errors: null, message: 'No lien' }).message).toBe('No lien.');
    expect(refuse({ errors: ['No title'], message: 'No lien' }).message).toBe('No title.');
  });

  it.each([
    ['a text', 'No lien', 'No lien.'],
    ['a list', ['No lien', { message: 'No title' }], 'No lien, No title.'],
    ['a stack trace', 'java.lang.NullPointerException', UNEXPECTED],
  ])('ERR-01: reads %s as the reasons', (_what, body, message) => {
    expect(refuse(body).message).toBe(message);
  });

  it("F-04: shows a field's message at the field, and not on top", () => {
    const email = { field: 'email', message: 'Taken' };
    const errors = [email, { field: 'password', message: 'Too common', code: 'WEAK' }];

    expect(refuse({ errors })).toMatchObject({
      message: '',
      code: 'WEAK',
      fields: [email, { field: 'password', message: 'Too common' }],
    });
  });
});

describe('FT-13: the lender’s text is shown as text, cleaned and truncated', () => {
  it.each([
    ['markup', 'We <b>cannot</b> lend', 'We <b>cannot</b> lend.'],
    ['control characters', 'No\u0000 lien\u0007\u009F here', 'No  lien  here.'],
    ['a line break', 'No\nlien', 'No lien.'],
    ['a technical word within a sentence', 'No exception was granted', 'No exception was granted.'],
    ['a word with the same ending', 'A terror of a title', 'A terror of a title.'],
  ])('shows the lender’s text as text when it has %s', (_what, message, shown) => {
    expect(refuse({ message }).message).toBe(shown);
  });

  it.each([
    [
      'a Java stack trace',
      'java.lang.NullPointerException\n\tat com.lender.Offer.make(Offer.java:7)',
    ],
    ['a script’s stack trace', 'x is undefined\n    at run (app.js:1:1)'],
    ['a Python stack trace', 'Traceback (most recent call last): File "x.py"'],
    ['a text that calls itself a stack trace', 'Stacktrace: run, start'],
    ['an HTML page', '<!DOCTYPE html><html><body>502</body></html>'],
    ['an HTML page in lower case', '<html lang="en">'],
  ])('replaces %s with "Something unexpected happened"', (_what, message) => {
    expect(refuse({ message }).message).toBe(UNEXPECTED);
  });

  it('keeps a reason next to a trace', () => {
    expect(refuse({ errors: ['x\n at y', 'No lien'] })).toMatchObject({
      message: 'No lien.',
      fields: [],
    });
  });

  it.each([
    ['one text', ['a'.repeat(10_000)]],
    ['many', Array.from({ length: 10_000 }, (_, at) => `Reason ${at}`)],
  ])('cuts %s at 300 characters', (_what, errors) => {
    expect(refuse({ errors }).message.length).toBeLessThanOrEqual(300);
  });

  it("doesn't cut a surrogate pair in two", () => {
    const { message } = refuse({ message: `${'a'.repeat(298)}😀${'b'.repeat(9)}` });

    expect(message.isWellFormed()).toBe(true);
  });

  it('SC-22: reads a megabyte of line breaks in linear time', () => {
    expect(refuse({ message: '\n'.repeat(1_000_000) }).message).toBe(UNEXPECTED);
  });

  it('reads as many fields as fit on a screen, each with its text truncated', () => {
    const errors = Array.from({ length: 5_000 }, () => ({ field: 'x', message: 'y'.repeat(999) }));

    const { fields } = refuse({ errors });

    expect(fields.length).toBeLessThanOrEqual(20);
    expect(fields[0]?.message).toHaveLength(300);
  });
});

describe('FT-05: a 429', () => {
  it.each([
    ['seconds', '7', 7_000],
    ['a date', 'Sat, 21 Nov 2026 15:00:45 GMT', 45_000],
    ['zero', '0', 0],
    ['nothing', null, 30_000],
    ['blank', ' ', 30_000],
    ['a negative number', '-5', 30_000],
    ['a date in the past', 'Sat, 21 Nov 2026 14:00:00 GMT', 30_000],
    ['nonsense', 'soon', 30_000],
    ['one year', '31536000', 60_000],
    ['a date a year from now', 'Sun, 21 Nov 2027 15:00:00 GMT', 60_000],
    ['forever', 'Infinity', 60_000],
  ])('reads a Retry-After with %s', (_what, header, wait) => {
    const failure = refuse({}, 429, header === null ? {} : { 'retry-after': header });

    expect(failure.retryAfterMs).toBe(wait);
    expect(failureMessages(failure)).toBe('Please wait a minute and try again.');
  });

  it("doesn't ask for a wait at another status", () => {
    expect(refuse({}, 503, { 'retry-after': '7' }).retryAfterMs).toBeNull();
  });
});

describe('the end of a session', () => {
  it.each([
    ['ACCESS-19: a 401', json({}, 401), true],
    ['ACCESS-20: a 403 "unauthenticated"', json({ message: 'unauthenticated' }, 403), true],
    ['ACCESS-20: the same among other reasons', json({ errors: ['Unauthenticated.'] }, 403), true],
    ['ACCESS-21: a 403 "invalid signature"', json({ message: 'invalid signature' }, 403), true],
    ['ACCESS-20: the plain text', text('unauthenticated', 'text/plain', 403), true],
    ['ACCESS-21: the text as JSON', json('invalid signature', 403), true],
    ['FT-21: any other 403', json({ message: 'not yours' }, 403), false],
    ['FT-21: a 403 that mentions it', json({ message: 'unauthenticated users may' }, 403), false],
    ['FT-21: a 403 that ends with it', json({ message: 'Page is unauthenticated' }, 403), false],
    ['FT-21: a 403 that goes on', json({ message: 'Unauthenticated. Or not' }, 403), false],
    ['FT-21: a 403 without a text', text('', 'text/plain', 403), false],
    ['a 400 "unauthenticated"', json({ message: 'unauthenticated' }, 400), false],
    ['a 500', json({}, 500), false],
  ])('decides whether the session ends: %s', async (_what, reply, endsSession) => {
    await expect(fakeGateway([reply]).api.request(plain, {})).rejects.toMatchObject({
      endsSession,
    });
  });

  describe.each([
    ['a 401', json({}, 401)],
    ['a 403 "unauthenticated"', json({ message: 'unauthenticated' }, 403)],
  ])('FT-83, FT-84, G-04: %s of a call that needs no sign-in', (_what, reply) => {
    it.each([
      ['with a bearer', open, TOKEN, true],
      ['of a visitor, who has no session', open, null, false],
      ['of a call whose failures are ignored', unnoticed, TOKEN, false],
    ])(
      'decides whether the session ends at a refusal %s',
      async (_whose, call, token, endsSession) => {
        const { api, tokens } = fakeGateway([reply]);
        if (token !== null) tokens.set(token);

        await expect(api.request(call, {})).rejects.toMatchObject({ endsSession });
      },
    );
  });

  it('A-26: keeps the session at a 401 that belongs to its call', async () => {
    await expect(fakeGateway([json({}, 401)]).api.request(owner, {})).rejects.toMatchObject({
      status: 401,
      endsSession: false,
    });
  });
});

describe('the kind of a failure', () => {
  const error = (failure: ApiError['failure'], status: number) =>
    new ApiError({ failure, message: '', status });
  const offline = error({ kind: 'offline' }, 0);
  const garbled = error({ kind: 'garbled', endpoint: 'x' }, 200);
  const refused = (status: number) => error(refuse({}, status), status);

  it.each([
    ['no response', offline, true],
    ['a 500', refused(500), true],
    ['a 503', refused(503), true],
    ['a 400', refused(400), false],
    ['a 429', refused(429), false],
    ['an unreadable response', garbled, false],
    ['a bug', new TypeError('x'), false],
  ])('A-85: decides whether %s may be temporary: %s', (_what, thrown, may) => {
    expect(isTransient(thrown)).toBe(may);
  });

  it.each([
    ['no response', offline, true],
    ['an unreadable response', garbled, true],
    ['a 502 from a proxy', refused(502), true],
    ['a 504 from a proxy', refused(504), true],
    ['a refusal', refused(500), false],
    ['a bug', new TypeError('x'), false],
  ])('FT-02: decides after %s whether the outcome is unknown: %s', (_what, thrown, unknown) => {
    expect(isOutcomeUnknown(thrown)).toBe(unknown);
  });

  it('throws a bug again instead of reporting it as a failure', () => {
    const bug = new TypeError('x');

    expect(() => toFailure(bug)).toThrow(bug);
    expect(toFailure(offline)).toEqual({ kind: 'offline' });
  });
});
