import { isStateRefused } from '#store/registration/refusedState.ts';
import { settlesKey, type Failure } from '#store/remote.ts';

import type { Chain, ChainProgress, ChainStep } from './chain.ts';

/** Returns what a chain keeps when its status changes. */
export function chainProgress(chain: Chain): ChainProgress {
  if (chain.status !== 'failed') return chain;
  const { failedAt: _step, failure: _failure, ...progress } = chain;
  return progress;
}

/**
 * Returns the chain after an answer changed: the step that sends the answer runs again. A running chain keeps
 * running, because another submit would be ignored (S4). Once the application exists, all steps stay done, and the
 * next submit says that the change isn't included (S4).
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

const keyed: ReadonlySet<ChainStep> = new Set<ChainStep>([
  'waitlist',
  'register',
  'create',
  'smsConsents',
]);

/**
 * Whether the request is settled and the next submit sends a new one (SC-09). Either the lender refused it, or it
 * created the account, whose password and nonce aren't stored in drafts. A refused state counts as a refusal with any
 * status (MSG-SUB-06).
 */
export const isSettled = (step: ChainStep, failure: Readonly<Failure> | null): boolean =>
  step === 'register' || (keyed.has(step) && (settlesKey(failure) || isStateRefused(failure)));
