import type { AddressNames } from '#store/person/addressNames.ts';
import type { FormApi } from 'final-form';
import { useCallback, useEffect } from 'react';
import { useForm } from 'react-final-form';

import { useValues } from '#src/ui/form/useValues.ts';
import { addressIn, addressUnder, type HomeForm } from '#store/registration/address/addressForm.ts';

const nothing = () => undefined;

const changeParts = (form: FormApi, names: AddressNames, parts: Readonly<Partial<HomeForm>>) =>
  form.batch(() => {
    for (const [name, value] of Object.entries(addressUnder(names, parts)))
      form.change(name, value);
  });

/** Returns a function that changes parts of an address without subscribing to them. */
export function useAddressChange(names: AddressNames) {
  const form = useForm();
  return (parts: Readonly<Partial<HomeForm>>) => changeParts(form, names, parts);
}

/** The address parts in the form. Registering them here gives them values while no input shows them. */
export function useAddressParts(names: AddressNames) {
  const form = useForm();
  const values = useValues(useCallback((all: object) => addressIn(names, all), [names]));

  useEffect(() => {
    const unregister = Object.values(names).map((name) => form.registerField(name, nothing, {}));
    return () => {
      for (const leave of unregister) leave();
    };
  }, [form, names]);

  return {
    values,
    change: (parts: Readonly<Partial<HomeForm>>) => changeParts(form, names, parts),
    /** Resets touched and error state, because a submit before the parts were visible didn't validate them (AX-21). */
    resetFields: (...parts: (keyof AddressNames)[]) => {
      for (const part of parts) form.resetFieldState(names[part]);
    },
    clear: (...parts: (keyof AddressNames)[]) => {
      const filled = parts.filter((part) => form.getFieldState(names[part])?.value !== undefined);
      // Skips empty parts, because a batch notifies every field on every key press.
      if (filled.length === 0) return;
      form.batch(() => {
        for (const part of filled) form.change(names[part], undefined);
      });
    },
  };
}
