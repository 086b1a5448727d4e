import type { Call } from '#sagas/api/contract/contract.ts';
import { contract } from '#sagas/api/contract/contract.ts';
import { createFindings, doFail } from '#scripts/checkGateway/findings.ts';
import { findingsText } from '#scripts/checkGateway/findingsText.ts';

const names = ['readOffers', 'quoteOffer', 'login', 'endSession'];

/** Collects findings, and returns them for the named calls only. */
function aCheck() {
  const findings = createFindings(
    ({ method }: Call, walkEnd) => walkEnd ?? `${method} is not tried.`,
  );
  const some = () => findings.all().filter(({ call }) => names.includes(call));
  return { findings, some };
}

it('prints calls that hold first, then untried ones by reason, then broken ones and each cause once', () => {
  const { findings, some } = aCheck();
  findings.add('login', 'answer', [], { request: 'curl 1' });
  findings.add(
    'readOffers',
    'no session',
    ['offers[3].rate: is wrong.', 'offers[4].rate: is wrong.'],
    { request: 'curl 2' },
  );
  findings.add('readOffers', 'answer', ['offers[0].rate: is wrong.'], { request: 'curl 3' });
  findings.add(
    'quoteOffer',
    'answer',
    ['The Date header is missing.', 'offers[1].rate: is wrong (like 9.9).'],
    { request: 'curl 4' },
  );

  expect(findingsText(some()).split('\n')).toEqual([
    expect.stringMatching(/^holds +login +POST +\//),
    expect.stringMatching(/^ +answer$/),
    'not tried POST is not tried. 1 call: endSession',
    expect.stringMatching(/^BREAKS +quoteOffer +POST/),
    expect.stringMatching(/^BREAKS +readOffers +GET/),
    '',
    '1.  offers[1].rate: is wrong (like 9.9).',
    '    3 answers: quoteOffer, readOffers (2)',
    '    /sandbox/contract#quoteOffer',
    '    curl 4',
    '',
    '2.  The Date header is missing.',
    '    1 answer: quoteOffer',
    '    /sandbox/contract#quoteOffer',
    '    curl 4',
    '',
    '4 calls: 1 holds, 2 break, 0 not answered, 1 not tried.',
  ]);
  expect(doFail(some(), false)).toBe(true);
});

it('says why the walk ended at each call that it would have reached, and names every call of a common cause', () => {
  const { findings } = aCheck();
  findings.endWalk('The walk ended.');
  for (const { name } of contract.slice(0, 40))
    findings.add(name, 'answer', ['It is wrong.'], { request: 'curl' });

  const text = findingsText(findings.all());

  expect(text).toMatch(/^not tried The walk ended\. \d+ calls: \w+, /m);
  expect(text).toMatch(/^ {4}40 answers: (?:\w+, ){39}\w+$/m);
});

it('counts the same place as one cause in every probe', () => {
  const { findings, some } = aCheck();
  findings.add('login', 'no session', ['Without a session: errors: is missing.'], {
    request: 'curl',
  });
  findings.add('readOffers', 'unknown id', ['With an unknown id: errors: is missing.'], {
    request: 'curl',
  });
  findings.add('readOffers', 'no session', ['Without a session: The status is 400.'], {
    request: 'curl',
  });

  expect(findingsText(some()).match(/^\d\..*\n.*$/gm)).toEqual([
    '1.  errors: is missing.\n    2 answers: login, readOffers',
    '2.  Without a session: The status is 400.\n    1 answer: readOffers',
  ]);
});

it('lists a call that only answered like a missing one below the faults, never as one that holds', () => {
  const { findings, some } = aCheck();
  const missing = { request: 'curl', status: 404 };
  findings.add('login', 'refusal', ['With a wrong password: It is wrong.'], missing);
  findings.add('quoteOffer', 'no session', [], { request: 'curl', status: 401 });
  findings.add('quoteOffer', 'answer', ['It is wrong.'], { request: 'curl', status: 501 });
  findings.add('endSession', 'answer', [], missing);
  findings.add('readOffers', 'unknown id', [], missing);
  findings.add('readOffers', 'answer', ['It breaks.'], { request: 'curl', status: 200 });

  expect(findingsText(some()).split('\n')).toEqual([
    'unknown   It answered 404 to a sample value, so nothing was checked. 1 call: endSession',
    expect.stringMatching(/^BREAKS +readOffers/),
    '',
    '1.  It breaks.',
    expect.anything(),
    expect.anything(),
    expect.anything(),
    '',
    'not yet   It answered 404, 405 or 501, as if it were not implemented yet. 2 calls: login, quoteOffer',
    '',
    '4 calls: 0 hold, 1 breaks, 3 not answered, 0 not tried.',
  ]);
});

it.each([
  ['a missing call', 404, ['It is wrong.'], [true, true]],
  ['an unknown sample', 404, [], [false, true]],
  ['a call that holds', 200, [], [false, false]],
] as const)(
  'fails with %s as the whole check and as that of the first day',
  (_what, status, reasons, fails) => {
    const { findings } = aCheck();
    findings.add('login', 'answer', reasons, { request: 'curl', status });
    const [login] = findings.all().filter(({ call }) => call === 'login');

    expect([false, true].map((isFirstDay) => doFail(login ? [login] : [], isFirstDay))).toEqual(
      fails,
    );
  },
);

it('finds no break if every call holds', () => {
  const { findings, some } = aCheck();
  findings.add('login', 'answer', [], { request: 'curl' });

  expect(doFail(some(), false)).toBe(false);
});
