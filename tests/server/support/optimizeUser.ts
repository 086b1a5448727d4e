/** A visitor who asks for flags and experiments. */
export const anOptimizeUser = (organization = 'HOMELINE') => ({
  applicationUuid: null,
  createdTime: null,
  identityUuid: null,
  organization,
  trackerId: null,
});
