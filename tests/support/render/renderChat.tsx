import type { UnknownAction } from '@reduxjs/toolkit';

import { ChatWidget } from '#src/chat/ChatWidget.tsx';
import { chatOpened } from '#store/chat/actions.ts';
import type { ChatMode } from '#store/chat/messages.ts';
import { chatConnectionChanged, conversationStarted } from '#store/chat/slice.ts';
import { capabilitiesOf } from '#tests/support/fixtures/chat.ts';

import { renderWithStore } from './renderWithStore.tsx';

/** Sets whether the window has the layout of a phone. */
export function setWindowIsSmall(isSmall: boolean) {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({
      matches: isSmall,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

export const started = (mode: ChatMode = 'twilio') => [
  conversationStarted({ mode, capabilities: capabilitiesOf(mode) }),
  chatConnectionChanged({ connection: 'connected' }),
];

/** Renders the open chat after some actions. */
export const renderChat = (
  given: readonly UnknownAction[] = [],
  situation: Omit<NonNullable<Parameters<typeof renderWithStore>[1]>, 'given'> = {},
) =>
  renderWithStore(<ChatWidget />, {
    ...situation,
    given: [chatOpened({ by: 'borrower' }), ...given],
  });
