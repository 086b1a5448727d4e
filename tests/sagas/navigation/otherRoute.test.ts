import { isOtherRoute } from '#sagas/navigation/otherRoute.ts';
import { activityStarted, locationChanged } from '#store/shell/slice.ts';

const HERE = '/account/heloc/register';

it.each([
  ['another path', true, locationChanged({ pathname: '/account/heloc/coming-soon', search: '' })],
  ['other parameters', false, locationChanged({ pathname: HERE, search: '?step=name' })],
  ['another action', false, activityStarted({ id: 'a1' })],
])('says whether %s leads to another route: %p', (_what, isOther, action) => {
  expect(isOtherRoute(HERE)(action)).toBe(isOther);
});
