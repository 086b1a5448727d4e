import { screenAddress, type ApplicationScreenId } from '#store/application/core/screens.ts';
import { throwBug } from '#sagas/api/apiError.ts';
import {
  addBankAccount,
  chooseDisbursement,
  confirmDisbursement,
  readRoutingNumber,
  removeDisbursement,
  saveAutopay,
} from '#sagas/api/contract/bank.ts';
import { agreedStep } from '#sagas/application/agreedStep.ts';
import { finishingStep, sendingStep } from '#sagas/application/sendingStep.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';
import { withSecretKey } from '#sagas/control/sendIdempotent.ts';
import { call, put, select, takeLatest, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { BankOfNumber } from '#store/application/bank/account.ts';
import {
  bankAccountEntered,
  paymentChosen,
  payoutAccountChosen,
  payoutAccountRemoved,
  payoutConfirmed,
  routingNumberTyped,
} from '#store/application/bank/actions.ts';
import { autopayAuthorization, payoutAuthorization } from '#store/application/bank/payment.ts';
import { bankDigits } from '#store/application/bank/routingNumber.ts';
import {
  lenderDataInvalidated,
  lenderDataReceived,
} from '#store/application/core/lenderDataSlice.ts';
import { selectRoutedApplication, selectStatus } from '#store/application/core/selectors.ts';
import { isScreenOfStatus } from '#store/application/status/openScreens.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { redirected } from '#store/shell/slice.ts';

/** Goes to a screen that reads the accounts again. */
function* showChanged(uuid: string, screen: ApplicationScreenId) {
  yield* put(lenderDataInvalidated({ names: ['payout', 'payment'] }));
  yield* put(redirected({ to: screenAddress(uuid, screen), replace: false }));
}

/** Whether the account is only for payments, because the payout is settled or doesn't exist (crypto). */
function* selectIsForPayments() {
  const status = yield* select(selectStatus);
  const application = yield* select(selectRoutedApplication);
  return status !== null && isScreenOfStatus('bankAutopay', status, application);
}

/** Adds the account that the borrower typed and selects it for the payout. Until then, the vault holds the number. */
function* enterAccount(ports: Ports, { payload }: ReturnType<typeof bankAccountEntered>) {
  const { accountType, routingNumber, numberHandle } = payload;
  const accountNumber = bankDigits(ports.vault.redeem(numberHandle) ?? '');
  const isForPayments = yield* call(selectIsForPayments);
  const uuid = yield* select(selectUuidInHand);
  const sent = yield* sendingStep({
    step: 'bankAccount',
    screen: null,
    *ask(of) {
      const path = { uuid: of };
      const body = { accountType, routingNumber, accountNumber };
      const once = { scope: applicationScope(of, addBankAccount.name), request: body };
      return yield* call(withSecretKey<string>, ports, once, function* (idempotencyKey: string) {
        const added = yield* send(ports, addBankAccount, { path, body }, { idempotencyKey });
        const { accountUuid } = added;
        if (!isForPayments) yield* send(ports, chooseDisbursement, { path, body: { accountUuid } });
        return accountUuid;
      });
    },
  });
  if (sent !== null && uuid !== null)
    yield* call(() => showChanged(uuid, isForPayments ? 'bankAutopay' : 'bankConfirm'));
}

function* chooseAccount(ports: Ports, { payload }: ReturnType<typeof payoutAccountChosen>) {
  const uuid = yield* select(selectUuidInHand);
  const status = yield* sendingStep({
    step: 'payoutAccount',
    screen: null,
    ask: (of) => send(ports, chooseDisbursement, { path: { uuid: of }, body: payload }),
  });
  if (status !== null && uuid !== null) yield* call(() => showChanged(uuid, 'bankConfirm'));
}

function* confirmPayout(ports: Ports) {
  const { version, textKey } = payoutAuthorization;
  yield* agreedStep(ports, {
    step: 'payoutConfirmation',
    screen: 'bankConfirm',
    endpoint: confirmDisbursement.name,
    request: textKey,
    ask: (uuid, given) =>
      send(ports, confirmDisbursement, {
        path: { uuid },
        body: { authorization: { version, ...given } },
      }),
  });
}

function* removeAccount(ports: Ports) {
  yield* finishingStep({
    step: 'payoutRemoval',
    screen: null,
    from: 'bankAutopay',
    ask: (uuid) => send(ports, removeDisbursement, { path: { uuid } }),
  });
}

function* choosePayment(ports: Ports, { payload }: ReturnType<typeof paymentChosen>) {
  const { version } = autopayAuthorization(null, undefined);
  yield* agreedStep(ports, {
    step: 'payment',
    screen: 'bankAutopay',
    endpoint: saveAutopay.name,
    request: payload,
    ask(uuid, given) {
      const authorization = payload.paymentMethod === 'AUTOPAY' ? { version, ...given } : null;
      return send(ports, saveAutopay, { path: { uuid }, body: { ...payload, authorization } });
    },
  });
}

function kindOf(bank: { readonly ach: boolean } | null): BankOfNumber['kind'] {
  if (bank === null) return 'UNKNOWN';
  return bank.ach ? 'KNOWN' : 'NOT_ACH';
}

/** Shows the bank of a complete routing number. Ignores a failure, because the lender checks the number again. */
function* nameBank(ports: Ports, { payload }: ReturnType<typeof routingNumberTyped>) {
  const { routingNumber } = payload;
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null) return;
  const path = { uuid, routingNumber };
  try {
    const bank = yield* nullOn404(() => send(ports, readRoutingNumber, { path }));
    const bankOfNumber = { routingNumber, bankName: bank?.bankName ?? null, kind: kindOf(bank) };
    yield* put(lenderDataReceived({ bankOfNumber }));
  } catch (error) {
    throwBug(error);
  }
}

export function* watchBank(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(bankAccountEntered, enterAccount, ports);
  yield* takeLeading(payoutAccountChosen, chooseAccount, ports);
  yield* takeLeading(payoutConfirmed, confirmPayout, ports);
  yield* takeLeading(payoutAccountRemoved, removeAccount, ports);
  yield* takeLeading(paymentChosen, choosePayment, ports);
  yield* takeLatest(routingNumberTyped, nameBank, ports);
}
