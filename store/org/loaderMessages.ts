/** What the loader and the processing modal say, in this order, unless the brand says otherwise (LOADER-07, C-13). */
export const loaderMessages: readonly string[] = [
  'Creating your account',
  'Pulling your soft credit',
  'Locating your property',
  'Determining property value',
  'Determining your eligibility',
  'Calculating your offers',
  'Generating your quote',
];
