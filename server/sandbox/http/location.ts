/** Returns a Location header: encodes non-ASCII characters, keeps what is already encoded (RFC 9110, 10.2.2). */
export const locationOf = (address: string): string =>
  address.toWellFormed().replaceAll(/[^\x21-\x7E]+/g, (text) => encodeURIComponent(text));
