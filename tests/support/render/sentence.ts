/** Finds the element of a sentence of which a part stands in an element of its own. */
export const sentence = (words: string | RegExp) => (_own: string, element: Element | null) =>
  element !== null &&
  element.querySelector(':scope > bdi') !== null &&
  (typeof words === 'string' ? element.textContent === words : words.test(element.textContent));
