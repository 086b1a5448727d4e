import { isRefusedForGood, type Failure } from '#store/remote.ts';
import { isStateRefused } from '#store/registration/eligibility.ts';

/** The steps of the submit chain, in their order (SUBMIT-01 to SUBMIT-09, decision 11). */
export const chainSteps = [
  'waitlist',
  'register',
  'savePhone',
  'canStart',
  'create',
  'saveName',
  'smsConsents',
  'startEvents',
] as const;

export type ChainStep = (typeof chainSteps)[number];

/** The progress of the submit chain. A retry, a reload and another submit resume at the first step not done. */
interface ChainProgress {
  done: ChainStep[];
  /** When this chain started, ISO; an application created later is its own (FT-02). */
  startedAt: string | null;
  /** When the consents were given, ISO (F-16); a repeat states the same time (SC-09). */
  acceptedAt: string | null;
  /** A digest of the answers of each create that was sent. */
  askedWith: string[];
  applicationUuid: string | null;
  /** The e-mail address of the account that this chain created. */
  accountEmail: string | null;
}

/** The submit chain: `idle` before the first submit and after an interruption, `away` at the lender's sign-in page. */
export type Chain =
  | (ChainProgress & { status: 'idle' | 'running' | 'away' })
  | (ChainProgress & { status: 'failed'; failedAt: ChainStep; failure: Failure })
  | (ChainProgress & { status: 'finished'; applicationUuid: string });

export const idleChain: Chain = {
  status: 'idle',
  done: [],
  startedAt: null,
  acceptedAt: null,
  askedWith: [],
  applicationUuid: null,
  accountEmail: null,
};

export const isDone = ({ done }: Readonly<Pick<Chain, 'done'>>, step: ChainStep): boolean =>
  done.includes(step);

/** What a chain keeps when its status changes. */
export function progressOf(chain: Chain): ChainProgress {
  if (chain.status !== 'failed') return chain;
  const { failedAt: _step, failure: _failure, ...progress } = chain;
  return progress;
}

/**
 * The chain after an answer was changed: the step that sends the answer runs again. A running chain stays running,
 * since another submit would be ignored (S4). After the application is created every step stays done; the next submit
 * says that the change is not in it (S4).
 */
export const afterChange = (chain: Chain, rerun: ChainStep | null): Chain =>
  chain.applicationUuid === null
    ? {
        ...progressOf(chain),
        status: chain.status === 'running' ? 'running' : 'idle',
        done: chain.done.filter((step) => step !== rerun),
        acceptedAt: null,
      }
    : { ...chain, acceptedAt: null };

/** The steps whose request has an idempotency key. */
const keyed: ReadonlySet<ChainStep> = new Set<ChainStep>([
  'waitlist',
  'register',
  'create',
  'smsConsents',
]);

/**
 * Whether the request is settled, so that the next submit is a new one (SC-09): the lender refused it, or it created
 * the account, whose password and nonce no draft stores. A refused state is a refusal under any status (MSG-SUB-06).
 */
export const isSettled = (step: ChainStep, failure: Readonly<Failure> | null): boolean =>
  step === 'register' ||
  (keyed.has(step) && (isRefusedForGood(failure) || isStateRefused(failure)));
