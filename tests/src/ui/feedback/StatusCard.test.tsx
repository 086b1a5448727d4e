import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Card, DefinitionList } from '#src/ui/layout/Card.tsx';
import { MoneyText } from '#src/ui/layout/MoneyText.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { PageColumn } from '#src/ui/layout/PageColumn.tsx';
import { StatusCard } from '#src/ui/feedback/StatusCard.tsx';

it('F-06 AX-27 the card says what happens, who acts, how long and what to do, and its button checks again', async () => {
  const onCheckAgain = jest.fn();
  const card = (isChecking: boolean) => (
    <StatusCard
      whatIsHappening="An agent looks at your home."
      whoActs="The valuation company"
      howLong="2 to 5 business days"
      whatYouCanDo="Get your papers ready."
      lastChecked="10:42 AM"
      isChecking={isChecking}
      onCheckAgain={onCheckAgain}
    />
  );
  const { rerender } = render(card(false));
  expect(screen.getByRole('heading', { name: 'What is happening' })).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Who acts',
    'How long',
    'What you can do now',
  ]);
  expect(screen.getByText('Last checked 10:42 AM')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  rerender(card(true));

  expect(onCheckAgain).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Checking' })).toHaveFocus();
});

it('a card is a region named by its heading, and its lines are terms with values', () => {
  render(
    <Card title="Your property" action={<a href="/edit">Edit</a>}>
      <DefinitionList rows={[{ label: 'Value', value: <MoneyText amount={412_000.4} /> }]} />
    </Card>,
  );

  expect(screen.getByRole('region', { name: 'Your property' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Your property');
  expect(screen.getByRole('definition')).toHaveTextContent('$412,000');
});

it('a notice says its tone in text and announces nothing', () => {
  render(
    <Notice tone="warning" heading="Please check">
      This ZIP code is usually in Ohio.
    </Notice>,
  );

  expect(screen.getByText('Please check')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

it('the sidebar comes before the column, as small screens show it', () => {
  render(
    <PageColumn aside={<p>Step 3 of 7</p>}>
      <h1>Your home</h1>
    </PageColumn>,
  );

  const place = screen
    .getByText('Step 3 of 7')
    .compareDocumentPosition(screen.getByText('Your home'));
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
