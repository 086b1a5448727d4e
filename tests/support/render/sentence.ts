/** Matches the element of a sentence that has a part in a nested element. */
export const sentence = (text: string | RegExp) => (_own: string, element: Element | null) =>
  element !== null &&
  element.querySelector(':scope > bdi') !== null &&
  (typeof text === 'string' ? element.textContent === text : text.test(element.textContent));
