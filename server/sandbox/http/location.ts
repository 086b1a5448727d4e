/** An address as a Location header may have it: what is not ASCII is encoded, what is encoded stays (RFC 9110, 10.2.2). */
export const locationOf = (address: string): string =>
  address.toWellFormed().replaceAll(/[^\x21-\x7E]+/g, (text) => encodeURIComponent(text));
