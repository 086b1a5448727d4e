/** Who asks for flags and experiments: a visitor. */
export const anOptimizeUser = (organization = 'HOMELINE') => ({
  applicationUuid: null,
  createdTime: null,
  identityUuid: null,
  organization,
  trackerId: null,
});
