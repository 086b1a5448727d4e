/** Whether the user is in a field. */
export const isTyping = (): boolean =>
  document.activeElement?.matches('input, select, textarea') === true;
