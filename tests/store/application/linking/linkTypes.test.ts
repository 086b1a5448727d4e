import * as v from 'valibot';

import { screenPath } from '#store/application/core/screens.ts';
import {
  incomeLinkTitles,
  linkAlternative,
  linkMethod,
  type IncomeLinkType,
} from '#store/application/linking/linkTypes.ts';
import { startIncomeLink } from '#sagas/api/contract/linking.ts';

const types = Object.keys(incomeLinkTitles) as IncomeLinkType[];

it.each(types)(
  'gives income/link/%s a title and a code of the contract, but no alternative',
  (type) => {
    expect(incomeLinkTitles[type]).toMatch(/^(?:Link|Share) your /);
    const body = { type: linkMethod(type), returnTo: 'income/review' };
    expect(startIncomeLink.body && v.is(startIncomeLink.body, body)).toBe(true);
    expect(linkAlternative(type, { from: 'a' })).toBeNull();
  },
);

it.each([
  ['manual-paystub', {}, 'income/upload'],
  ['other', {}, 'income/upload?kind=other'],
  ['other', { from: 'a' }, 'income/upload?kind=other&from=a'],
  ['empinfo', { from: 'a' }, 'income/employer-verification?from=a'],
  ['bank', {}, 'income/review'],
  ['constructor', {}, 'income/review'],
  [undefined, {}, 'income/review'],
])('A-49: leads from income/link/%s with %j to %s', (type, query, path) => {
  const instead = linkAlternative(type, query);

  expect(instead && screenPath(instead.screen, instead)).toBe(path);
});
