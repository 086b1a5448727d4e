/** A write without an answer: the same request is repeated under its idempotency key (SC-09). */
export interface PendingWrite {
  /** A hash of the request. */
  fingerprint: string;
  key: string;
  /** When the user submitted it, ISO; a repeat states the same time. */
  acceptedAt: string;
}

/** By scope: `registration/create`, `support`, or `application/` with its uuid and the endpoint's name. */
export type PendingWrites = Record<string, PendingWrite>;
