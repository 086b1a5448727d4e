import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { following } from '#src/ui/layout/follow.ts';
import {
  selectChainServed,
  selectIsSubmitting,
  selectWayOn,
} from '#store/registration/chain/chainMessages.ts';

/** A link to where what the banner tells is put right. */
function WayOn() {
  const dispatch = useAppDispatch();
  const way = useAppSelector(selectWayOn);
  return (
    way && (
      <a href={way.href} onClick={following(() => void dispatch(way.intent))}>
        {way.words}
      </a>
    )
  );
}

/** What the form of the last question shows of the submit chain, which its answer starts. */
export function useChain() {
  const served = useAppSelector(selectChainServed);
  const isBusy = useAppSelector(selectIsSubmitting);
  return { ...served, isBusy, wayOn: <WayOn /> };
}
