import { suffixes, suffixLabel } from '#store/person/name.ts';

export const suffixOptions = suffixes.map((value) => ({ value, label: suffixLabel(value) }));
