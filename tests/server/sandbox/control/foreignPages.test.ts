import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('test');

const post = (path: string, type: string, headers: Readonly<Record<string, string>>) =>
  lender.sandbox.app.request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { host: 'localhost:3000', 'Content-Type': type, ...headers },
    body: type === 'application/json' ? '{}' : 'email=a@b.example&password=x',
  });

/** The headers that a browser sends for a page, and how we treat its forms and control requests. */
const pages = [
  { says: { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' }, is: 'ours' },
  { says: { 'Sec-Fetch-Site': 'none' }, is: 'ours' },
  { says: { Origin: 'http://localhost:3000' }, is: 'ours' },
  { says: {}, is: 'ours' },
  { says: { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, is: 'hidden' },
  { says: { Origin: 'null' }, is: 'hidden' },
  { says: { 'Sec-Fetch-Site': 'same-site', Origin: 'null' }, is: 'foreign' },
  { says: { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:4000' }, is: 'foreign' },
  { says: { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }, is: 'foreign' },
  { says: { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:3000' }, is: 'foreign' },
  { says: { 'Sec-Fetch-Site': 'anything' }, is: 'foreign' },
  { says: { Origin: 'http://localhost:4000' }, is: 'foreign' },
  { says: { Origin: 'https://evil.example' }, is: 'foreign' },
  { says: { Origin: 'localhost:3000' }, is: 'foreign' },
];

test.each(pages)('SC-10 treats a form of a page that says $says as $is', async ({ says, is }) => {
  const { status } = await post('/auth/login', 'application/x-www-form-urlencoded', says);
  expect(status === 403).toBe(is === 'foreign');
});

// The console names its origin, and its script sends its forms.
test.each(pages)('SC-22 treats a reset of a page that says $says as $is', async ({ says, is }) => {
  const { status } = await post('/sandbox/reset', 'application/json', says);
  expect(status).toBe(is === 'ours' ? 200 : 403);
});
