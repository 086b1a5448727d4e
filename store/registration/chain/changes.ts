import { isStateRefused } from '#store/registration/refusedState.ts';
import { settlesKey, type Failure } from '#store/remote.ts';

import type { Chain, ChainProgress, ChainStep } from './chain.ts';

/** What a chain keeps when its status changes. */
export function chainProgress(chain: Chain): ChainProgress {
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
        ...chainProgress(chain),
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
  step === 'register' || (keyed.has(step) && (settlesKey(failure) || isStateRefused(failure)));
