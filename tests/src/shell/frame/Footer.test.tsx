import { screen, within } from '@testing-library/react';

import { Footer } from '#src/shell/frame/Footer.tsx';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

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

it('SC-18 says that an outside link leaves, and sends no referrer', () => {
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
