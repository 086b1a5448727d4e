import { wholeZip } from '#store/person/zipCode.ts';

import { TextField, type TextFieldProps } from './TextField.tsx';

/** Leaves space for "MA 02108 - 1234". */
const MAX_LENGTH = 20;

/** A ZIP code. Keeps five digits from any notation, whether typed, pasted or autofilled (FT-48). */
export const ZipField = (props: Omit<TextFieldProps, 'label'>) => (
  <TextField
    label="ZIP code"
    inputMode="numeric"
    maxLength={MAX_LENGTH}
    complete={wholeZip}
    {...props}
  />
);
