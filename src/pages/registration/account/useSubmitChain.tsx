import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { onPlainClick } from '#src/shell/links/onPlainClick.ts';
import {
  selectChainErrors,
  selectIsSubmitting,
  selectErrorLink,
} from '#store/registration/chain/chainMessages.ts';

function ErrorLink() {
  const dispatch = useAppDispatch();
  const link = useAppSelector(selectErrorLink);
  return (
    link && (
      <a href={link.href} onClick={onPlainClick(() => void dispatch(link.intent))}>
        {link.label}
      </a>
    )
  );
}

/** Returns the state of the submit chain as props of the last form. */
export function useSubmitChain() {
  const serverErrors = useAppSelector(selectChainErrors);
  const isBusy = useAppSelector(selectIsSubmitting);
  return { ...serverErrors, isBusy, errorLink: <ErrorLink /> };
}
