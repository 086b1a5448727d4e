import type { Samples } from './samples.ts';
import type { Visit } from './visit.ts';

/** A borrower with an application, as a stage finds them. */
export interface Applicant {
  readonly visit: Visit;
  readonly samples: Samples;
  readonly path: { readonly uuid: string };
  readonly email: string;
  readonly outside: Outside;
  /** The control interface of a sandbox; null at another gateway. */
  readonly control: Control | null;
}

/** What a stage may touch outside. */
export interface Outside {
  readonly pause: (ms: number) => Promise<void>;
  /** The code on the last page of the sample document, which a borrower types (CONS-07); null: it has none. */
  readonly readSampleCode: (pdf: ArrayBuffer, uuid: string) => Promise<string | null>;
}

/** Sends a request to the control interface of a sandbox. */
export type Control = (method: string, path: string, body?: object) => Promise<unknown>;

/** Calls that the app sends at a status. */
export interface StageCheck {
  readonly status: string;
  /** What else a sandbox makes the session of (POST /sandbox/sessions). */
  readonly session?: object;
  readonly run: (applicant: Applicant) => Promise<void>;
}
