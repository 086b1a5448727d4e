import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  readEmployment,
  readRequirements,
  saveEmployment,
  sendPaystubs,
  submitIncome,
} from '#sagas/api/contract/income.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isUnreachable } from '#server/sandbox/lender/income/incomeReview.ts';
import { methodOf, worstVerdictOf } from '#server/sandbox/lender/income/papers.ts';
import {
  employerState,
  incomeRecords,
  statedFor,
  subjectFor,
  withSource,
} from '#server/sandbox/lender/income/records.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import {
  employerForm,
  employerValidator,
  type EmployerForm,
} from '#store/application/income/employer.ts';
import { NEED_MISSING } from '#store/application/income/income.ts';
import { paperFactsValidator, type PapersForm } from '#store/application/income/papers.ts';
import { missingFilesText } from '#store/application/uploads/uploads.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { advanceNow, handlersFor, isAt, stepNotOpen } from './applicationStep.ts';

const isIncomeOpen = isAt('INCOME_VERIFICATION');
const isEmployerOpen = isAt('INCOME_VERIFICATION', 'EMPLOYMENT_VERIFICATION');

const clockOf = (world: World) => ({ now: world.now(), speed: world.speed });

const todayOf = (world: World, { property }: ApplicationRecord) => dayAt(world.now(), property);

/** Applies every rule of income/upload again (SC-24), and checks the number of files (COND-10). */
function refusePapers(world: World, application: ApplicationRecord, body: Papers): void {
  const { kind, documentUuids, payFrequency, employerName, lastPayDate } = body;
  const facts = { payFrequency, employerName, lastPayDate };
  refuseInvalid(
    paperFactsValidator(kind, todayOf(world, application))(initialFormValues<PapersForm>(facts)),
  );
  const least = kind === 'PAYSTUB' ? application.paystubsRequired : 1;
  const message = missingFilesText(least - documentUuids.length);
  if (message !== null) throw new HttpError(400, { message, field: 'documentUuids' });
}

type Papers = BodyOf<typeof sendPaystubs>;

/** Once read, documents confirm the stated income. */
function withPapers(world: World, application: ApplicationRecord, body: Papers) {
  const { kind, documentUuids, recordUuid } = body;
  const method = methodOf(kind);
  const names = world.uploads
    .ofApplication(application.uuid)
    .filter(({ uuid }) => documentUuids.includes(uuid))
    .map(({ fileName }) => fileName);
  const source = {
    method,
    institution: body.employerName ?? null,
    monthlyIncome: statedFor(application, method, recordUuid) / 12,
    state: 'IN_REVIEW' as const,
    reason: null,
    since: world.now(),
    verdict: worstVerdictOf(names),
  };
  return withSource(application, source, recordUuid);
}

/** Applies every rule of income/employer-verification again (SC-24). */
function refuseEmployer(
  world: World,
  application: ApplicationRecord,
  body: BodyOf<typeof saveEmployment>,
): void {
  const hasPapers = body.documentUuids.length > 0;
  const validate = employerValidator({
    employmentType: application.income.employmentType,
    today: todayOf(world, application),
    canSendPapers: hasPapers,
  });
  const form = initialFormValues<EmployerForm>(employerForm(body));
  refuseInvalid(validate({ ...form, confirmBy: hasPapers ? 'PAPERS' : 'CONTACT', consent: true }));
}

const NO_ANSWER = 'Your employer did not answer. Give another contact.';

function withEmployer(world: World, application: ApplicationRecord, employerName: string | null) {
  const isSilent = isUnreachable(employerName ?? '');
  return withSource(application, {
    method: 'EMPINFO',
    institution: employerName,
    monthlyIncome: statedFor(application, 'EMPINFO') / 12,
    state: 'IN_REVIEW',
    reason: null,
    since: world.now(),
    verdict: isSilent
      ? { state: 'NEEDS_REPLACING', reason: NO_ANSWER }
      : { state: 'ACCEPTED', reason: null },
  });
}

function tellEmployer(
  world: World,
  application: ApplicationRecord,
  body: BodyOf<typeof saveEmployment>,
): ApplicationRecord {
  refuseEmployer(world, application, body);
  const { documentUuids, consent, ...stated } = body;
  world.uploads.send(application.uuid, documentUuids);
  const hasPapers = documentUuids.length > 0;
  const { version, acceptedAt } = consent;
  const known = hasPapers ? (application.employment ?? stated) : stated;
  const after = {
    ...application,
    employment: { ...known, state: 'CALLING' as const, hasPapers },
    consents: [...application.consents, { type: 'EMPLOYER_CONTACT', version, acceptedAt }],
  };
  return isIncomeOpen(application)
    ? withEmployer(world, after, stated.employerName ?? null)
    : advanceNow(world, after);
}

export function incomeCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    own(readRequirements, (application) => ({
      statedIncome: application.income.incomePrimary,
      statedOther: application.income.incomeOther,
      employmentType: application.income.employmentType,
      ...incomeRecords(application, clockOf(world)),
      numDocsRequired: application.paystubsRequired,
    })),

    step(submitIncome, 'income/submission', isIncomeOpen, (application) => {
      if (!incomeRecords(application, clockOf(world)).satisfied)
        throw new HttpError(422, { message: NEED_MISSING, code: 'INCOMPLETE' });
      return advanceNow(world, application);
    }),

    own(sendPaystubs, (application, { parts: { body } }) => {
      if (!isIncomeOpen(application)) throw stepNotOpen();
      refusePapers(world, application, body);
      world.uploads.send(application.uuid, body.documentUuids);
      const after = world.applications.change(application.uuid, (known) =>
        withPapers(world, known, body),
      );
      const subject = subjectFor(application, methodOf(body.kind), body.recordUuid);
      const { records } = incomeRecords(after, clockOf(world));
      const record = records.find((one) => one.subject === subject);
      if (!record) throw stepNotOpen();
      return record;
    }),

    own(readEmployment, (application) => {
      const { employment } = application;
      const state = employerState(application, clockOf(world));
      return employment && { ...employment, state: state ?? employment.state };
    }),

    step(saveEmployment, 'income/employment', isEmployerOpen, (application, { parts: { body } }) =>
      tellEmployer(world, application, body),
    ),
  ];
}
