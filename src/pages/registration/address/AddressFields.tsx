import { useContext, useEffect, useLayoutEffect, useRef } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { AddressCombobox } from '#src/ui/fields/address/AddressCombobox.tsx';
import { afterPaint } from '#src/ui/focus/afterPaint.ts';
import { FormFieldsContext, fieldId } from '#src/ui/form/formField.ts';
import { Icon } from '#src/ui/layout/Icon.tsx';
import { isPlaced, type HomeAddress } from '#store/person/address.ts';
import { wholeAddress, type AddressNames } from '#store/registration/address/addressForm.ts';
import { addressTyped, type AddressField } from '#store/registration/address/lookupSlice.ts';

import css from './AddressFields.module.css';
import { AddressNotes } from './AddressNotes.tsx';
import { ManualAddress } from './ManualAddress.tsx';
import { useAddressParts } from './useAddressParts.ts';
import { useFoundAddress } from './useFoundAddress.ts';

interface AddressFieldsProps {
  /** Whose lookup this is. */
  field: AddressField;
  names: AddressNames;
  label: string;
}

/** The box of the street is another one once the parts open or close; whoever was at it goes on in the new one. */
function useKeptFocus(boxId: string, isManual: boolean) {
  const wasManual = useRef(isManual);
  // Focus is the document's; before anything is painted, so that no key is lost.
  useLayoutEffect(() => {
    const box = document.getElementById(boxId);
    const wasDropped = document.activeElement === document.body;
    if (isManual !== wasManual.current && wasDropped && box instanceof HTMLInputElement) {
      box.focus();
      box.setSelectionRange(box.value.length, box.value.length);
    }
    wasManual.current = isManual;
  }, [boxId, isManual]);
}

/** Asks for what fits a text, once that is painted: a key is answered by its letter first. */
function useLookup(field: AddressField) {
  const dispatch = useAppDispatch();
  const callOff = useRef(() => {});
  // A frame that comes after the screen has gone is nobody's.
  useEffect(() => () => callOff.current(), []);
  return (text: string) => {
    callOff.current();
    callOff.current = afterPaint(() => void dispatch(addressTyped({ field, text })));
  };
}

interface BelowLineProps {
  address: ReturnType<typeof wholeAddress>;
  onOpen: () => void;
}

/** What a chosen suggestion has besides its street, and the way to all parts. */
function BelowLine({ address, onOpen }: BelowLineProps) {
  const town = [address.street2, address.city].filter(Boolean).join(', ');
  return (
    <div className={css['below']}>
      {town !== '' && (
        <p className={css['town']}>
          <Icon name="mapPin" />
          <span>
            {town}, {address.state} {address.zip}
          </span>
        </p>
      )}
      <button className={css['open']} type="button" onClick={onOpen}>
        {town === '' ? 'Enter address manually' : 'Edit or add a unit'}
      </button>
    </div>
  );
}

const BELOW_STREET = ['street2', 'city', 'state', 'zip'] as const;

/** How an address is being given: as one line or part by part, and the ways between them. */
function useEntry(names: AddressNames, hasFailed: boolean) {
  const { held, change, clear, comeFresh } = useAddressParts(names);
  const { formId } = useContext(FormFieldsContext);
  const isManual = held.entry === 'manual';
  useKeptFocus(fieldId(formId, names.street1), isManual);

  const address = wholeAddress(held);
  const open = () => {
    change({ ...address, entry: 'manual' });
    comeFresh(...BELOW_STREET);
  };
  // The service is outside: when it is down, the parts open and stay open.
  useEffect(() => {
    if (hasFailed && !isManual) open();
  });

  return {
    address,
    isManual,
    open,
    close: () => {
      clear(...BELOW_STREET);
      change({ entry: 'typeahead' });
    },
    change,
    clear,
  };
}

/**
 * An address, as one line with suggestions or part by part.
 * - The parts open when the person asks for them, and when nothing can be looked up.
 * - Who has opened them by mistake gets back to the suggestions, as long as only the street is typed: nothing is lost.
 * - A chosen suggestion shows its town, and can be changed part by part.
 * - A line without a choice is looked up with the press, and the one suggestion that matches is taken (VAL-TYPEAHEAD-1).
 * - Soft notes stand below and never stop anybody.
 */
export function AddressFields({ field, names, label }: AddressFieldsProps) {
  const lookUp = useLookup(field);
  const lookup = useAppSelector((state) => state.lookup);
  const isMine = lookup.field === field;
  const hasFailed = isMine && lookup.status === 'failed';
  const { address, isManual, open, close, change, clear } = useEntry(names, hasFailed);
  useFoundAddress(field, names.street1, change);
  const hasParts = BELOW_STREET.some((part) => address[part]);

  return (
    <div className={css['address']}>
      {isManual ? (
        <div>
          <ManualAddress field={field} names={names} hasFailed={hasFailed} />
          {!hasFailed && !hasParts && (
            <button className={css['back']} type="button" onClick={close}>
              Search for the address instead
            </button>
          )}
        </div>
      ) : (
        <div>
          <AddressCombobox<HomeAddress>
            name={names.street1}
            label={label}
            suggestions={isMine ? lookup.suggestions : []}
            askedFor={isMine ? lookup.askedFor : ''}
            isLooking={isMine && lookup.status === 'looking'}
            lookupFailed={hasFailed}
            onType={(text) => {
              clear(...BELOW_STREET, 'entry');
              lookUp(text);
            }}
            onChoose={(suggestion) => {
              // Chosen after another, it may have no unit.
              clear('street2');
              // What the lookup does not know of it is asked for.
              change(isPlaced(suggestion) ? suggestion : { ...suggestion, entry: 'manual' });
            }}
            onManual={open}
          />
          <BelowLine address={address} onOpen={open} />
        </div>
      )}
      <AddressNotes field={field} state={address.state} zip={address.zip} />
    </div>
  );
}
