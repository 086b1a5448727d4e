import { readAutopay, readBankAccounts, readDisbursement } from '#sagas/api/contract/bank.ts';
import { send } from '#sagas/control/send.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { Payout } from '#store/application/bank/account.ts';
import type { Payment } from '#store/application/bank/payment.ts';

/** bank/disburse and bank/confirm. */
export function* readPayout(ports: Ports, uuid: string): SagaGenerator<Payout> {
  const accounts = yield* send(ports, readBankAccounts, { path: { uuid } });
  const { account, cash, expectedOn, afterRightToCancel } = yield* send(ports, readDisbursement, {
    path: { uuid },
  });
  return { accounts, chosen: account, cash, expectedOn, isAfterRightToCancel: afterRightToCancel };
}

export function* readPayment(ports: Ports, uuid: string): SagaGenerator<Payment> {
  const { terms, saved } = yield* send(ports, readAutopay, { path: { uuid } });
  const { accounts, chosen } = yield* call(readPayout, ports, uuid);
  return { accounts, chosen, terms, saved };
}
