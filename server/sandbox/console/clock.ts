/** Date and time of an ISO timestamp. */
export const clock = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
