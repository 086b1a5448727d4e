import { screen } from '@testing-library/react';

import { FooterDetails } from '#src/shell/frame/FooterDetails.tsx';
import { licensesReceived } from '#store/footer/slice.ts';
import type { FooterContent } from '#store/org/organisation.ts';
import { hoursReceived } from '#store/support/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

function show(
  footer: Partial<FooterContent> = {},
  given: Parameters<typeof licensesReceived>[0] = [],
) {
  const organisation = anOrganisation();
  return renderInState(<FooterDetails />, {
    organisation: { ...organisation, footer: { ...organisation.footer, ...footer } },
    given: [
      licensesReceived(given),
      hoursReceived([
        { weekday: 'Monday', weekdayValue: 1, isOpen: true, startTime: '06:00', endTime: '18:00' },
      ]),
    ],
  });
}

it('FOOT-14 shows the hours in the service line', () => {
  show();

  expect(screen.getByText('Monday 6:00 AM - 6:00 PM PT')).toBeVisible();
});

it.each([
  ['OPPORTUNITY', false, ['Equal Housing Opportunity']],
  ['LENDER', true, ['Equal Housing Lender', 'Credit union']],
] as const)(
  'FOOT-15 FOOT-16 gives the marks of %s, credit union %s, their words',
  (housingLogo, creditUnionLogo, words) => {
    show({ housingLogo, creditUnionLogo });

    for (const text of words) expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('Credit union') !== null).toBe(creditUnionLogo);
  },
);

it('FOOT-07 opens extra links of the brand beside the application', () => {
  show({ extraLinks: [{ label: 'Accessibility', url: 'https://larkmere.example/accessibility' }] });

  expect(screen.getByRole('link', { name: /^Accessibility/ })).toHaveAttribute('target', '_blank');
});

it('FOOT-19 shows the disclosures as a numbered list under their heading', () => {
  show();

  expect(screen.getByRole('region', { name: 'Disclosures' })).toBeVisible();
  expect(
    screen.getByRole('region', { name: 'Disclosures' }).querySelectorAll('ol > li').length,
  ).toBeGreaterThan(5);
});

it('shows hundreds of licensed states as one line of text', () => {
  show(
    {},
    Array.from({ length: 300 }, (_none, at) => `S${at}`),
  );

  expect(screen.getByText(/^We are licensed in S0, /)).toBeVisible();
});
