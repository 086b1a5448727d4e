import type { AddressNames } from '#store/person/addressNames.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { addressLine } from '#store/person/address.ts';
import { nearMatchAnswered, type AddressField } from '#store/registration/address/lookupSlice.ts';
import { isolated } from '#store/text/direction.ts';

import css from './AddressFields.module.css';
import { useAddressChange } from './useAddressParts.ts';

interface NearMatchProps {
  field: AddressField;
  names: AddressNames;
  /** The id of the input that takes the focus afterwards. */
  boxId: string;
}

/** Asks "Did you mean …?" about a typed address that is close to a known one. */
export function NearMatch({ field, names, boxId }: NearMatchProps) {
  const dispatch = useAppDispatch();
  const match = useAppSelector((state) => state.registration.lookup.nearMatch);
  const change = useAddressChange(names);

  const near = match?.field === field ? match.address : null;
  const question = near && `Did you mean ${isolated(addressLine(near))}?`;
  useAnnounced(question);

  if (near === null || question === null) return null;
  const answerWith = (answer: 'taken' | 'kept') => {
    dispatch(nearMatchAnswered({ answer }));
    document.getElementById(boxId)?.focus();
  };
  return (
    <div className={css['near']}>
      <p>
        <Sentence>{question}</Sentence>
      </p>
      <div className={css['choices']}>
        <Button
          tone="secondary"
          onClick={() => {
            change(near);
            answerWith('taken');
          }}
        >
          Use this address
        </Button>
        <Button tone="quiet" onClick={() => answerWith('kept')}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
