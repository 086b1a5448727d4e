import { screen, within } from '@testing-library/react';

import { Footer } from '#src/shell/frame/Footer.tsx';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { FooterDetails } from '#src/shell/frame/FooterDetails.tsx';
import { licensesReceived } from '#store/footer/slice.ts';
import type { FooterContent } from '#store/org/organisation.ts';
import { hoursReceived } from '#store/support/slice.ts';

const footer = () => within(screen.getByRole('contentinfo'));

it('AX-40 shows the footer as lists of links, with the phone number as one of them', () => {
  renderInState(<Footer />);

  const policies = within(footer().getByRole('navigation', { name: 'Policies' }));
  expect(policies.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['Terms of Service', 'Privacy Policy', 'Licenses', 'NMLS Consumer Access'].map(
      (text) => `${text} (opens in a new tab)`,
    ),
  );
  expect(footer().getByRole('link', { name: '(800) 555-0107' })).toHaveAttribute(
    'href',
    'tel:+18005550107',
  );
});

it('AX-08 shows the phone before the email', () => {
  renderInState(<Footer />);

  const schemes = footer()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.split(':', 1)[0])
    .filter((scheme) => scheme === 'tel' || scheme === 'mailto');
  expect(schemes).toEqual(['tel', 'mailto']);
});

it('SC-18 says that an outside link leaves the site, and sends no referrer', () => {
  renderInState(<Footer />);

  const outside = footer().getAllByRole('link', { name: /\(opens in a new tab\)$/ });
  expect(outside).toHaveLength(4);
  for (const link of outside) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

it("FT-80 leaves out a line that the brand doesn't have", () => {
  renderInState(<Footer />, {
    organisation: anOrganisation({
      companyInfo: {
        supportPhoneNumber: null,
        companyAddress: null,
        nmlsNumber: null,
        termsOfUseUrl: null,
      },
    }),
  });

  expect(footer().queryByText(/NMLS #/)).toBeNull();
  expect(footer().queryByRole('link', { name: /555/ })).toBeNull();
  expect(footer().getByRole('link', { name: /Terms of Service/ })).toHaveAttribute(
    'href',
    '/terms',
  );
  expect(footer().getByText('Larkmere Credit Union')).toBeVisible();
});

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
  'FOOT-15 FOOT-16 gives the marks of %s, credit union %s, their text',
  (housingLogo, creditUnionLogo, words) => {
    show({ housingLogo, creditUnionLogo });

    for (const text of words) expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('Credit union') !== null).toBe(creditUnionLogo);
  },
);

it('FOOT-07 opens extra links of the brand next to the application', () => {
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
