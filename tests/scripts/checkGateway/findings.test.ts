import type { Call } from '#sagas/api/contract/contract.ts';
import { contract } from '#sagas/api/contract/contract.ts';
import { createFindings, doBreak } from '#scripts/checkGateway/findings.ts';
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
  findings.add('login', 'answer', [], 'curl 1');
  findings.add(
    'readOffers',
    'no session',
    ['offers[3].rate: is wrong.', 'offers[4].rate: is wrong.'],
    'curl 2',
  );
  findings.add('readOffers', 'answer', ['offers[0].rate: is wrong.'], 'curl 3');
  findings.add(
    'quoteOffer',
    'answer',
    ['The Date header is missing.', 'offers[1].rate: is wrong (like 9.9).'],
    'curl 4',
  );

  expect(findingsText(some()).split('\n')).toEqual([
    expect.stringMatching(/^holds +login +POST +\//),
    expect.stringMatching(/^ +answer$/),
    expect.stringMatching(/^not tried \w+ is not tried\. 1 call:$/),
    expect.stringMatching(/^ +endSession +\w+ +\//),
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
    '3 of 4 calls were tried: 1 holds, 2 break.',
  ]);
  expect(doBreak(some())).toBe(true);
});

it('says why the walk ended at each call that it would have reached, and names a few calls of a common cause', () => {
  const { findings } = aCheck();
  findings.endWalk('The walk ended.');
  for (const { name } of contract.slice(0, 40))
    findings.add(name, 'answer', ['It is wrong.'], 'curl');

  const text = findingsText(findings.all());

  expect(text).toMatch(/^not tried The walk ended\. \d+ calls:$/m);
  expect(text).toMatch(/^ {4}40 answers: (?:\w+, ){5}\w+ and 34 more calls$/m);
});

it('counts the same place as one cause in every probe', () => {
  const { findings, some } = aCheck();
  findings.add('login', 'no session', ['Without a session: errors: is missing.'], 'curl');
  findings.add('readOffers', 'unknown id', ['With an unknown id: errors: is missing.'], 'curl');
  findings.add('readOffers', 'no session', ['Without a session: The status is 400.'], 'curl');

  expect(findingsText(some()).match(/^\d\..*\n.*$/gm)).toEqual([
    '1.  errors: is missing.\n    2 answers: login, readOffers',
    '2.  Without a session: The status is 400.\n    1 answer: readOffers',
  ]);
});

it('finds no break if every call holds', () => {
  const { findings, some } = aCheck();
  findings.add('login', 'answer', [], 'curl');

  expect(doBreak(some())).toBe(false);
});
