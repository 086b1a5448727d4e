/** Returns an ISO timestamp's date and time. */
export const clock = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
