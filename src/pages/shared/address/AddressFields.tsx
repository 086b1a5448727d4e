import type { AddressNames } from '#store/person/addressNames.ts';
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { AddressCombobox } from '#src/ui/fields/address/AddressCombobox.tsx';
import { afterPaint } from '#src/ui/focus/afterPaint.ts';
import { FormFieldsContext, fieldId } from '#src/ui/form/formField.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { hasCityStateAndZip, type HomeAddress } from '#store/person/address.ts';
import { wholeAddress } from '#store/registration/address/addressForm.ts';
import {
  addressTyped,
  shownSuggestions,
  type AddressField,
} from '#store/registration/address/lookupSlice.ts';
import { idle } from '#store/remote.ts';

import css from './AddressFields.module.css';
import { AddressNotes } from './AddressNotes.tsx';
import { ManualAddress } from './ManualAddress.tsx';
import { useAddressParts } from './useAddressParts.ts';
import { useFoundAddress } from './useFoundAddress.ts';

interface AddressFieldsProps {
  field: AddressField;
  names: AddressNames;
  label: string;
}

function useStreetFocus(boxId: string, isManual: boolean) {
  const wasManual = useRef(isManual);
  // A layout effect, so no key press is lost.
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

/** Dispatches the lookup after the paint, so the typed letter shows first. */
function useLookup(field: AddressField) {
  const dispatch = useAppDispatch();
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  return (text: string) => {
    cancel.current();
    cancel.current = afterPaint(() => void dispatch(addressTyped({ field, text })));
  };
}

interface ChosenAddressProps {
  address: ReturnType<typeof wholeAddress>;
  onOpen: () => void;
}

function ChosenAddress({ address, onOpen }: ChosenAddressProps) {
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

function useEntryMode(names: AddressNames, hasFailed: boolean) {
  const { values, change, clear, resetFields } = useAddressParts(names);
  const { formId } = useContext(FormFieldsContext);
  const isManual = values.entry === 'manual';
  useStreetFocus(fieldId(formId, names.street1), isManual);

  const address = wholeAddress(values);
  const open = () => {
    change({ ...address, entry: 'manual' });
    resetFields(...BELOW_STREET);
  };
  // Without the lookup service, the parts stay open.
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
 * An address, either in one line with suggestions or in separate parts.
 * - The parts open on request, and if the lookup service is down.
 * - They can close again while only the street is filled in, because then nothing is lost.
 * - A chosen suggestion shows its town, and its parts can be edited.
 * - If the borrower submits a line without choosing a suggestion, it is looked up and its only match is used
 *   (VAL-TYPEAHEAD-1).
 * - Notes appear below and don't block.
 */
export function AddressFields({ field, names, label }: AddressFieldsProps) {
  const lookUp = useLookup(field);
  const lookup = useAppSelector((state) => state.registration.lookup);
  const own = lookup.field === field ? lookup.suggestions : idle;
  const { addresses, askedFor } = shownSuggestions(own);
  const hasFailed = own.status === 'failed';
  const { address, isManual, open, close, change, clear } = useEntryMode(names, hasFailed);
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
            hint="Start typing, then choose it from the list."
            suggestions={addresses}
            askedFor={askedFor}
            isLooking={own.status === 'looking'}
            lookupFailed={hasFailed}
            onType={(text) => {
              clear(...BELOW_STREET, 'entry');
              lookUp(text);
            }}
            onChoose={(suggestion) => {
              // The new choice may have no unit.
              clear('street2');
              // The borrower adds the parts that the lookup doesn't know.
              change(
                hasCityStateAndZip(suggestion) ? suggestion : { ...suggestion, entry: 'manual' },
              );
            }}
            onManual={open}
          />
          <ChosenAddress address={address} onOpen={open} />
        </div>
      )}
      <AddressNotes field={field} state={address.state} zip={address.zip} />
    </div>
  );
}
