import { capitalized, codeInWords } from '#store/text/letterCase.ts';

interface DocumentKind {
  readonly label: string;
  readonly example: string;
}

/** ENUM-REQDOC */
const kinds = new Map<string, DocumentKind>(
  Object.entries({
    BANK_LETTER: {
      label: 'Bank letter',
      example: "For example, a letter on your bank's paper with your name and account number.",
    },
    BANK_STATEMENT: {
      label: 'Bank statement',
      example: "For example, every page of last month's statement.",
    },
    CERTIFICATE_OF_TRUST: {
      label: 'Certificate of trust',
      example: 'For example, the signed pages that name the trust and its trustees.',
    },
    PROPERTY_DESCRIPTION_SOURCE: {
      label: 'Deed or mortgage',
      example: 'For example, the recorded deed with its page of the legal description.',
    },
    USER_UPLOADED_PAYSTUB: {
      label: 'Pay stub',
      example: 'For example, your last pay stub with name, employer, pay date and year-to-date.',
    },
    SUPPORT: {
      label: 'Supporting document',
      example: 'For example, a letter that you wrote and signed, a bill or a statement.',
    },
  }),
);

/** Describes a type of document. For an unknown type, returns the code in words without an example. */
export const documentKind = (code: string): { label: string; example: string | null } =>
  kinds.get(code) ?? { label: capitalized(codeInWords(code)), example: null };
