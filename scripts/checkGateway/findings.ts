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
  /** Whether the gateway may just not have the call yet. */
  readonly isUnimplemented: boolean;
}

export interface CallFinding {
  readonly call: CallName;
  readonly method: string;
  readonly path: string;
  /** `not answered`: the gateway answered as if it didn't have the call, so nothing was checked. */
  readonly outcome: 'holds' | 'breaks' | 'not answered' | 'not tried';
  /** In the order of the checks. */
  readonly checks: readonly Check[];
  /** Why it breaks or wasn't tried, one sentence each. */
  readonly reasons: readonly string[];
  readonly faults: readonly CallFault[];
}

interface Tried {
  readonly checks: Set<Check>;
  /** The checks with an answer that only a gateway with this call gives. */
  readonly answered: Set<Check>;
  /** By cause, so each is reported once. */
  readonly faults: Map<string, CallFault>;
}

export type Findings = ReturnType<typeof createFindings>;

/** A place in an answer means the same for every probe: "Without a session: errors: is missing." */
const PROBE = /^(?:With|Another)[^:]+: (?=[\w.[\]]+: )/;

/** Returns a reason without the probe, if its place says enough. */
export const atPlace = (what: string): string => what.replace(PROBE, '');

/** Returns what the same fault has in common in other rows of a list, for other values, and for other probes. */
export const sameCause = (what: string): string =>
  atPlace(what)
    .replaceAll(/\[\d+\]/g, '[]')
    .replace(/ \(like .*?\)(?=\.(?: |$))/, '');

/** The answers of a gateway that doesn't have a call. A call with an id also answers 404 if it doesn't know the id. */
const unimplemented: ReadonlySet<number | undefined> = new Set([404, 405, 501]);

export const isUnimplemented = (status: number | undefined) => unimplemented.has(status);

const NOT_ANSWERED = 'It answered 404 to a sample value, so nothing was checked.';

/** An answer of the gateway, or none. */
interface Answered {
  readonly request: string;
  readonly status?: number;
}

function outcomeOf({ checks, answered, faults }: Tried): CallFinding['outcome'] {
  const causes = [...faults.values()];
  if (causes.some((cause) => !cause.isUnimplemented)) return 'breaks';
  const isAnswered = checks.has('answer') ? answered.has('answer') : answered.size > 0;
  if (!isAnswered) return 'not answered';
  return causes.length === 0 ? 'holds' : 'breaks';
}

type Result = Pick<CallFinding, 'outcome' | 'checks' | 'reasons' | 'faults'>;

function resultOf(tried: Tried): Result {
  const faults = [...tried.faults.values()];
  const outcome = outcomeOf(tried);
  const isUnknown = outcome === 'not answered' && faults.length === 0;
  const reasons = isUnknown ? [NOT_ANSWERED] : faults.map(({ what }) => what);
  return { outcome, checks: [...tried.checks], reasons, faults };
}

const untried = (reason: string): Result => ({
  outcome: 'not tried',
  checks: [],
  reasons: [reason],
  faults: [],
});

/** Collects the results of each call. `notTried` says why a call wasn't tried, given why the walk ended. */
export function createFindings(notTried: (call: Call, walkEnd: string | null) => string) {
  const tried = new Map<string, Tried>();
  const unreached = new Set<string>();
  let walkEnd: string | null = null;

  return {
    add(call: string, check: Check, reasons: readonly string[], answer: Answered): void {
      const { request, status } = answer;
      const found = tried.get(call) ?? {
        checks: new Set(),
        answered: new Set(),
        faults: new Map(),
      };
      tried.set(call, found);
      found.checks.add(check);
      if (!isUnimplemented(status)) found.answered.add(check);
      const causes = reasons.map(sameCause);
      for (const [at, what] of reasons.entries()) {
        const cause = sameCause(what);
        if (causes.indexOf(cause) < at) continue;
        const known = found.faults.get(cause) ?? {
          what,
          count: 0,
          request,
          isUnimplemented: isUnimplemented(status),
        };
        found.faults.set(cause, { ...known, count: known.count + 1 });
      }
    },
    has: (call: string, check: Check): boolean => tried.get(call)?.checks.has(check) ?? false,
    endWalk(sentence: string): void {
      walkEnd = sentence;
    },
    /** Doesn't let a call hold, because the walk ended before the status that it answers for. */
    markUnreached({ name }: { readonly name: string }): void {
      unreached.add(name);
    },
    all: (): CallFinding[] =>
      contract.map((call) => {
        const { name, method, path } = call;
        const found = tried.get(name);
        const isTried = found && !(unreached.has(name) && outcomeOf(found) === 'holds');
        const result = isTried ? resultOf(found) : untried(notTried(call, walkEnd));
        return { call: name, method, path, ...result };
      }),
  };
}

/** Whether the check fails: a call breaks or is not implemented, or one of the first day was not reached. */
export const doFail = (findings: readonly CallFinding[], isFirstDay: boolean): boolean =>
  findings.some(({ outcome, faults }) => (isFirstDay ? outcome !== 'holds' : faults.length > 0));
