import { randomUUID } from 'node:crypto';

import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readLiens, saveLiens } from '#sagas/api/contract/liens.ts';
import { readName } from '#sagas/api/mappers/name.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { lienQuestion, liensFound } from '#server/sandbox/lender/liens/lienCheck.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import type { LiensValues } from '#store/application/liens/liensForm.ts';
import { liensValidator } from '#store/application/liens/liensRules.ts';
import { fullName } from '#store/person/name.ts';
import { flattenErrors } from '#store/validation.ts';

import { advanceNow, handlersFor, isAt } from './applicationStep.ts';

type Answers = BodyOf<typeof saveLiens>;

const LETTER_MISSING = 'Add 1 more document.';

/** Converts the answers to the screen's form, so its rules apply (SC-24). */
function formOf({ liens, added, taxesInsurance, hoaMonthly, attestation }: Answers): LiensValues {
  const isSigned = attestation !== null && attestation !== undefined;
  return {
    liens: liens.map(({ answer, balance, payment, toBeClosed, note }) => ({
      answer,
      balance: balance ?? undefined,
      payment: payment ?? undefined,
      toBeClosed: toBeClosed ?? undefined,
      // The request has no such field.
      isBalanceRight: balance ?? undefined,
      isRight: isSigned,
      note: note ?? undefined,
    })),
    includesTaxesInsurance: taxesInsurance?.included,
    taxes: taxesInsurance?.taxes ?? undefined,
    insurance: taxesInsurance?.insurance ?? undefined,
    hoaMonthly: hoaMonthly ?? undefined,
    otherLoans: added.length > 0,
    added,
    noOthers: isSigned,
    signatureName: attestation?.signatureName,
  };
}

/** Applies the screen's rules again, and requires a letter for each loan to pay off. */
function refuseLiens(body: Answers, application: ApplicationRecord): void {
  const question = lienQuestion(application);
  if (!question) return;
  const { task, liens } = question;
  const isWhole =
    body.liens.length === liens.length &&
    liens.every(({ uuid }, index) => body.liens[index]?.lienUuid === uuid);
  if (!isWhole) throw new HttpError(400, { message: 'Answer each loan.', field: 'liens' });
  const validate = liensValidator({
    task,
    liens,
    hasCosts: application.taxesInsurance !== null,
    legalName: fullName(readName(application.profile.name)),
  });
  refuseInvalid(flattenErrors(validate(formOf(body))));
  const isLetterMissing = body.liens.some(
    ({ answer, documentUuids }) => answer === 'PAID' && documentUuids.length === 0,
  );
  if (task === 'INQUIRY' && isLetterMissing)
    throw new HttpError(400, { message: LETTER_MISSING, field: 'lienRelease' });
}

function withAnswers(
  application: ApplicationRecord,
  { liens: stated, added, taxesInsurance, hoaMonthly, attestation }: Answers,
  at: string,
): ApplicationRecord {
  const answers = new Map(
    stated.map(({ lienUuid, documentUuids: _documents, ...answer }) => [lienUuid, answer]),
  );
  const isNamedAgain = added.length > 0;
  return {
    ...application,
    liens: [
      ...application.liens
        .filter(({ isAdded }) => !isAdded || !isNamedAgain)
        .map((lien) => ({ ...lien, stated: answers.get(lien.uuid) ?? lien.stated })),
      ...added.map((lien) => ({
        ...lien,
        uuid: randomUUID(),
        recordedDate: null,
        stated: null,
        isAdded: true,
        isToBePaid: false,
        payoff: null,
      })),
    ],
    taxesInsurance: taxesInsurance ?? application.taxesInsurance,
    hoaMonthly: hoaMonthly ?? application.hoaMonthly,
    attestation: attestation ? { ...attestation, at } : application.attestation,
  };
}

export function lienCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  const isOpen = isAt('LIEN_VERIFICATION', 'LIEN_ATTESTATION', 'LIEN_VERIFICATION_INQUIRY');
  return [
    own(readLiens, (application) => ({
      liens: liensFound(application),
      taxesInsurance: application.taxesInsurance,
      hoaMonthly: application.hoaMonthly,
    })),

    step(saveLiens, 'liens', isOpen, (application, { parts: { body } }) => {
      refuseLiens(body, application);
      const letters = new Set(body.liens.flatMap(({ documentUuids }) => documentUuids));
      world.uploads.send(application.uuid, [...letters]);
      const at = new Date(world.now()).toISOString();
      return advanceNow(world, withAnswers(application, body, at));
    }),
  ];
}
