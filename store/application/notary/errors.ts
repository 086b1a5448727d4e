import type { NotaryErrorCode } from './errorCodes.ts';

/** What notary/error offers. Meeting in person is always possible. */
interface NotaryError {
  text: string;
  advice: string;
  /** Label of a new online session, or null if it isn't possible. */
  again: string | null;
}

const IN_PERSON = 'You can still meet a notary in person.';

/** The text and options of each code (screens.md, notary/error). */
const errors: Readonly<Record<NotaryErrorCode, NotaryError>> = {
  CAMERA: {
    text: "We couldn't use your camera.",
    advice:
      'Allow the camera and the microphone for this site in your browser, close other apps that use them, then try again.',
    again: 'Try again',
  },
  CONNECTION: {
    text: 'The connection was lost. Nothing is signed twice.',
    advice: 'You can rejoin within 10 minutes.',
    again: 'Rejoin',
  },
  QUESTIONS_FAILED: {
    text: "We couldn't confirm your identity with the questions.",
    advice: IN_PERSON,
    again: null,
  },
  ID_MISMATCH: {
    text: 'The ID does not match.',
    advice: 'Use another ID with the name on your application, or meet in person.',
    again: 'Use another ID',
  },
  NO_NOTARY: {
    text: 'No notary is free.',
    advice: 'Wait for the next free notary, come back later, or meet in person.',
    again: 'Wait for a notary',
  },
  LOCATION: {
    text: 'You must be in the United States.',
    advice: 'Come back when you are in the United States, or meet in person.',
    again: 'Try again',
  },
  NOTARY_STOPPED: {
    text: 'The notary ended the session.',
    advice: IN_PERSON,
    again: 'Try again',
  },
  COUNTY: {
    text: 'The county does not accept online notary.',
    advice: IN_PERSON,
    again: null,
  },
};

const unknown: NotaryError = {
  text: 'Something went wrong in the session. Please call us.',
  advice: IN_PERSON,
  again: 'Try again',
};

/** Returns the text of a code. For an unknown code, asks the borrower to call. */
export const notaryErrorOf = (code: NotaryErrorCode | null, reason: string | null): NotaryError => {
  const known = code === null ? unknown : errors[code];
  return code === 'NOTARY_STOPPED' && reason !== null
    ? { ...known, text: `The notary ended the session: ${reason}.` }
    : known;
};
