import { randomUUID } from 'node:crypto';

import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  addBankAccount,
  chooseDisbursement,
  confirmDisbursement,
  readAutopay,
  readBankAccounts,
  readDisbursement,
  readRoutingNumber,
  removeDisbursement,
  saveAutopay,
} from '#sagas/api/contract/bank.ts';
import { FRAUD_ENDING, OTHER_OWNER_ENDING, bankOf } from '#server/sandbox/data/banks.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import type {
  ApplicationRecord,
  BankAccountRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import {
  accountAnswer,
  accountOf,
  accountsOf,
  payoutAccount,
} from '#server/sandbox/lender/bank/bankAccounts.ts';
import {
  isPaymentOpen,
  isPayoutOpen,
  otherOwner,
  refuseAccount,
} from '#server/sandbox/lender/bank/payoutRules.ts';
import { paymentTerms, quoteForPayment } from '#server/sandbox/lender/bank/paymentTerms.ts';
import { moneyDatesOf } from '#server/sandbox/lender/funding/moneyDates.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { HttpError, notFound, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { NOT_ACH, UNKNOWN_NUMBER, validateManualAccount } from '#store/application/bank/account.ts';
import { validatePayment } from '#store/application/bank/payment.ts';
import { isRoutingNumber } from '#store/application/bank/routingNumber.ts';

import { advanceNow, handlersFor, stepNotOpen } from './applicationStep.ts';

const MAX_REFUSALS = 3;

const known = (application: ApplicationRecord, accountUuid: string | null) => {
  const account = accountOf(application, accountUuid);
  if (!account) throw new HttpError(422, { message: 'Choose an account.', field: 'accountUuid' });
  refuseAccount(account);
  return account;
};

function refusalOf({ routingNumber, accountNumber }: BodyOf<typeof addBankAccount>) {
  const field = 'routingNumber';
  const bank = bankOf(routingNumber);
  if (!bank) return new HttpError(404, { message: UNKNOWN_NUMBER, code: 'NOT_FOUND', field });
  if (!bank.ach) return new HttpError(422, { message: NOT_ACH, code: 'NOT_ACH', field });
  return accountNumber.endsWith(OTHER_OWNER_ENDING) ? otherOwner() : null;
}

/** Applies every rule of bank/manual-disburse again (SC-24). */
function refuseTyped({ accountType, routingNumber, accountNumber }: BodyOf<typeof addBankAccount>) {
  refuseInvalid(
    validateManualAccount({
      accountType,
      routingNumber,
      accountNumber,
      accountNumberAgain: accountNumber,
    }),
  );
}

function typedAccount(body: BodyOf<typeof addBankAccount>): BankAccountRecord {
  return {
    accountUuid: randomUUID(),
    bankName: bankOf(body.routingNumber)?.bankName ?? '',
    type: body.accountType,
    mask: body.accountNumber.slice(-4),
    routingNumber: body.routingNumber,
    verified: false,
    isOfAnother: false,
  };
}

/** Stores an entered account in place of the earlier one. After the third refusal, the borrower can't try again. */
function addTyped(
  world: World,
  application: ApplicationRecord,
  body: BodyOf<typeof addBankAccount>,
) {
  if (!isPayoutOpen(application) && !isPaymentOpen(application)) throw stepNotOpen();
  refuseTyped(body);
  const { progress } = application;
  if (progress.bankRefusals >= MAX_REFUSALS)
    throw new HttpError(422, { message: 'Link your bank or call us.', code: 'TOO_MANY_REFUSALS' });
  const refusal = refusalOf(body);
  if (refusal) {
    const bankRefusals = progress.bankRefusals + 1;
    throw refusal.remembering(() =>
      world.applications.change(application.uuid, (known) => ({
        ...known,
        progress: { ...known.progress, bankRefusals },
      })),
    );
  }
  const account = typedAccount(body);
  // Keeps the payout account if only the payments move to another account.
  const kept = application.bankAccounts.filter(
    ({ verified, mask }) => verified || mask === application.disburseAccount?.mask,
  );
  world.applications.change(application.uuid, (known) => ({
    ...known,
    bankAccounts: [...kept, account],
  }));
  return { accountUuid: account.accountUuid, bankName: account.bankName, mask: account.mask };
}

