import { selectOrganisation, type WithOrg } from './selectors.ts';

/** LOADER-07, C-13; a brand may have its own. */
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
