/** Where a deed may be signed online (12.9): sample data, not law. */
const onlineStates = new Set(
  'AZ CO FL IA ID IL IN LA MD MI MN MO NC ND NH NJ NV NY OH OK OR PA TN TX UT VA WA WI'.split(' '),
);

/** Counties whose recorder does not accept an online notary's deed. */
const countiesWithout = new Set(['PA Potter', 'MO Saint Louis City']);

/** States in which an attorney reviews the deed first (sample list of 8.2). */
export const attorneyStates = new Set(['CT', 'DE', 'GA', 'MA', 'SC', 'WV']);

export const allowsOnline = (state: string, county: string | null) =>
  onlineStates.has(state) && !countiesWithout.has(`${state} ${county}`);
