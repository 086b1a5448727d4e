import { contract, type Call, type CallName } from '#sagas/api/contract/contract.ts';

export type Check =
  | 'answer'
  | 'no session'
  | 'unknown id'
  | 'same key'
  | 'refusal'
  | 'limit'
  | 'CORS';

/** A reason why a call breaks. */
export interface CallFault {
  /** One sentence, then what to change. */
  readonly what: string;
  /** In how many answers of the call. */
  readonly count: number;
  /** The first request with that answer, as a curl line without secrets. */
  readonly request: string;
}

export interface CallFinding {
  readonly call: CallName;
  readonly method: string;
  readonly path: string;
  readonly outcome: 'holds' | 'breaks' | 'not tried';
  /** In the order of the checks. */
  readonly checks: readonly Check[];
  /** Why it breaks or wasn't tried, one sentence each. */
  readonly reasons: readonly string[];
  readonly faults: readonly CallFault[];
}

interface Tried {
  readonly checks: Set<Check>;
  /** By cause, so each is reported once. */
  readonly faults: Map<string, CallFault>;
}

export type Findings = ReturnType<typeof createFindings>;

/** A place in an answer means the same for every probe: "Without a session: errors: is missing." */
const PROBE = /^With[^:]+: (?=[\w.[\]]+: )/;

/** Returns a reason without the probe, if its place says enough. */
export const atPlace = (what: string): string => what.replace(PROBE, '');

/** Returns what the same fault has in common in other rows of a list, for other values, and for other probes. */
export const sameCause = (what: string): string =>
  atPlace(what)
    .replaceAll(/\[\d+\]/g, '[]')
    .replace(/ \(like .*?\)(?=\.(?: |$))/, '');

/** Collects the results of each call. `notTried` says why a call wasn't tried, given why the walk ended. */
export function createFindings(notTried: (call: Call, walkEnd: string | null) => string) {
  const tried = new Map<string, Tried>();
  let walkEnd: string | null = null;

  const findingOf = (call: Call): CallFinding => {
    const { name, method, path } = call;
    const about = { call: name, method, path };
    const found = tried.get(name);
    if (!found)
      return {
        ...about,
        outcome: 'not tried',
        checks: [],
        reasons: [notTried(call, walkEnd)],
        faults: [],
      };
    const faults = [...found.faults.values()];
    const reasons = faults.map(({ what }) => what);
    const outcome = reasons.length === 0 ? 'holds' : 'breaks';
    return { ...about, outcome, checks: [...found.checks], reasons, faults };
  };

  return {
    add(call: string, check: Check, reasons: readonly string[], request: string): void {
      const found = tried.get(call) ?? { checks: new Set(), faults: new Map<string, CallFault>() };
      tried.set(call, found);
      found.checks.add(check);
      const causes = reasons.map(sameCause);
      for (const [at, what] of reasons.entries()) {
        const cause = sameCause(what);
        if (causes.indexOf(cause) < at) continue;
        const known = found.faults.get(cause) ?? { what, count: 0, request };
        found.faults.set(cause, { ...known, count: known.count + 1 });
      }
    },
    has: (call: string, check: Check): boolean => tried.get(call)?.checks.has(check) ?? false,
    endWalk(sentence: string): void {
      walkEnd = sentence;
    },
    all: (): CallFinding[] => contract.map(findingOf),
  };
}

export const doBreak = (findings: readonly CallFinding[]): boolean =>
  findings.some(({ outcome }) => outcome === 'breaks');
