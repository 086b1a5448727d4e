import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { StatusCard } from '#src/ui/feedback/StatusCard.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { statusCheckRequested } from '#store/application/core/slice.ts';
import {
  selectCheckedText,
  selectStatusCheckMessage,
} from '#store/application/status/statusCardSelectors.ts';
import { selectStatusCheck } from '#store/application/status/statusCheckSlice.ts';

/** The waiting card of an additional signer (F-06). It shows none of the borrower's stages. */
export function SignerWait({ when, toDo }: { when: string; toDo: string }) {
  const dispatch = useAppDispatch();
  const checked = useAppSelector(selectCheckedText);
  const message = useAppSelector(selectStatusCheckMessage);
  const isChecking = useAppSelector((state) => selectStatusCheck(state).check === 'running');
  useAnnounced(message);
  return (
    <StatusCard
      heading={null}
      when={when}
      toDo={toDo}
      thread={null}
      checked={checked}
      isChecking={isChecking}
      result={message}
      onRefresh={() => dispatch(statusCheckRequested())}
    />
  );
}
