import { screen, within } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { liensSubmitted } from '#store/application/liens/actions.ts';
import type { Lien, LienList } from '#store/application/liens/liens.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';

const mortgage: Lien = {
  uuid: 'first',
  holder: 'Sample Mortgage Servicing',
  type: 'FIRST_MORTGAGE',
  position: 1,
  recordedDate: '2018-06-15',
  balance: 200_000,
  payment: 1_500,
  commentsToBorrower: null,
  stated: null,
};

const tasks = {
  LIEN_VERIFICATION: 'VERIFICATION',
  LIEN_ATTESTATION: 'ATTESTATION',
  LIEN_VERIFICATION_INQUIRY: 'INQUIRY',
} as const;

const open = (
  checklistStatus: keyof typeof tasks,
  { liens = [mortgage], ...list }: Partial<LienList> = {},
  status: Parameters<typeof aStatus>[1] = {},
) =>
  openPageAt(
    { at: 'liens', status: aStatus(checklistStatus, status) },
    {
      liens: {
        task: tasks[checklistStatus],
        taxesInsurance: null,
        hoaMonthly: null,
        ...list,
        liens,
      },
    },
  );

const card = () => screen.getByRole('group', { name: /Loan 1 of 1, .*Sample Mortgage Servicing/ });
const choose = (question: string, answer: string) =>
  within(screen.getByRole('radiogroup', { name: question })).getByLabelText(answer);
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

it('sends an open loan, its costs, the dues and another loan at LIEN_VERIFICATION', async () => {
  const { user, actionsOf } = await open('LIEN_VERIFICATION');
  expect(within(card()).getByText('06/15/2018')).toBeVisible();

  await user.click(within(card()).getByLabelText('Still open'));
  await user.click(choose('Does the payment include property taxes and home insurance?', 'No'));
  await user.type(screen.getByLabelText('Yearly property taxes'), '3000');
  await user.type(screen.getByLabelText('Home insurance a year'), '900');
  await user.type(screen.getByLabelText('Monthly homeowners association dues'), '0');
  await user.click(choose('Any other loan on this home?', 'Yes'));
  const other = within(screen.getByRole('group', { name: 'Other loan 1' }));
  await user.type(other.getByLabelText('Who you owe'), 'Sample Solar');
  await user.selectOptions(other.getByLabelText('Type of loan'), 'SOLAR');
  await user.type(other.getByLabelText('What you owe'), '9000');
  await user.type(other.getByLabelText('Monthly payment'), '120');
  await user.click(confirm());

  expect(actionsOf(liensSubmitted)).toMatchObject([
    {
      payload: {
        liens: [{ lienUuid: 'first', answer: 'OPEN', balance: 200_000, payment: 1_500 }],
        added: [{ holder: 'Sample Solar', type: 'SOLAR', balance: 9_000, payment: 120 }],
        taxesInsurance: { included: false, taxes: 3_000, insurance: 900 },
        hoaMonthly: 0,
      },
    },
  ]);
});

it('asks to confirm a balance that is far from the record', async () => {
  const { user } = await open('LIEN_VERIFICATION');
  await user.click(within(card()).getByLabelText('Still open'));
  const balance = within(card()).getByLabelText('What you owe');
  await user.clear(balance);
  await user.type(balance, '100000');

  expect(
    within(card()).getByLabelText('This is different from the record ($200,000). Is it right?'),
  ).not.toBeChecked();
});

it('F-02 lists the missing answers after a submit, and sends nothing', async () => {
  const { user, actionsOf } = await open('LIEN_VERIFICATION');
  await user.click(confirm());

  expect(screen.getByRole('link', { name: /Loan 1, is this loan still open/ })).toBeVisible();
  expect(actionsOf(liensSubmitted)).toHaveLength(0);
});

it('accepts a typed signature at LIEN_ATTESTATION without liens', async () => {
  const { user, actionsOf } = await open('LIEN_ATTESTATION', { liens: [] });
  expect(screen.getByText('We found no loans on this property.')).toBeVisible();

  await user.click(screen.getByLabelText('There are no others'));
  const name = screen.getByText(/^As shown:/).textContent.replaceAll(/As shown: |[⁦-⁩]/g, '');
  await user.type(screen.getByLabelText('Type your full name to sign'), name.toUpperCase());
  await user.click(confirm());

  expect(actionsOf(liensSubmitted)).toMatchObject([
    { payload: { liens: [], signatureName: name.toUpperCase() } },
  ]);
});

it('shows the question at LIEN_VERIFICATION_INQUIRY, and asks for a letter about a paid loan', async () => {
  const asked = { ...mortgage, commentsToBorrower: 'The county still shows this loan.' };
  const { user, actionsOf } = await open('LIEN_VERIFICATION_INQUIRY', { liens: [asked] });
  expect(within(card()).getByText('The county still shows this loan.')).toBeVisible();

  await user.click(within(card()).getByLabelText('Paid off or released'));
  await user.click(confirm());
  expect(screen.getAllByText(/Add 1 more document\./)).not.toHaveLength(0);
  expect(actionsOf(liensSubmitted)).toHaveLength(0);

  await user.click(within(card()).getByLabelText('Not mine'));
  await user.click(confirm());
  expect(actionsOf(liensSubmitted)).toMatchObject([
    { payload: { liens: [{ answer: 'NOT_MINE', balance: null }] } },
  ]);
});

it.each([
  ['PARCEL_MISMATCH', 'Check your parcel number', /incorrect-pin$/],
  ['OWNERSHIP_MISMATCH', 'Tell us who owns the property', /incorrect-ownership$/],
])('leads from the hold %s to "%s"', async (reason, link, path) => {
  await open('LIEN_VERIFICATION', {}, { hold: aStatusHold({ reason }) });
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toMatch(path);
});
