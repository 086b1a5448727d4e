import { atPlace, sameCause, type CallFinding, type CallFault } from './findings.ts';

const counted = (findings: readonly CallFinding[], outcome: CallFinding['outcome']) =>
  findings.filter((finding) => finding.outcome === outcome).length;

/** "150 of 177 calls were tried: 149 hold, 1 breaks." */
function summaryLine(findings: readonly CallFinding[]): string {
  const [holding, breaking] = [counted(findings, 'holds'), counted(findings, 'breaks')];
  const hold = `${holding} ${holding === 1 ? 'holds' : 'hold'}`;
  const broken = `${breaking} ${breaking === 1 ? 'breaks' : 'break'}`;
  return `${holding + breaking} of ${findings.length} calls were tried: ${hold}, ${broken}.`;
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
      const { what, count, request } = fault;
      const known = causes.get(sameCause(what)) ?? { what, request, count: 0, calls: [] };
      const calls = [...known.calls, { call, count }];
      causes.set(sameCause(what), { ...known, count: known.count + count, calls });
    }
  return [...causes.values()].toSorted((one, other) => other.count - one.count);
}

const MAX_NAMED = 6;

/** "3 answers: readOffers (2), quoteOffer" */
function whereText({ count, calls }: Cause): string {
  const named = calls
    .slice(0, MAX_NAMED)
    .map((one) => (one.count > 1 ? `${one.call} (${one.count})` : one.call));
  const more = calls.length - named.length;
  return `${count} ${count === 1 ? 'answer' : 'answers'}: ${named.join(', ')}${more > 0 ? ` and ${more} more calls` : ''}`;
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

/** Lists the calls that weren't tried, by reason. */
function untriedLines(findings: readonly CallFinding[]): string[] {
  const byReason = Map.groupBy(findings, ({ reasons: [reason = ''] }) => reason);
  return [...byReason].flatMap(([reason, calls]) => [
    `not tried ${reason} ${calls.length} ${calls.length === 1 ? 'call' : 'calls'}:`,
    ...calls.map((finding) => line('', finding)),
  ]);
}

/** Formats the results for a terminal, with broken calls and their causes last. Removes control characters. */
export function findingsText(findings: readonly CallFinding[]): string {
  const ofOutcome = (outcome: CallFinding['outcome']) =>
    findings.filter((finding) => finding.outcome === outcome);
  const broken = ofOutcome('breaks');
  return [
    ...ofOutcome('holds').flatMap(holdingLines),
    ...untriedLines(ofOutcome('not tried')),
    ...broken.map((finding) => line('BREAKS', finding)),
    ...causesOf(broken).flatMap(causeLines),
    '',
    summaryLine(findings),
  ]
    .join('\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '');
}
