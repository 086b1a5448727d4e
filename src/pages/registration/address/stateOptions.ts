import { states } from '#store/geography/states.ts';

/** The states of an address, by their names. */
export const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));
