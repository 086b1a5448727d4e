import { render, screen } from '@testing-library/react';

import { Card, DefinitionList } from '#src/ui/layout/Card.tsx';
import { MoneyText } from '#src/ui/text/MoneyText.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { PageColumn } from '#src/ui/layout/PageColumn.tsx';

it('makes a card a region with the heading as its name, and its lines terms with values', () => {
  render(
    <Card title="Your property" action={<a href="/edit">Edit</a>}>
      <DefinitionList rows={[{ label: 'Value', value: <MoneyText amount={412_000.4} /> }]} />
    </Card>,
  );

  expect(screen.getByRole('region', { name: 'Your property' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Your property');
  expect(screen.getByRole('definition')).toHaveTextContent('$412,000');
});

it('says the tone of a notice in text, and announces nothing', () => {
  render(
    <Notice tone="warning" heading="Please check">
      This ZIP code is usually in Ohio.
    </Notice>,
  );

  expect(screen.getByText('Please check')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

it('puts the sidebar before the column, as small screens show it', () => {
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
