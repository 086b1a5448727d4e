import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { followHandler } from '#src/ui/layout/follow.ts';
import {
  selectChainServed,
  selectIsSubmitting,
  selectWayOn,
} from '#store/registration/chain/chainMessages.ts';

/** A link to the screen where the error of the banner is corrected. */
function ErrorLink() {
  const dispatch = useAppDispatch();
  const link = useAppSelector(selectWayOn);
  return (
    link && (
      <a href={link.href} onClick={followHandler(() => void dispatch(link.intent))}>
        {link.words}
      </a>
    )
  );
}

/** The state of the submit chain, as props of the last form. */
export function useSubmitChain() {
  const serverErrors = useAppSelector(selectChainServed);
  const isBusy = useAppSelector(selectIsSubmitting);
  return { ...serverErrors, isBusy, errorLink: <ErrorLink /> };
}
