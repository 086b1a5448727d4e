/** A write without an answer. The same request is sent again with its idempotency key (SC-09). */
export interface PendingWrite {
  fingerprint: string;
  key: string;
  /** When the user submitted it, ISO. Retries send the same time. */
  acceptedAt: string;
}

/** By scope: `registration/create`, `support`, or `application/` with its uuid and the endpoint's name. */
export type PendingWrites = Record<string, PendingWrite>;
