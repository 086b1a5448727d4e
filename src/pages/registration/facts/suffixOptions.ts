import { suffixes, suffixLabel } from '#store/person/name.ts';

/** What may stand behind a name. */
export const suffixOptions = suffixes.map((value) => ({ value, label: suffixLabel(value) }));
