import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

export type Hands = UserEvent;

/**
 * Hands at a keyboard and a mouse, which take no break between two keys: no test waits for a clock. Nor do they work out
 * before each press whether a style forbids it: a test has no style sheets.
 */
export const hands = (): Hands =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
