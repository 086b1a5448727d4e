import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  decideCondition,
  readConditions,
  sendConditionCode,
  submitCondition,
} from '#sagas/api/contract/conditions.ts';
import { callLimits } from '#sagas/api/contract/limits.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { saveApplication } from '#server/sandbox/lender/application/catchUp.ts';
import { inState, withChanged } from '#server/sandbox/lender/conditions/conditionChanges.ts';
import {
  conditionAnswer,
  type ConditionRecord,
} from '#server/sandbox/lender/conditions/conditionRecord.ts';
import { permitted } from '#server/sandbox/lender/conditions/permission.ts';
import { withSentDocuments } from '#server/sandbox/lender/conditions/sentDocuments.ts';
import { HttpError, notFound, refuseInvalid, tooManyRequests } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { categoryOf } from '#store/application/conditions/categories.ts';
import { isOutstanding, missingDocuments } from '#store/application/conditions/conditions.ts';
import { validateDecision } from '#store/application/conditions/decision.ts';
import { missingFilesText } from '#store/application/uploads/uploads.ts';

import { handlersFor } from './applicationStep.ts';

/** 9.4 */
const codes = new Map([
  ['246810', null],
  ['111111', 'This code is too old. Ask for a new one.'],
]);
const WRONG_CODE = "That's not the code we sent. Check it and try again.";

/** Returns a condition if the screen is of its kind. Otherwise, it is not found. */
function conditionOf(
  { conditions }: ApplicationRecord,
  conditionUuid: string,
  screens: readonly string[],
): ConditionRecord {
  const condition = conditions.find(({ uuid }) => uuid === conditionUuid);
  if (!condition || !screens.includes(categoryOf(condition.categoryEnum).screen))
    throw notFound('We could not find this item.');
  return condition;
}

function requireOutstanding({ xtraData }: ConditionRecord): void {
  if (!isOutstanding(xtraData))
    throw new HttpError(409, {
      message: 'We already have what we need for this item.',
      code: 'CONDITION_NOT_OPEN',
    });
}

/** Counts the good documents and those in review. */
function refuseTooFew({ xtraData }: ConditionRecord, sent: readonly string[]): void {
  const { numDocsRequired, documents } = xtraData;
  const missing = missingDocuments({ numDocsRequired, documents });
  const message = missingFilesText(missing - new Set(sent).size);
  refuseInvalid({ ...(message !== null && { documentUuids: message }) });
}

const [{ most, minutes }] = callLimits.submitCondition;
const WRONG_CODES = { most, windowMs: minutes * 60_000 };
const codesOf = ({ uuid }: ConditionRecord) => `codes of ${uuid}`;

/** The fifth wrong code invalidates the code that was sent. */
function refuseCode({ limits }: World, condition: ConditionRecord, code: string | null): void {
  const wait = limits.consume(codesOf(condition), WRONG_CODES);
  if (wait !== null) throw tooManyRequests(wait);
  const message = codes.get(code ?? '');
  if (message !== null)
    throw new HttpError(422, { message: message ?? WRONG_CODE, field: 'code', code: 'CODE' });
}

function submitted(
  world: World,
  application: ApplicationRecord,
  condition: ConditionRecord,
  { documentUuids, note, code }: BodyOf<typeof submitCondition>,
): ConditionRecord {
  if (categoryOf(condition.categoryEnum).screen === 'conditionsPhone') {
    refuseCode(world, condition, code);
    return inState(condition, 'ACCEPTED');
  }
  refuseTooFew(condition, documentUuids);
  return { ...withSentDocuments(world, application, { condition, documentUuids }), answer: note };
}

/** What the lender still needs for the caller's application, and the borrower's answers (CALL-COND-1). */
export function conditionCalls(world: World): Handler[] {
  const { own } = handlersFor(world);

  const save = (
    before: ApplicationRecord,
    after: ApplicationRecord,
    condition: ConditionRecord,
  ): { state: string } => {
    saveApplication(world, before, withChanged(after, condition, world.now()));
    return { state: condition.xtraData.state };
  };

  return [
    own(readConditions, ({ conditions }) => conditions.map(conditionAnswer)),

    own(submitCondition, (application, { parts: { path, body } }) => {
      const screens = ['conditionsUpload', 'conditionsPhone'];
      const condition = conditionOf(application, path.conditionUuid, screens);
      requireOutstanding(condition);
      return save(application, application, submitted(world, application, condition, body));
    }),

    own(sendConditionCode, (application, { identity, parts: { path, body } }) => {
      const condition = conditionOf(application, path.conditionUuid, ['conditionsPhone']);
      requireOutstanding(condition);
      const phoneNumber = identity?.phoneNumber ?? application.profile.phoneNumber;
      const text = 'Your code is 246810. Never share it.';
      world.limits.reset(codesOf(condition));
      world.outbox.text(phoneNumber, body.byCall ? 'Call with your code' : 'Your code', text);
    }),

    own(decideCondition, (application, { parts: { path, body } }) => {
      const condition = conditionOf(application, path.conditionUuid, ['conditionsConfirm']);
      requireOutstanding(condition);
      const { approved, comment } = body;
      refuseInvalid(
        validateDecision({
          decision: approved ? 'YES' : 'NO',
          ...(comment !== null && { comment }),
        }),
      );
      const answered = { ...condition, answer: comment };
      return approved
        ? save(application, permitted(application, condition), inState(answered, 'ACCEPTED'))
        : save(application, application, inState(answered, 'IN_REVIEW'));
    }),
  ];
}
