import type { Failure } from '#store/remote.ts';

/** The steps up to the application, one after the other (SUBMIT-01 to SUBMIT-05). */
export const openingSteps = ['waitlist', 'register', 'savePhone', 'canStart', 'create'] as const;

/** The steps after it. They start in this order and don't wait for each other (SUBMIT-06, SUBMIT-07). */
export const closingSteps = ['saveName', 'smsConsents', 'startEvents'] as const;

/** The steps of the submit chain, in order (decision 11). */
export const chainSteps = [...openingSteps, ...closingSteps] as const;

export type ChainStep = (typeof chainSteps)[number];

export interface SentExperiments {
  decided: { name: string; variation: string }[];
  profileUuid: string | null;
}

/** The progress of the submit chain. A retry, a reload and another submit continue at the first unfinished step. */
export interface ChainProgress {
  done: ChainStep[];
  /** When this chain started, ISO. It owns applications created later (FT-02). */
  startedAt: string | null;
  /** When the user gave the consents, ISO (F-16). Retries send the same time (SC-09). */
  acceptedAt: string | null;
  /** Digests of the answers in each create call. */
  askedWith: string[];
  /**
   * The experiments of the first create call. Later decisions must not turn a retry into a different request (SC-09,
   * FT-02).
   */
  sentExperiments: SentExperiments | null;
  applicationUuid: string | null;
  accountEmail: string | null;
}

/**
 * The submit chain. `idle` before the first submit and after an interruption, `away` on the lender's sign-in page.
 */
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
  sentExperiments: null,
  applicationUuid: null,
  accountEmail: null,
};

export const isDone = ({ done }: Readonly<Pick<Chain, 'done'>>, step: ChainStep): boolean =>
  done.includes(step);
