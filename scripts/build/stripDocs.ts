/** A webpack loader: removes the fields of endpoints that only the OpenAPI document uses. */
export default function stripDocs(source: string): string {
  return source.replaceAll(/^ {2}(?:summary|chosen|chosenBody):\s+(?:'[^'\n]*'|[A-Z]+),\n/gm, '');
}