function confirmed(world: World, application: ApplicationRecord): ApplicationRecord {
  const { mask, routingNumber, verified } = known(application, application.chosenAccountUuid);
  const isDoubtful = !verified && mask === FRAUD_ENDING;
  const to = verified ? 'VERIFIED_AUTOPAY_ACCOUNT' : 'AUTOPAY_ACCOUNT';
  const withAccount = { ...application, disburseAccount: { mask, routingNumber } };
  const owes = {
    categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW',
    requestDocuments: ['BANK_LETTER', 'BANK_STATEMENT'],
  } as const;
  return applyTransition(withAccount, { to, ...(isDoubtful && { owes }) }, world.now());
}

function payingBy(
  world: World,
  application: ApplicationRecord,
  body: BodyOf<typeof saveAutopay>,
): ApplicationRecord {
  const { authorization, paymentMethod, accountUuid, paymentDay, statementBy } = body;
  refuseInvalid(
    validatePayment({
      paymentMethod,
      accountUuid: accountUuid ?? '',
      paymentDay: paymentDay === null ? '' : String(paymentDay),
      authorization: authorization !== null,
      ...(statementBy && { statementBy }),
    }),
  );
  if (paymentMethod === 'AUTOPAY') known(application, accountUuid);
  const lender = world.lender(application.org);
  return advanceNow(world, {
    ...application,
    payment: { paymentMethod, accountUuid, paymentDay, statementBy },
    selectedQuote: quoteForPayment(application, lender, paymentMethod),
  });
}

function payoutAnswer(world: World, application: ApplicationRecord) {
  const { property, selectedQuote } = application;
  const account = payoutAccount(application);
  const afterRightToCancel = property.occupancyType === 'HOME';
  return {
    account: account && accountAnswer(account),
    cash: selectedQuote?.cash ?? null,
    expectedOn: moneyDatesOf(application, world.now())?.from ?? null,
    afterRightToCancel,
  };
}

export function bankCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    own(readBankAccounts, (application) => accountsOf(application).map(accountAnswer)),

    own(readRoutingNumber, (_application, { parts: { path } }) => {
      const { routingNumber } = path;
      if (!isRoutingNumber(routingNumber))
        throw new HttpError(400, { message: 'Please enter a valid routing number' });
      const bank = bankOf(routingNumber);
      if (!bank) throw notFound(UNKNOWN_NUMBER);
      return bank;
    }),

    own(addBankAccount, (application, { parts: { body } }) => addTyped(world, application, body)),

    own(readDisbursement, (application) => payoutAnswer(world, application)),

    step(chooseDisbursement, 'disbursement', isPayoutOpen, (application, { parts: { body } }) => ({
      ...application,
      chosenAccountUuid: known(application, body.accountUuid).accountUuid,
    })),

    step(removeDisbursement, 'disbursement/removal', isPaymentOpen, (application) => {
      if (application.isCrypto) throw stepNotOpen();
      const removed = { ...application, disburseAccount: null, chosenAccountUuid: null };
      return applyTransition(removed, { to: 'AUTOPAY_ACCOUNT' }, world.now());
    }),

    step(confirmDisbursement, 'disbursement/confirmation', isPayoutOpen, (application) =>
      confirmed(world, application),
    ),

    own(readAutopay, (application) => ({
      terms: paymentTerms(application, world.lender(application.org)),
      saved: application.payment,
    })),

    step(saveAutopay, 'autopay', isPaymentOpen, (application, { parts: { body } }) =>
      payingBy(world, application, body),
    ),
  ];
}
