import { useEffect } from 'react';
import { useFormState } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import {
  bankOfNumberText,
  type BankOfNumber,
  type ManualAccountForm,
} from '#store/application/bank/account.ts';
import { routingNumberTyped } from '#store/application/bank/actions.ts';
import { bankDigits, isRoutingNumber } from '#store/application/bank/routingNumber.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import type { RootState } from '#store/index.ts';

import css from './Bank.module.css';

const selectBankOfNumber = (state: RootState) => {
  const { bankOfNumber } = selectLenderData(state);
  return bankOfNumber.status === 'ready' ? bankOfNumber.value : null;
};

function useBankOfNumber(): BankOfNumber | null {
  const dispatch = useAppDispatch();
  const { values } = useFormState<Partial<ManualAccountForm>>({ subscription: { values: true } });
  const digits = bankDigits(values.routingNumber ?? '');
  const isWhole = isRoutingNumber(digits);
  const bank = useAppSelector(selectBankOfNumber);
  useEffect(() => {
    if (isWhole) dispatch(routingNumberTyped({ routingNumber: digits }));
  }, [dispatch, isWhole, digits]);
  return isWhole && bank?.routingNumber === digits ? bank : null;
}

export function RoutingNumber() {
  const bank = useBankOfNumber();
  const text = bank && bankOfNumberText(bank);
  const isKnown = bank?.kind === 'KNOWN';
  useAnnounced(text);
  return (
    <>
      <TextField
        name="routingNumber"
        label="Routing number"
        hint="Nine digits."
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        width="half"
        warning={isKnown ? null : text}
      />
      {isKnown && text !== null && (
        <p className={css['bank']}>
          <bdi>{text}</bdi>
        </p>
      )}
    </>
  );
}
