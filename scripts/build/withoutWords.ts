/**
 * A loader of webpack's. What a call of the contract says for the OpenAPI document alone, what it is for and why it was
 * chosen, is read by no browser and so not sent to one.
 */
export default function withoutWords(source: string): string {
  return source.replaceAll(/^ {2}(?:summary|chosen|chosenBody):\s+(?:'[^'\n]*'|[A-Z]+),\n/gm, '');
}
