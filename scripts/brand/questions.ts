import { slugOf } from '#server/host/brands.ts';

/** The answers so far, by question key. '' means no answer. */
export type BrandAnswers = Readonly<Record<string, string>>;

export interface BrandQuestion {
  /** Also the flag's name and the key in an answers file. */
  readonly key: string;
  readonly text: string;
  /** The brand.json field that the answer sets, or null. */
  readonly field: string | null;
  /** Returns the default for an empty answer, or null if the question is required. */
  readonly byDefault: (answers: BrandAnswers, code: string) => string | null;
}

const company = (key: string) => `orgMetaData.companyInfo.${key}`;
const nothing = () => '';
const always = (answer: string) => () => answer;
const needed = () => null;

/** In order. A later default may depend on an earlier answer. */
export const brandQuestions: readonly BrandQuestion[] = [
  {
    key: 'companyName',
    text: 'The legal name of the lender',
    field: company('companyName'),
    byDefault: needed,
  },
  {
    key: 'companyNameShort',
    text: 'Its name in a sentence',
    field: company('companyNameShort'),
    byDefault: ({ companyName = '' }) => companyName,
  },
  {
    key: 'companyProduct',
    text: 'The name of the product',
    field: company('companyProduct'),
    byDefault: always('Home Line'),
  },
  {
    key: 'baseUrl',
    text: 'The address of its pages',
    field: 'baseUrl',
    byDefault: (_answers, code) => `https://${slugOf(code)}.example`,
  },
  {
    key: 'nmlsNumber',
    text: 'The NMLS number',
    field: company('nmlsNumber'),
    byDefault: needed,
  },
  {
    key: 'supportPhoneNumber',
    text: 'The phone number for borrowers, like (800) 555-0107',
    field: company('supportPhoneNumber'),
    byDefault: needed,
  },
  {
    key: 'supportEmail',
    text: 'The email address for borrowers',
    field: company('supportEmail'),
    byDefault: nothing,
  },
  {
    key: 'companyAddress',
    text: 'The postal address, in one line',
    field: company('companyAddress'),
    byDefault: nothing,
  },
  {
    key: 'privacyPolicyUrl',
    text: 'The address of the privacy policy',
    field: company('privacyPolicyUrl'),
    byDefault: nothing,
  },
  {
    key: 'termsOfUseUrl',
    text: 'The address of the terms',
    field: company('termsOfUseUrl'),
    byDefault: nothing,
  },
  {
    key: 'color',
    text: 'The main color, like #1f4e79; all others are derived from it',
    field: 'theme.color',
    byDefault: always('#1f4e79'),
  },
  {
    key: 'authMode',
    text: 'Where a borrower signs in: legacy (on these pages) or external (on a page of the lender)',
    field: 'switches.authMode',
    byDefault: always('legacy'),
  },
  {
    key: 'logo',
    text: 'The path of the logo, an SVG whose title is the legal name; monogram draws one',
    field: null,
    byDefault: always('monogram'),
  },
];

/** Returns the question with its default. */
export function promptOf({ text, byDefault }: BrandQuestion, answers: BrandAnswers, code: string) {
  const given = byDefault(answers, code);
  if (given === null) return `${text}: `;
  return `${text} [${given === '' ? 'none' : given}]: `;
}
