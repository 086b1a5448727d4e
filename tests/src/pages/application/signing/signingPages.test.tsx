import { screen, within } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import SigningIntroPage from '#src/pages/application/signing/SigningIntroPage.tsx';
import { Modals } from '#src/shell/modals/Modals.tsx';
import {
  lenderDataFailed,
  lenderDataReceived,
  lenderDataRetried,
} from '#store/application/core/lenderDataSlice.ts';
import { offersReopened } from '#store/application/offers/slice.ts';
import {
  finalOfferAccepted,
  placeAttested,
  positionShared,
  signingHelpRequested,
} from '#store/application/signing/actions.ts';
import type { FinalOffer } from '#store/application/signing/finalOffer.ts';
import { linkFollowed, modalOpened } from '#store/shell/slice.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import { aDocument } from '#tests/support/fixtures/documents.ts';
import { aRefusal } from '#tests/support/fixtures/registration.ts';
import { aSummary } from '#tests/support/fixtures/summaries.ts';
import { pageOpeners } from '#tests/support/render/renderScreen.tsx';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const press = (name: string) => screen.getByRole('button', { name });

describe('SigningIntroPage', () => {
  const offer: FinalOffer = {
    chosen: aQuote(),
    final: aQuote({ rate: 0.076, apr: 0.076 }),
    reasons: [{ figure: 'rate', reason: 'You chose autopay, which lowers your rate.' }],
    rescissionEndsOn: '2026-11-25',
    texasEarliestOn: null,
  };

  const note = aDocument();

  const accepting = aStatus('FINAL_OFFER');

  const signing = aStatus('NOTE_SIGNING');

  const { open, openLive } = pageOpeners(
    <>
      <SigningIntroPage />
      <Modals />
    </>,
    (
      status: ApplicationStatus = accepting,
      about: Partial<Parameters<typeof lenderDataReceived>[0]> = {},
    ) => ({
      at: 'signing/intro',
      status,
      given: [lenderDataReceived({ finalOffer: offer, documentsToSign: [note], ...about })],
    }),
  );

  describe('FINAL_OFFER', () => {
    it('gives a reason that explains several figures only once', async () => {
      const reason = 'You chose autopay, which lowers your rate.';
      const reasons = ['rate', 'apr'].map((figure) => ({ figure, reason }));
      await open(accepting, { finalOffer: { ...offer, reasons } });

      expect(screen.getAllByText(reason)).toHaveLength(1);
      const changes = within(
        screen.getByRole('region', { name: 'What changed since you chose it' }),
      );
      expect(changes.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Rate',
        'APR',
      ]);
    });

    it('STATUS-13: shows only what changed, each with its old number and the reason, then the groups', async () => {
      await open();

      expect(screen.getByRole('heading', { level: 1, name: 'Your final offer' })).toBeVisible();
      const changes = within(
        screen.getByRole('region', { name: 'What changed since you chose it' }),
      );
      expect(changes.getAllByRole('listitem')[0]).toHaveTextContent(
        'RateYou chose 7.850% and it is now 7.600%You chose autopay, which lowers your rate.',
      );
      expect(changes.getAllByRole('term')).toHaveLength(2);
      const part = (name: string) => screen.getByRole('region', { name });
      expect(part('You get')).toHaveTextContent('Cash to you$100,000.00');
      expect(part('You pay')).toHaveTextContent('Monthly payment$975.33');
      expect(part('Costs')).toHaveTextContent('We payTitle search$250.00');
      expect(screen.getByText(/until midnight of Wednesday, November 25, 2026/)).toBeVisible();
    });

    it('says in one line that the offer is as chosen', async () => {
      await open(accepting, { finalOffer: { ...offer, final: aQuote(), reasons: [] } });

      expect(screen.getByText('Nothing changed since you chose it')).toBeVisible();
      expect(screen.queryByRole('region', { name: /What changed/ })).toBeNull();
      expect(screen.queryByRole('table')).toBeNull();
    });

    it('accepts the offer without a box that was ticked before', async () => {
      const { user, actionsOf } = await open();
      expect(screen.queryByRole('checkbox')).toBeNull();

      await user.click(press('Accept'));

      expect(actionsOf(finalOfferAccepted)).toMatchObject([{ payload: { consents: [] } }]);
    });

    it('APP-02: needs the hard-credit consent that was not given', async () => {
      const { user, actionsOf } = await open(
        aStatus('FINAL_OFFER', { consents: [{ type: 'HARD_CREDIT', givenAt: null }] }),
      );

      await user.click(press('Accept'));
      expect(actionsOf(finalOfferAccepted)).toHaveLength(0);
      await user.click(screen.getByRole('checkbox'));
      await user.click(press('Accept'));

      expect(actionsOf(finalOfferAccepted)).toMatchObject([
        { payload: { consents: ['HARD_CREDIT'] } },
      ]);
    });

    it('lets the borrower change or refuse the offer', async () => {
      const { user, actionsOf } = await open();

      await user.click(press('Change the amount'));
      await user.click(press('Decline this offer'));

      expect(actionsOf(offersReopened)).toMatchObject([{ payload: { from: 'signingIntro' } }]);
      expect(actionsOf(modalOpened)).toMatchObject([{ payload: { id: 'cancelApplication' } }]);
    });

    it('counts from the first day on which a home in Texas can be signed for (facts §4)', async () => {
      await open(accepting, { finalOffer: { ...offer, texasEarliestOn: '2026-12-03' } });

      expect(
        screen.getByText('The first day you can sign is Thursday, December 3, 2026.'),
      ).toBeVisible();
      expect(
        screen.getByText(/that day, you have until midnight of Monday, December 7/),
      ).toBeVisible();
    });

    it('shows no days to someone who reads it after the signature, which has set them', async () => {
      await open(aStatus('RESCISSION'));

      expect(screen.getByText('Line of credit')).toBeVisible();
      expect(screen.queryByText(/until midnight/)).toBeNull();
    });
  });

  describe('NOTE_SIGNING', () => {
    it('STATUS-12: lists the documents, and asks for the location before the browser does', async () => {
      const { user, actionsOf } = await openLive(signing);
      expect(screen.getByRole('heading', { level: 1, name: 'Sign your documents' })).toBeVisible();
      expect(screen.getByText('To sign · 14 pages, about 7 minutes')).toBeVisible();

      await user.click(press('Start signing'));
      expect(screen.getByRole('dialog', { name: 'Why we need your location' })).toHaveTextContent(
        "We'll use your location once, to confirm who signs electronically and to follow the law of the place where you sign.",
      );
      await user.click(press('Share my location'));

      expect(actionsOf(positionShared)).toHaveLength(1);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('lets the borrower start signing even without a list of documents', async () => {
      await open(signing, { documentsToSign: [] });

      expect(screen.queryByText('What you will read and sign')).toBeNull();
      expect(press('Start signing')).toBeVisible();
    });

    it("A-27: doesn't ask again for a place that the lender allowed", async () => {
      const { user, actionsOf } = await openLive(signing, { signingPlace: 'ALLOWED' });

      await user.click(press('Start signing'));

      expect(screen.queryByRole('dialog')).toBeNull();
      expect(actionsOf(linkFollowed)).toMatchObject([
        { payload: { to: `/account/heloc/${UUID}/signing/sign` } },
      ]);
    });

    it('says who else signs, and their progress', async () => {
      const signer = { uuid: 'one', firstName: 'Lena', lastName: 'Fenwright', state: 'READY' };
      const summary = aSummary();
      await open(signing, {
        summary: { ...summary, facts: { ...summary.facts, signers: [signer] } },
      });

      expect(screen.getByText(/Lena Fenwright/)).toBeVisible();
      expect(screen.getByText('Ready')).toBeVisible();
    });

    it('tells a borrower who signs alone that they are the only one', async () => {
      await open(signing, { summary: aSummary() });

      expect(screen.getByText("You're the only one signing.")).toBeVisible();
    });

    it("FT-03: lets the borrower read unknown signers again, and doesn't stop the signing", async () => {
      const { user, dispatch, actionsOf } = await openLive(signing);
      dispatch(lenderDataFailed({ name: 'summary', failure: aRefusal({ status: 503 }) }));

      await user.click(press('Try again'));

      expect(actionsOf(lenderDataRetried)).toHaveLength(1);
      expect(press('Start signing')).toBeVisible();
    });

    it("A-27: asks for the state if the browser doesn't provide it", async () => {
      const { user, actionsOf } = await open(signing, { signingPlace: 'ASKED' });

      await user.click(press('Start signing'));
      expect(actionsOf(placeAttested)).toHaveLength(0);
      await user.selectOptions(screen.getByLabelText('Where are you now?'), 'Ohio');
      await user.click(screen.getByRole('checkbox', { name: 'I am in this state today' }));
      await user.click(press('Start signing'));

      expect(actionsOf(placeAttested)).toMatchObject([{ payload: { state: 'OH' } }]);
    });

    it("says outside the U.S. that the borrower can't sign there, with a link to help", async () => {
      await open(signing, { signingPlace: 'NOT_ALLOWED' });

      expect(screen.getAllByText('You must be in the United States to sign.')[0]).toBeVisible();
      for (const link of screen.getAllByRole('link', { name: /get help with signing/i }))
        expect(link).toHaveAttribute('href', `/account/heloc/${UUID}/signing/support`);
    });
  });
});

describe('SigningSupportPage', () => {
  const open = (status: string) => openPageAt({ at: 'signing/support', status: aStatus(status) });

  it('ROUTE-APP-33: sends a question, with a call at a good time', async () => {
    const { user, actionsOf } = await open('NOTE_SIGNING');

    await user.selectOptions(screen.getByLabelText('What is it about?'), 'A name is wrong');
    await user.type(screen.getByLabelText('Your message'), 'My name has a letter too many.');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(press('Send'));
    expect(actionsOf(signingHelpRequested)).toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: 'Morning' }));
    await user.click(press('Send'));

    expect(actionsOf(signingHelpRequested)).toMatchObject([
      { payload: { topic: 'WRONG_NAME', callMe: true, callTime: 'MORNING' } },
    ]);
  });

  it('shows the number of the question that was sent', async () => {
    const { dispatch } = await open('NOTE_SIGNING');

    dispatch(lenderDataReceived({ signingHelp: { reference: 'HS-100200' } }));

    expect(screen.getByRole('heading', { name: 'We have your message.' })).toHaveFocus();
    expect(screen.getByText('HS-100200')).toBeVisible();
    expect(press('Back to signing')).toBeVisible();
  });

  it('F-15: lets the borrower stop the application during signing', async () => {
    const { user, actionsOf } = await open('NOTE_SIGNING');

    await user.click(screen.getByRole('button', { name: 'Cancel my application' }));

    expect(actionsOf(modalOpened)).toMatchObject([{ payload: { id: 'cancelApplication' } }]);
  });

  it("doesn't let the borrower stop the application after the signing", async () => {
    await open('RESCISSION');

    expect(screen.queryByRole('button', { name: 'Cancel my application' })).toBeNull();
    expect(press('Send')).toBeVisible();
  });
});
