import { states } from '#store/geography/states.ts';

export const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));
