import type { Failure } from '#store/remote.ts';
import { isStateRefused } from '#store/registration/eligibility.ts';

/** The links of the submit chain, in their order (SUBMIT-01 to SUBMIT-09, decision 11). */
export const links = [
  'waitlist',
  'register',
  'savePhone',
  'canStart',
  'create',
  'saveName',
  'smsConsents',
  'startEvents',
] as const;

export type Link = (typeof links)[number];

/** How far the submit chain got. A retry, a reload or a second press goes on at the first link not done. */
export interface Chain {
  status: 'idle' | 'running' | 'away' | 'failed' | 'finished';
  done: Link[];
  failedAt: Link | null;
  failure: Failure | null;
  /** When this chain began, ISO; an application born later is its own (FT-02). */
  startedAt: string | null;
  /**
   * When the consents of the submit were given, ISO: their texts were on screen then (F-16). A repeat states the same time,
   * and so is the same request (SC-09); null when the next submit is another one.
   */
  acceptedAt: string | null;
  /** What stands for the answers of each create that was sent, and may have made the application. */
  askedWith: string[];
  applicationUuid: string | null;
  /** The address that the account was made with, and keeps; null where this chain made none. */
  accountEmail: string | null;
}

export const restingChain: Chain = {
  status: 'idle',
  done: [],
  failedAt: null,
  failure: null,
  startedAt: null,
  acceptedAt: null,
  askedWith: [],
  applicationUuid: null,
  accountEmail: null,
};

export const isDone = ({ done }: Readonly<Pick<Chain, 'done'>>, link: Link): boolean =>
  done.includes(link);

/**
 * The chain after an answer was changed: what is settled stays, the link that asked about it is asked again. One that
 * still makes the account is at work until that is done: a press before would be swallowed (S4). Of one that has its
 * application every link stays as it is; that the change is not in it is told with the next press (S4).
 */
export const afterChange = (chain: Chain, asksAgain: Link | null): Chain =>
  chain.applicationUuid === null
    ? {
        ...chain,
        status: chain.status === 'running' ? 'running' : 'idle',
        failedAt: null,
        failure: null,
        done: chain.done.filter((link) => link !== asksAgain),
        acceptedAt: null,
      }
    : { ...chain, acceptedAt: null };

/** The links whose request carries a key; what is refused at another one says nothing about it. */
const keyed: ReadonlySet<Link> = new Set<Link>(['waitlist', 'register', 'create', 'smsConsents']);

/** Whether the lender refused a request for good: nothing was made of it, nor will be. */
export const isRefusedForGood = (failure: Readonly<Failure> | null): boolean =>
  isStateRefused(failure) ||
  (failure?.kind === 'refused' && failure.status < 500 && failure.retryAfterMs === null);

/**
 * Whether the request of this intent is settled, so that the next press is a new one (SC-09): the lender refused it, or
 * it made the account, whose request no draft may keep: its password is typed again, its nonce is made anew.
 */
export const isSettled = (link: Link, failure: Readonly<Failure> | null): boolean =>
  link === 'register' || (keyed.has(link) && isRefusedForGood(failure));

/** A chain that a reload cut off: the person goes on with one press, at the first link not done (FT-42). */
export const resting = (chain: Chain): Chain =>
  chain.status === 'running' ? { ...chain, status: 'idle' } : chain;
