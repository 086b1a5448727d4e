import type { Samples } from './samples.ts';
import type { Visit } from './visit.ts';

export interface Applicant {
  readonly visit: Visit;
  readonly samples: Samples;
  readonly path: { readonly uuid: string };
  readonly email: string;
  readonly outside: Outside;
  /** A sandbox's control interface, or null for other gateways. */
  readonly control: Control | null;
}

export interface Outside {
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
  /** Reads the code on the sample document's last page, which a borrower types (CONS-07). Null if it has none. */
  readonly readSampleCode: (pdf: ArrayBuffer, uuid: string) => Promise<string | null>;
}

export type Control = (method: string, path: string, body?: object) => Promise<unknown>;

export interface StageCheck {
  readonly status: string;
  /** More options for the sandbox's session (POST /sandbox/sessions). */
  readonly session?: object;
  readonly run: (applicant: Applicant) => Promise<void>;
}
