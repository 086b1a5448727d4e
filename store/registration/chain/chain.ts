import type { Failure } from '#store/remote.ts';

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

/** What a create says about experiments, beside the answers. */
export interface SentExperiments {
  decided: { name: string; variation: string }[];
  profileUuid: string | null;
}

/** The progress of the submit chain. A retry, a reload and another submit resume at the first step not done. */
export interface ChainProgress {
  done: ChainStep[];
  /** When this chain started, ISO; an application created later is its own (FT-02). */
  startedAt: string | null;
  /** When the consents were given, ISO (F-16); a repeat states the same time (SC-09). */
  acceptedAt: string | null;
  /** A digest of the answers of each create that was sent. */
  askedWith: string[];
  /** Those of the first create: what was decided since must not make a repeat another request (SC-09, FT-02). */
  sentExperiments: SentExperiments | null;
  applicationUuid: string | null;
  /** The email address of the account that this chain created. */
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
  sentExperiments: null,
  applicationUuid: null,
  accountEmail: null,
};

export const isDone = ({ done }: Readonly<Pick<Chain, 'done'>>, step: ChainStep): boolean =>
  done.includes(step);
