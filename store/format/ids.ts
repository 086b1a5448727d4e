/** Whether a text is a UUID: 8-4-4-4-12 hexadecimal digits (FMT-10). */
export const isUniqueId = (text: string): boolean =>
  text.length === 36 && /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);

/** FMT-11, A-51. Required by the specification, but no screen uses it yet. @public */
export const isWebAddress = (text: string): boolean =>
  text.startsWith('http://') || text.startsWith('https://');
