import * as v from 'valibot';

import {
  incomeLinkTitles,
  linkAlternative,
  linkMethod,
  linkTitle,
  type IncomeLinkType,
} from '#store/application/linking/linkTypes.ts';
import { startIncomeLink } from '#sagas/api/contract/linking.ts';

// Every key is a type.
const types = Object.keys(incomeLinkTitles) as IncomeLinkType[];

it.each(types)('income/link/%s has a title, a code of the contract, and no alternative', (type) => {
  expect(linkTitle(type)).toMatch(/^(?:Link|Share) your /);
  const body = { type: linkMethod(type), returnTo: 'income/review' };
  expect(startIncomeLink.body && v.is(startIncomeLink.body, body)).toBe(true);
  expect(linkAlternative(type, '?from=a')).toBeNull();
});

it.each([
  ['manual-paystub', '', 'upload'],
  ['other', '', 'upload?kind=other'],
  ['other', '?from=a', 'upload?kind=other&from=a'],
  ['empinfo', '?from=a', 'employer-verification?from=a'],
  ['bank', '', 'review'],
  ['constructor', '', 'review'],
  [undefined, '', 'review'],
])('A-49: income/link/%s%s is income/%s', (type, search, path) => {
  expect(linkAlternative(type, search)).toBe(path);
});
