import type { KeyboardEvent } from 'react';

/** Returns whether the key belongs to an input method that is composing a word. */
export const isOfInputMethod = ({ nativeEvent }: KeyboardEvent): boolean =>
  // Safari ends the composition before the key event.
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Returns whether Enter is a command, not the end of a word in an input method. */
export const isEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !isOfInputMethod(event);
