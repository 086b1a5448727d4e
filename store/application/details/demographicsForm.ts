import type { Demographics, Question } from './hmda.ts';

/** The box of NOT_PROVIDED_LABEL, among the codes of the categories. */
export const NOT_PROVIDED_CHOICE = 'NOT_PROVIDED';

/** start/hmda: the ticked boxes and four free texts. */
export type DemographicsForm = Record<Question, readonly string[]> & {
  ethnicityOther: string;
  raceTribe: string;
  raceOtherAsian: string;
  raceOtherPacific: string;
};

const codesIn = (ticked: readonly string[] = []) =>
  ticked.filter((choice) => choice !== NOT_PROVIDED_CHOICE).map(Number);

const isDeclined = (ticked: readonly string[] = []) => ticked.includes(NOT_PROVIDED_CHOICE);

/** Only ticked boxes and texts, without anything that follows from them (facts §1 rules 5 to 8). */
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
