import type { ChainStep } from '#store/registration/chain/chain.ts';

/** Thrown when an account with this email address exists (CALL-SUB-03, A-26). */
export class IdentityExists extends Error {
  override readonly name = 'IdentityExists';
}

/** Thrown when a required part of the registration is missing (MSG-SUB-01 to MSG-SUB-03). */
export class Incomplete extends Error {
  override readonly name = 'Incomplete';
  /** The text for the user. Our choice: the specification raises an error without one. */
  readonly words: string;
  readonly code: string;

  constructor(
    message: string,
    words = 'Something is missing. Please check your answers and try again.',
    code = 'INCOMPLETE',
  ) {
    super(message);
    this.words = words;
    this.code = code;
  }
}

/** Thrown with the step at which the submit chain failed. */
export class ChainStepFailed extends Error {
  override readonly name = 'ChainStepFailed';
  readonly step: ChainStep;
  override readonly cause: unknown;

  constructor(step: ChainStep, cause: unknown) {
    super(`The submit chain broke at ${step}`);
    this.step = step;
    this.cause = cause;
  }
}
