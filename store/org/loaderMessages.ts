import { selectOrganisation, type WithOrg } from './selectors.ts';

/** LOADER-07, C-13. A brand can replace them. */
export const loaderMessages: readonly string[] = [
  'Creating your account',
  'Pulling your soft credit',
  'Locating your property',
  'Determining property value',
  'Determining your eligibility',
  'Calculating your offers',
  'Generating your quote',
];

export const selectLoaderMessages = (state: WithOrg) =>
  selectOrganisation(state).wording.loaderMessages ?? loaderMessages;
