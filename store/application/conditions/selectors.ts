import { createSelector } from 'reselect';

import { selectApplication, selectTimeZone } from '#store/application/core/selectors.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import { formatDay } from '#store/format/dates.ts';
import type { RootState } from '#store/index.ts';
import { ready, type Remote } from '#store/remote.ts';
import { selectIsSignersArea, selectParameters } from '#store/shell/selectors.ts';

import { categoryOf } from './categories.ts';
import { isOutstanding, type Condition, type ConditionState } from './conditions.ts';
import { documentKind } from './documentKinds.ts';
import { conditionPath, isAnsweredOnline, selectAskedPerson } from './paths.ts';
import {
  requestComment,
  requestHeading,
  requestText,
  requestedTypes,
  type RequestContext,
} from './requests.ts';
import { selectConditionsState } from './slice.ts';
import { stateLabels } from './states.ts';
import { selectConditions } from './toDo.ts';

const selectContext = createSelector(
  [selectApplication, selectTimeZone, selectIsSignersArea],
  (application, timeZone, isSigner): RequestContext => ({
    isSigner,
    accountEnding: application?.accountEnding ?? null,
    appliedAt: application?.createdAt ?? null,
    timeZone,
  }),
);

/** COND-11 */
const uploadLabel = (condition: Readonly<Condition>) =>
  Math.max(requestedTypes(condition).length, condition.numDocsRequired) > 1
    ? 'Upload Documents'
    : 'Upload Document';

const buttons: Partial<Record<ApplicationScreenId, string>> = {
  identity: 'Photograph your ID',
  conditionsPhone: 'Add your phone',
  conditionsConfirm: 'See the change',
};

const buttonOf = (condition: Readonly<Condition>): string =>
  buttons[categoryOf(condition.category).screen] ?? uploadLabel(condition);

/** Facts §7: says the due date, and what happens if it is missed. */
function dueText(
  { category, dueBy }: Readonly<Condition>,
  { timeZone, isSigner }: RequestContext,
): string | null {
  if (dueBy === null) return null;
  const answer = categoryOf(category).screen === 'conditionsUpload' ? 'Send it' : 'Answer';
  const application = isSigner ? 'the application' : 'your application';
  return `${answer} by ${formatDay(dueBy, timeZone)}, or we may close ${application}.`;
}

/** Returns a condition for display. Isolates the lender's words. */
export const shownCondition = (condition: Readonly<Condition>, context: RequestContext) => ({
  ...condition,
  reference: categoryOf(condition.category).title,
  heading: requestHeading(condition),
  text: requestText(condition, context),
  comment: requestComment(condition),
  due: isOutstanding(condition) ? dueText(condition, context) : null,
  kinds: requestedTypes(condition).map((type) => ({ type, ...documentKind(type) })),
  isToDo: isOutstanding(condition),
  button: buttonOf(condition),
});

export type ShownCondition = ReturnType<typeof shownCondition>;

/** Returns the list of conditions/ with addresses. Null if no screen answers a condition. */
export const selectToDoList = createSelector(
  [selectConditions, selectContext, selectAskedPerson],
  (known, context, asked) =>
    known.status === 'ready'
      ? ready(
          known.value.map((condition) => ({
            ...shownCondition(condition, context),
            to: isAnsweredOnline(asked, condition) ? conditionPath(asked, condition) : null,
          })),
        )
      : known,
);

const countIn = (conditions: readonly Condition[], ...states: readonly ConditionState[]) =>
  conditions.filter(({ state }) => states.includes(state)).length;

/** "1 thing to do, 2 in review, 1 accepted". Leaves out zeros. */
export const toDoSummary = (conditions: readonly Condition[]): string => {
  const toDo = conditions.filter(isOutstanding).length;
  return [
    { count: toDo, text: toDo === 1 ? 'thing to do' : 'things to do' },
    { count: countIn(conditions, 'IN_REVIEW'), text: 'in review' },
    { count: countIn(conditions, 'ACCEPTED'), text: 'accepted' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => `${count} ${text}`)
    .join(', ');
};

/** Says what changed at the last read, or null if nothing did. */
export const selectConditionNews = createSelector([selectConditionsState], (state) => {
  const news = state.conditions
    .filter(({ uuid }) => state.changed.includes(uuid))
    .map((condition) => `${requestHeading(condition)}: ${stateLabels[condition.state]}.`);
  return news.length === 0 ? null : news.join(' ');
});

const selectAsked = createSelector(
  [selectConditions, (state: RootState) => selectParameters(state).conditionUuid],
  (known, uuid) =>
    known.status === 'ready'
      ? ready(known.value.find((condition) => condition.uuid === uuid) ?? null)
      : known,
);

/** Returns the condition in the address if its own screen is open, or null. */
export const selectAskedCondition = createSelector(
  [selectAsked, selectContext, (_state: RootState, screen: ApplicationScreenId) => screen],
  (asked, context, screen): Remote<ShownCondition | null> => {
    if (asked.status !== 'ready') return asked;
    const { value } = asked;
    const isHere = value !== null && categoryOf(value.category).screen === screen;
    return ready(isHere ? shownCondition(value, context) : null);
  },
);
