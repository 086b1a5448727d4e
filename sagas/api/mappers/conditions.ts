import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readConditions } from '#sagas/api/contract/conditions.ts';
import { isConditionCategory } from '#store/application/conditions/categories.ts';
import {
  conditionStates,
  type Condition,
  type ConditionState,
} from '#store/application/conditions/conditions.ts';

type WireCondition = AnswerOf<typeof readConditions>[number];

/** chosen: more than a lender asks for at once (FT-09). */
const MOST_DOCUMENTS = 20;

/** Codes that fit into the name of a group of uploads. */
const isDocumentType = (type: string) => /^[\w-]{1,50}$/.test(type);

const countOf = (count: number) => Math.min(MOST_DOCUMENTS, Math.max(1, Math.ceil(count)));

/** Where a condition stands; an unknown code is `otherwise`. */
export const conditionStateOf = (
  state: string | null | undefined,
  otherwise: ConditionState,
): ConditionState => conditionStates.find((known) => known === state) ?? otherwise;

/** What a lender may leave out: nothing was sent, and one document is needed (COND-10). */
function extraOf(xtraData: WireCondition['xtraData']) {
  const { numDocsRequired = 1, state = null, dueBy = null } = xtraData ?? {};
  const { documents = [], change = [] } = xtraData ?? {};
  return {
    state: conditionStateOf(state, 'OWED'),
    numDocsRequired: countOf(numDocsRequired),
    dueBy,
    documents: documents.map((document) => ({
      uuid: document.uuid,
      fileName: document.fileName,
      documentType: document.documentType,
      state: conditionStateOf(document.state, 'IN_REVIEW'),
      reason: document.reason,
    })),
    change,
  };
}

/** The conditions of a known category (COND-08), without the lender's own notes; one without a state is owed. */
export const conditionsOf = (answer: AnswerOf<typeof readConditions>): Condition[] =>
  answer.flatMap(({ categoryEnum: category, requestDocuments, notes: _own, xtraData, ...said }) =>
    isConditionCategory(category)
      ? [
          {
            ...said,
            category,
            requestDocuments: requestDocuments.filter(isDocumentType),
            ...extraOf(xtraData),
          },
        ]
      : [],
  );
