import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { saveDemographics } from '#sagas/api/contract/steps.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import {
  NOT_OBSERVED,
  NO_CO_APPLICANT,
  filingCodes,
  questions,
  type Category,
} from '#store/application/details/hmda.ts';

type Sent = BodyOf<typeof saveDemographics>;

const codesOf = (categories: readonly Category[]): number[] =>
  categories.flatMap(({ code, parts = [] }) => [code, ...codesOf(parts)]);

function refuseUnknownCodes(sent: Sent): void {
  for (const { id, categories } of questions) {
    const known = codesOf(categories);
    if (!sent[id].every((code) => known.includes(code)))
      throw new HttpError(400, { message: 'There is no such category.', field: id });
  }
}

/**
 * Returns the record for the filing (facts §1): codes and texts, or "not provided". An answer counts even with "I do
 * not wish to" (rule 7).
 */
export function demographicsRecord(sent: Sent) {
  refuseUnknownCodes(sent);
  const answered = questions.map(({ id }) => [id, filingCodes(sent, id)] as const);
  const texts = [sent.ethnicityOther, sent.raceTribe, sent.raceOtherAsian, sent.raceOtherPacific];
  const isAnswered =
    texts.some((text) => text.trim() !== '') || questions.some(({ id }) => sent[id].length > 0);
  const codes = {
    ...Object.fromEntries(answered),
    ethnicityOther: sent.ethnicityOther,
    raceTribe: sent.raceTribe,
    raceOtherAsian: sent.raceOtherAsian,
    raceOtherPacific: sent.raceOtherPacific,
    notProvided: sent.notProvided,
    observed: NOT_OBSERVED,
    coApplicant: NO_CO_APPLICANT,
    collectedVia: sent.collectedVia,
  };
  return { codes, isAnswered };
}
