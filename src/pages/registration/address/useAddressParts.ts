import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';

import {
  addressIn,
  addressUnder,
  type AddressNames,
  type HomeForm,
} from '#store/registration/address/addressForm.ts';

const nothing = () => undefined;

/** The parts of an address in the form around; they have values while no box shows them, so the form has to know them. */
export function useAddressParts(names: AddressNames) {
  const form = useForm();
  const { values } = useFormState({ subscription: { values: true } });

  // A subscription to the form, as long as the fields stand.
  useEffect(() => {
    const unregister = Object.values(names).map((name) => form.registerField(name, nothing, {}));
    return () => {
      for (const leave of unregister) leave();
    };
  }, [form, names]);

  return {
    held: addressIn(names, values),
    change: (parts: Readonly<Partial<HomeForm>>) => {
      form.batch(() => {
        for (const [name, value] of Object.entries(addressUnder(names, parts)))
          form.change(name, value);
      });
    },
    /** A press before they were on screen has found nothing wrong with them: they are clean until the next one (AX-21). */
    comeFresh: (...parts: (keyof AddressNames)[]) => {
      for (const part of parts) form.resetFieldState(names[part]);
    },
    clear: (...parts: (keyof AddressNames)[]) => {
      const filled = parts.filter((part) => form.getFieldState(names[part])?.value !== undefined);
      // A batch tells every field, and this one comes with every key.
      if (filled.length === 0) return;
      form.batch(() => {
        for (const part of filled) form.change(names[part], undefined);
      });
    },
  };
}
