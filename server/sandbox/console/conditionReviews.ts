import { html } from 'hono/html';

import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { ConditionRecord } from '#server/sandbox/lender/conditions/conditionRecord.ts';
import { categoryOf } from '#store/application/conditions/categories.ts';
import { stateLabels } from '#store/application/conditions/states.ts';

interface Subject {
  readonly applicationUuid: string;
  readonly condition: ConditionRecord;
  /** The document, or missing for the whole condition. */
  readonly documentUuid?: string;
  readonly name: string;
  readonly state: ConditionRecord['xtraData']['state'];
}

/** Renders a document, or a condition without any, to accept or to reject with a comment. */
function reviewRow({ applicationUuid, condition, documentUuid, name, state }: Subject) {
  const about = JSON.stringify(documentUuid === undefined ? {} : { documentUuid });
  const id = `comment-${condition.uuid}-${documentUuid ?? 'all'}`;
  return html`<li>
    <p>${name} <span class="quiet">${stateLabels[state]}</span></p>
    <form
      class="inline"
      data-review="${applicationUuid}"
      data-condition="${condition.uuid}"
      data-about="${about}"
    >
      <button
        type="button"
        data-accept="${about}"
        data-review="${applicationUuid}"
        data-condition="${condition.uuid}"
      >
        Accept<span class="visually-hidden"> ${name}</span>
      </button>
      <label class="visually-hidden" for="${id}">Why ${name} needs replacing</label>
      <input id="${id}" name="comment" required maxlength="1000" placeholder="Reason" />
      <button>Reject<span class="visually-hidden"> ${name}</span></button>
    </form>
  </li>`;
}

function rowsOf(applicationUuid: string, condition: ConditionRecord) {
  const { documents, state } = condition.xtraData;
  const { title } = categoryOf(condition.categoryEnum);
  if (documents.length === 0)
    return [reviewRow({ applicationUuid, condition, name: title, state })];
  return documents.map(({ uuid, fileName, state: of }) =>
    reviewRow({
      applicationUuid,
      condition,
      documentUuid: uuid,
      name: `${title}: ${fileName}`,
      state: of,
    }),
  );
}

/** Renders the lender's conditions, with the documents that an underwriter reviews. */
export const conditionReviews = ({ uuid, conditions }: ApplicationRecord) =>
  conditions.length === 0
    ? ''
    : html`<details class="reviews">
        <summary>To-do items (${conditions.length})</summary>
        <ul role="list">
          ${conditions.flatMap((condition) => rowsOf(uuid, condition))}
        </ul>
      </details>`;
