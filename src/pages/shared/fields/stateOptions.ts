import { homeStates, states } from '#store/geography/states.ts';

const optionsOf = (listed: readonly { code: string; name: string }[]) =>
  listed.map(({ code, name }) => ({ value: code, label: name }));

export const stateOptions = optionsOf(states);
export const homeStateOptions = optionsOf(homeStates);
