import { contract, type Call, type CallName } from '#sagas/api/contract/contract.ts';

export type Check =
  | 'answer'
  | 'no session'
  | 'unknown id'
  | 'same key'
  | 'refusal'
  | 'limit'
  | 'CORS';

export interface CallFinding {
  readonly call: CallName;
  readonly method: string;
  readonly path: string;
  readonly outcome: 'holds' | 'breaks' | 'not tried';
  /** In the order of the checks. */
  readonly checks: readonly Check[];
  /** Why it breaks or wasn't tried, one sentence each. */
  readonly reasons: readonly string[];
}

interface Tried {
  readonly checks: Set<Check>;
  /** A set, so each reason appears once. */
  readonly reasons: Set<string>;
}

export type Findings = ReturnType<typeof createFindings>;

/** Collects the results of each call. */
export function createFindings(notTried: (call: Call) => string) {
  const tried = new Map<string, Tried>();

  const findingOf = (call: Call): CallFinding => {
    const { name, method, path } = call;
    const about = { call: name, method, path };
    const found = tried.get(name);
    if (!found) return { ...about, outcome: 'not tried', checks: [], reasons: [notTried(call)] };
    const reasons = [...found.reasons];
    const outcome = reasons.length === 0 ? 'holds' : 'breaks';
    return { ...about, outcome, checks: [...found.checks], reasons };
  };

  return {
    add(call: string, check: Check, reasons: readonly string[]): void {
      const found = tried.get(call) ?? { checks: new Set(), reasons: new Set() };
      tried.set(call, found);
      found.checks.add(check);
      for (const reason of reasons) found.reasons.add(reason);
    },
    has: (call: string, check: Check): boolean => tried.get(call)?.checks.has(check) ?? false,
    all: (): CallFinding[] => contract.map(findingOf),
  };
}

const counted = (findings: readonly CallFinding[], outcome: CallFinding['outcome']) =>
  findings.filter((finding) => finding.outcome === outcome).length;

/** "150 of 177 calls were tried: 149 hold, 1 breaks." */
export function summaryLine(findings: readonly CallFinding[]): string {
  const [holding, breaking] = [counted(findings, 'holds'), counted(findings, 'breaks')];
  const hold = `${holding} ${holding === 1 ? 'holds' : 'hold'}`;
  const broken = `${breaking} ${breaking === 1 ? 'breaks' : 'break'}`;
  return `${holding + breaking} of ${findings.length} calls were tried: ${hold}, ${broken}.`;
}

const isBroken = ({ outcome }: CallFinding) => outcome === 'breaks';

export const doBreak = (findings: readonly CallFinding[]): boolean => findings.some(isBroken);

function linesOf({ outcome, call, method, path, checks, reasons }: CallFinding): string[] {
  const word = outcome === 'breaks' ? 'BREAKS' : outcome;
  const line = `${word.padEnd(10)}${call.padEnd(27)}${method.padEnd(7)}${path}`;
  const details = outcome === 'holds' ? [checks.join(', ')] : reasons;
  return [line, ...details.map((detail) => `${' '.repeat(10)}${detail}`)];
}

/** Formats the results for a terminal, with broken calls last. Removes control characters. */
export const findingsText = (findings: readonly CallFinding[]): string =>
  [
    ...findings.filter((finding) => !isBroken(finding)).flatMap(linesOf),
    ...findings.filter(isBroken).flatMap(linesOf),
    '',
    summaryLine(findings),
  ]
    .join('\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '');
