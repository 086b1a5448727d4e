/** Demographic information (facts §1): the model form's categories with the filing schema's codes. */
export interface Category {
  code: number;
  label: string;
  freeText?: 'ethnicityOther' | 'raceTribe' | 'raceOtherAsian' | 'raceOtherPacific';
  /** Our choice: unique, because speech input needs distinct labels (2.5.3). */
  freeTextLabel?: string;
  /** Always shown, indented (rule 5). */
  parts?: readonly Category[];
}

export type Question = 'ethnicity' | 'race' | 'sex';

const ethnicities: readonly Category[] = [
  {
    code: 1,
    label: 'Hispanic or Latino',
    parts: [
      { code: 11, label: 'Mexican' },
      { code: 12, label: 'Puerto Rican' },
      { code: 13, label: 'Cuban' },
      {
        code: 14,
        label: 'Other Hispanic or Latino',
        freeText: 'ethnicityOther',
        freeTextLabel: 'Name of your other Hispanic or Latino origin',
      },
    ],
  },
  { code: 2, label: 'Not Hispanic or Latino' },
];

const races: readonly Category[] = [
  {
    code: 1,
    label: 'American Indian or Alaska Native',
    freeText: 'raceTribe',
    freeTextLabel: 'Name of enrolled or principal tribe',
  },
  {
    code: 2,
    label: 'Asian',
    parts: [
      { code: 21, label: 'Asian Indian' },
      { code: 22, label: 'Chinese' },
      { code: 23, label: 'Filipino' },
      { code: 24, label: 'Japanese' },
      { code: 25, label: 'Korean' },
      { code: 26, label: 'Vietnamese' },
      {
        code: 27,
        label: 'Other Asian',
        freeText: 'raceOtherAsian',
        freeTextLabel: 'Name of your other Asian origin',
      },
    ],
  },
  { code: 3, label: 'Black or African American' },
  {
    code: 4,
    label: 'Native Hawaiian or Other Pacific Islander',
    parts: [
      { code: 41, label: 'Native Hawaiian' },
      { code: 42, label: 'Guamanian or Chamorro' },
      { code: 43, label: 'Samoan' },
      {
        code: 44,
        label: 'Other Pacific Islander',
        freeText: 'raceOtherPacific',
        freeTextLabel: 'Name of your other Pacific Islander origin',
      },
    ],
  },
  { code: 5, label: 'White' },
];

/** Users can tick both (rule 4). */
const sexes: readonly Category[] = [
  { code: 1, label: 'Male' },
  { code: 2, label: 'Female' },
];

export const questions: readonly {
  id: Question;
  legend: string;
  categories: readonly Category[];
}[] = [
  { id: 'ethnicity', legend: 'Ethnicity', categories: ethnicities },
  { id: 'race', legend: 'Race', categories: races },
  { id: 'sex', legend: 'Sex', categories: sexes },
];

export const NOT_PROVIDED_LABEL = 'I do not wish to provide this information';

/** Rule 12. */
export const MAX_FREE_TEXT_LENGTH = 100;

/** T-14 */
export const WHY_WE_ASK =
  'Federal law asks us for this, to protect consumers and to check that lenders follow fair-lending law. You may choose one or more answers in each part. You do not have to answer. We may not decide on the basis of your answers, or of not answering.';

/** T-15 */
export const IN_PERSON =
  'If you applied in person and did not answer, the law asks us to note ethnicity, race and sex from what we see or from your name. You are applying online without video, so we do not.';

/** All answers are optional. None is prefilled, derived, stored in a draft or logged. */
export interface Demographics {
  ethnicity: number[];
  ethnicityOther: string;
  race: number[];
  raceTribe: string;
  raceOtherAsian: string;
  raceOtherPacific: string;
  sex: number[];
  notProvided: Record<Question, boolean>;
}

export const noDemographics: Demographics = {
  ethnicity: [],
  ethnicityOther: '',
  race: [],
  raceTribe: '',
  raceOtherAsian: '',
  raceOtherPacific: '',
  sex: [],
  notProvided: { ethnicity: false, race: false, sex: false },
};

/** "Information not provided" in an online application. */
const NOT_PROVIDED: Record<Question, number> = { ethnicity: 3, race: 6, sex: 3 };

/** Code for an applicant who selected both male and female. */
const BOTH_SEXES = 6;

/** A text counts as an answer even if its box isn't ticked (rule 6). */
function hasFreeText(answer: Readonly<Demographics>, question: Question): boolean {
  if (question === 'ethnicity') return answer.ethnicityOther.trim() !== '';
  if (question === 'sex') return false;
  return [answer.raceTribe, answer.raceOtherAsian, answer.raceOtherPacific].some(
    (text) => text.trim() !== '',
  );
}

/** Returns the codes to file. An answer counts even with NOT_PROVIDED_LABEL (rule 7). */
export function filingCodes(answer: Readonly<Demographics>, question: Question): number[] {
  const codes = answer[question];
  if (question === 'sex' && codes.includes(1) && codes.includes(2)) return [BOTH_SEXES];
  return codes.length > 0 || hasFreeText(answer, question)
    ? codes.toSorted((one, other) => one - other)
    : [NOT_PROVIDED[question]];
}

/** Code for "not collected on the basis of visual observation or surname". */
export const NOT_OBSERVED = 2;

/** Codes for no co-applicant: ethnicity, race, sex. */
export const NO_CO_APPLICANT: Record<Question, number> = { ethnicity: 5, race: 8, sex: 5 };
