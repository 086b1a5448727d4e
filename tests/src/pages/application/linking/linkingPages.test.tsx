import { screen } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { linkRequested } from '#store/application/linking/actions.ts';
import { BUSINESS_HINT, linkPrivacy, type TaxLink } from '#store/application/linking/linkTexts.ts';
import { linkEnded } from '#store/application/linking/slice.ts';
import { stepFailed, stepStarted } from '#store/application/core/slice.ts';
import { someNeeds } from '#tests/support/fixtures/income.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const income = aStatus('INCOME_VERIFICATION');
const openLink = (type = 'truv-payroll', needs = someNeeds()) =>
  openPageAt({ at: `income/link/${type}`, status: income }, { income: needs });

const panel = () => screen.getByRole('region', { name: 'What we read' });
const start = () => screen.getByRole('button', { name: 'Continue to secure link' });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it.each([
  ['plaid-transactions', 'Link your bank'],
  ['pointserv-tax', 'Share your tax records'],
])('shows income/link/%s as "%s", with T-21 and the manual option', async (type, title) => {
  const { user, actionsOf } = await openLink(type);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(linkPrivacy.text)).toBeVisible();
  expect(hrefOf('Send documents instead')).toBe(`/account/heloc/${UUID}/income/upload?kind=other`);
  await user.click(start());
  expect(actionsOf(linkRequested)).toMatchObject([
    { payload: { link: type, returnTo: 'incomeReview' } },
  ]);
});

it('names the income that the link is for', async () => {
  const { user, actionsOf } = await openLink('truv-payroll?record=second');

  await user.click(start());
  expect(actionsOf(linkRequested)).toMatchObject([{ payload: { recordUuid: 'second' } }]);
});

it.each([
  ['SELF_EMPLOYED', 1],
  ['FULL_TIME', 0],
])(
  'shows %s borrowers the hint about a business account %i times',
  async (employmentType, times) => {
    await openLink('plaid-transactions', someNeeds({ employmentType }));

    expect(screen.queryAllByText(BUSINESS_HINT)).toHaveLength(times);
  },
);

it('says how the link ended, until it is started again', async () => {
  const { dispatch } = await openLink();

  dispatch(
    linkEnded({
      link: 'truv-payroll',
      screen: 'incomeLink',
      result: 'EXIT',
      institution: null,
      message: null,
    }),
  );
  const text = 'You closed the link before it finished.';
  expect(panel().textContent).toContain(text);
  dispatch(linkRequested({ link: 'truv-payroll', returnTo: 'incomeReview' }));
  expect(panel().textContent).not.toContain(text);
});

it('FT-40: says on the button that the link is opening, and why it failed', async () => {
  const { dispatch } = await openLink();

  dispatch(stepStarted({ step: 'link' }));
  expect(screen.getByRole('button', { name: 'Opening' })).toHaveAttribute('aria-disabled', 'true');
  dispatch(stepFailed({ step: 'link', failure: { kind: 'offline' } }));

  expect(panel()).toHaveTextContent("We couldn't reach the lender.");
  expect(start()).toBeVisible();
});

it.each<[TaxLink['result'], string]>([
  [
    'REFUSED',
    "The tax service hasn't sent your records. They can take 24 hours, or you can use another way.",
  ],
  ['SUCCESS', 'Connected: Sandbox Tax'],
])(
  'shows %s as "%s" at income/pointserv-callback, with a link to income/review',
  async (result, text) => {
    const at = 'income/pointserv-callback?session=one&result=SUCCESS';
    await openPageAt({ at, status: income }, { taxLink: { result, institution: 'Sandbox Tax' } });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reading your tax records');
    expect(screen.getByText(text, { selector: 'bdi' })).toBeVisible();
    const name = result === 'SUCCESS' ? 'Continue' : 'Go to your income';
    expect(hrefOf(name)).toBe(`/account/heloc/${UUID}/income/review`);
  },
);
