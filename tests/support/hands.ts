import userEvent, { type UserEvent } from '@testing-library/user-event';

export type Hands = UserEvent;

/** Hands at a keyboard and a mouse, which take no break between two keys: no test waits for a clock. */
export const hands = (): Hands => userEvent.setup({ delay: null });
