import type { Link } from '#store/registration/chain/chain.ts';

/** There is an account with this e-mail address already (CALL-SUB-03, A-26). */
export class IdentityExists extends Error {
  override readonly name = 'IdentityExists';
}

/** Something that the registration cannot do without is missing (MSG-SUB-01 to MSG-SUB-03). */
export class Incomplete extends Error {
  override readonly name = 'Incomplete';
  /** What the person reads. chosen: the specification raises an error without words. */
  readonly words: string;
  /** What the screen knows it by. */
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

/** Names the link at which a chain broke. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly link: Link;
  override readonly cause: unknown;

  constructor(link: Link, cause: unknown) {
    super(`The submit chain broke at ${link}`);
    this.link = link;
    this.cause = cause;
  }
}
