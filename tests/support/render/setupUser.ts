import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/**
 * A user who types without a delay between keys, so no test waits for a clock. Doesn't check pointer events against the
 * style, because a test has no style sheets.
 */
export const setupUser = (): UserEvent =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
