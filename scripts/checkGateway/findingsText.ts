import { counted } from '#store/text/counted.ts';

import { atPlace, sameCause, type CallFinding, type CallFault } from './findings.ts';

/** "178 calls: 90 hold, 1 breaks, 5 not answered, 82 not tried." */
function summaryLine(findings: readonly CallFinding[]): string {
  const having = (wanted: CallFinding['outcome']) =>
    findings.filter(({ outcome }) => outcome === wanted).length;
  const [holding, breaking] = [having('holds'), having('breaks')];
  return (
    `${counted(findings.length, 'call')}: ${holding} ${holding === 1 ? 'holds' : 'hold'}, ` +
    `${breaking} ${breaking === 1 ? 'breaks' : 'break'}, ` +
    `${having('not answered')} not answered, ${having('not tried')} not tried.`
  );
}

const INDENT = ' '.repeat(10);

const line = (word: string, { call, method, path }: CallFinding) =>
  `${word.padEnd(10)}${call.padEnd(27)}${method.padEnd(7)}${path}`;

const holdingLines = (finding: CallFinding) => [
  line('holds', finding),
  INDENT + finding.checks.join(', '),
];

interface Cause extends CallFault {
  readonly calls: readonly { readonly call: string; readonly count: number }[];
}

/** Groups the faults of all calls by cause, the most frequent first. */
function causesOf(findings: readonly CallFinding[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const { call, faults } of findings)
    for (const fault of faults) {
      const { what, count } = fault;
      const known = causes.get(sameCause(what)) ?? { ...fault, count: 0, calls: [] };
      const calls = [...known.calls, { call, count }];
      causes.set(sameCause(what), { ...known, count: known.count + count, calls });
    }
  return [...causes.values()].toSorted((one, other) => other.count - one.count);
}

/** "3 answers: readOffers (2), quoteOffer" */
function whereText({ count, calls }: Cause): string {
  const named = calls.map((one) => (one.count > 1 ? `${one.call} (${one.count})` : one.call));
  return `${counted(count, 'answer')}: ${named.join(', ')}`;
}

const causeLines = (cause: Cause, at: number) => {
  const [first] = cause.calls;
  return [
    '',
    `${`${at + 1}.`.padEnd(4)}${atPlace(cause.what)}`,
    `    ${whereText(cause)}`,
    `    /sandbox/contract#${first?.call}`,
    `    ${cause.request}`,
  ];
};

/** "not tried It writes: --write tries it. 2 calls: login, savePhone" */
const groupLine = (word: string, reason: string, group: readonly CallFinding[]) =>
  `${word.padEnd(10)}${reason} ${counted(group.length, 'call')}: ${group.map(({ call }) => call).join(', ')}`;

/** Lists calls by the reason why nothing was checked. */
const groupLines = (word: string, findings: readonly CallFinding[]): string[] =>
  [...Map.groupBy(findings, ({ reasons: [reason = ''] }) => reason)].map(([reason, group]) =>
    groupLine(word, reason, group),
  );

const UNIMPLEMENTED = 'It answered 404, 405 or 501, as if it were not implemented yet.';

/**
 * Formats the results for a terminal, with the causes of broken calls near the end. Removes control characters.
 */
export function findingsText(findings: readonly CallFinding[]): string {
  const ofOutcome = (outcome: CallFinding['outcome']) =>
    findings.filter((finding) => finding.outcome === outcome);
  const broken = ofOutcome('breaks');
  const unanswered = ofOutcome('not answered');
  const unimplemented = unanswered.filter(({ faults }) => faults.length > 0);
  return [
    ...ofOutcome('holds').flatMap(holdingLines),
    ...groupLines('not tried', ofOutcome('not tried')),
    ...groupLines(
      'unknown',
      unanswered.filter(({ faults }) => faults.length === 0),
    ),
    ...broken.map((finding) => line('BREAKS', finding)),
    ...causesOf(broken).flatMap(causeLines),
    '',
    ...(unimplemented.length > 0 ? [groupLine('not yet', UNIMPLEMENTED, unimplemented), ''] : []),
    summaryLine(findings),
  ]
    .join('\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '');
}
