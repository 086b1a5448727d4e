import type { Demographics, Question } from './hmda.ts';

/** The NOT_PROVIDED_LABEL box, which is stored with the category codes. */
export const NOT_PROVIDED_CHOICE = 'NOT_PROVIDED';

/** start/hmda: the ticked boxes and four text fields. */
export type DemographicsForm = Record<Question, readonly string[]> & {
  ethnicityOther: string;
  raceTribe: string;
  raceOtherAsian: string;
  raceOtherPacific: string;
};

const codesIn = (ticked: readonly string[] = []) =>
  ticked.filter((choice) => choice !== NOT_PROVIDED_CHOICE).map(Number);

const isDeclined = (ticked: readonly string[] = []) => ticked.includes(NOT_PROVIDED_CHOICE);

/** Keeps only ticked boxes and texts. Derives nothing from them (facts §1 rules 5 to 8). */
export const demographicsOf = ({
  ethnicity,
  race,
  sex,
  ...texts
}: Readonly<Partial<DemographicsForm>>): Demographics => ({
  ethnicity: codesIn(ethnicity),
  race: codesIn(race),
  sex: codesIn(sex),
  ethnicityOther: texts.ethnicityOther ?? '',
  raceTribe: texts.raceTribe ?? '',
  raceOtherAsian: texts.raceOtherAsian ?? '',
  raceOtherPacific: texts.raceOtherPacific ?? '',
  notProvided: {
    ethnicity: isDeclined(ethnicity),
    race: isDeclined(race),
    sex: isDeclined(sex),
  },
});
