import { homeStates, states } from '#store/geography/states.ts';

const optionsOf = (listed: readonly { code: string; name: string }[]) =>
  listed.map(({ code, name }) => ({ value: code, label: name }));

/** The states of a property. */
export const stateOptions = optionsOf(states);
/** The states of a home or a mailing address. */
export const homeStateOptions = optionsOf(homeStates);
