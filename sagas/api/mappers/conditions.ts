import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readConditions } from '#sagas/api/contract/conditions.ts';
import { isConditionCategory } from '#store/application/conditions/categories.ts';
import {
  conditionStates,
  type Condition,
  type ConditionState,
} from '#store/application/conditions/conditions.ts';

type WireCondition = AnswerOf<typeof readConditions>[number];

/** Our choice: more than a lender requests at once (FT-09). */
const MAX_DOCUMENTS = 20;

/** Whether a code can be part of an upload group's name. */
const isDocumentType = (type: string) => /^[\w-]{1,50}$/.test(type);

const countOf = (count: number) => Math.min(MAX_DOCUMENTS, Math.max(1, Math.ceil(count)));

/** Returns the state of a condition, or `otherwise` for an unknown code. */
export const conditionStateOf = (
  state: string | null | undefined,
  otherwise: ConditionState,
): ConditionState => conditionStates.find((known) => known === state) ?? otherwise;

/** Fills in what a lender may leave out: by default, nothing was sent and one document is needed (COND-10). */
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

/**
 * Returns the conditions of known categories (COND-08), without the lender's own notes. A condition without a state is
 * open.
 */
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
