import type { KeyboardEvent } from 'react';

/** Whether the key belongs to an input method that is composing a word. */
export const isOfInputMethod = ({ nativeEvent }: KeyboardEvent): boolean =>
  // Safari ends the composition before the key.
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Enter as a command: not the one that ends a word of an input method. */
export const isEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !isOfInputMethod(event);
