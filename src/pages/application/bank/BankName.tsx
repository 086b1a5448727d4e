import { useEffect } from 'react';
import { useField } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { bankOfNumberText } from '#store/application/bank/account.ts';
import { routingNumberTyped } from '#store/application/bank/actions.ts';
import { bankDigits, isRoutingNumber } from '#store/application/bank/routingNumber.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import type { RootState } from '#store/index.ts';

import css from './Bank.module.css';

const selectBankOfNumber = (state: RootState) => {
  const { bankOfNumber } = selectLenderData(state);
  return bankOfNumber.status === 'ready' ? bankOfNumber.value : null;
};

/** The bank of a valid routing number, as the lender knows it. */
export function BankName() {
  const dispatch = useAppDispatch();
  const { input } = useField<string | undefined>('routingNumber', {
    subscription: { value: true },
  });
  const digits = bankDigits(input.value ?? '');
  const isWhole = isRoutingNumber(digits);
  const bank = useAppSelector(selectBankOfNumber);
  const text = isWhole && bank?.routingNumber === digits ? bankOfNumberText(bank) : null;
  useEffect(() => {
    if (isWhole) dispatch(routingNumberTyped({ routingNumber: digits }));
  }, [dispatch, isWhole, digits]);
  useAnnounced(text);
  return text === null ? null : (
    <p className={css['bank']}>
      <bdi>{text}</bdi>
    </p>
  );
}
