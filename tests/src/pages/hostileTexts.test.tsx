import { render } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';

import DeclinePage from '#src/pages/application/decision/DeclinePage.tsx';
import TimeoutPage from '#src/pages/application/status/TimeoutPage.tsx';
import FrozenPage from '#src/pages/application/credit/FrozenPage.tsx';
import { QuoteTable } from '#src/pages/application/offers/Quote.tsx';
import SelectOfferPage from '#src/pages/application/offers/SelectOfferPage.tsx';
import { SmsConsents } from '#src/pages/registration/account/Consents.tsx';
import { NearMatch } from '#src/pages/shared/address/NearMatch.tsx';
import { OfferLine } from '#src/pages/registration/OfferLine.tsx';
import { KnownAnswers } from '#src/pages/registration/account/KnownAnswers.tsx';
import { SupportSent } from '#src/pages/support/SupportPage.tsx';
import { People } from '#src/pages/application/details/People.tsx';
import { AccountExistsModal } from '#src/shell/modals/AccountExistsModal.tsx';
import { ErrorSummary } from '#src/ui/form/ErrorSummary.tsx';
import { FieldMessages } from '#src/ui/fields/FieldFrame.tsx';
import { OriginatorCard } from '#src/ui/layout/OriginatorCard.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { SuggestionListbox } from '#src/ui/fields/address/SuggestionListbox.tsx';
import { Toasts } from '#src/ui/overlays/Toasts.tsx';
import type { AdditionalInfoForm } from '#store/application/details/additionalInfo.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { applicationReceived } from '#store/application/core/slice.ts';
import { addressNames } from '#store/person/addressNames.ts';
import { nearMatchFound } from '#store/registration/address/lookupSlice.ts';
import { offerReceived, smsPromptsReceived } from '#store/registration/slice.ts';
import { stripControlCharacters } from '#store/text/direction.ts';
import { aDecision } from '#tests/support/fixtures/decisions.ts';
import { aLiability, anOfferSet } from '#tests/support/fixtures/offers.ts';
import { anApplication, aStatus } from '#tests/support/sagas/openApplication.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { prefilledBy } from '#tests/support/fixtures/registration.ts';

const nothing = () => undefined;

const screenWith = async (
  page: ReactNode,
  at: string,
  status: ApplicationStatus,
  fact: UnknownAction,
) => (await renderScreen(page, { at, status, given: [fact] })).container;

/** Every place on a screen that shows a foreign text. */
const places: Record<string, (text: string) => HTMLElement | Promise<HTMLElement>> = {
  'the name of an originator': (text) =>
    render(<OriginatorCard originator={{ originatorName: text }} />).container,
  'the refusal of a lender': (text) =>
    render(<ErrorSummary errors={[{ message: text }]} />).container,
  'a lender’s word at a field': (text) => render(<FieldMessages id="a" message={text} />).container,
  'a toast': (text) =>
    render(<Toasts toasts={[{ id: 'a', tone: 'info', message: text }]} onDismiss={nothing} />)
      .container,
  'an address that was found': (text) =>
    render(
      <SuggestionListbox
        id="a"
        label="Addresses"
        suggestions={[aHomeAddress({ street1: text })]}
        active={null}
        optionId={String}
        onSelect={nothing}
      />,
    ).container,
  'an offer in the mail': (text) =>
    renderInState(<OfferLine />, {
      given: [offerReceived({ offerCode: 'HL-1', firstName: text, respondByDate: null })],
    }).container,
  'a referred name': (text) =>
    renderInState(<KnownAnswers />, {
      given: [prefilledBy('referral', { name: { firstName: text, lastName: 'Quent' } })],
    }).container,
  'a lender elsewhere': (text) =>
    renderInState(<AccountExistsModal reason="cannotStart" organizations={[text]} />).container,
  'a creditor': (text) =>
    screenWith(
      <SelectOfferPage />,
      'product/select',
      aStatus('OFFER_SELECTION'),
      lenderDataReceived({
        offers: anOfferSet({ liabilities: [aLiability({ creditor: text })] }),
      }),
    ),
  'a bureau': (text) =>
    screenWith(
      <FrozenPage />,
      'credit/error',
      aStatus('SOFT_CREDIT_FROZEN'),
      lenderDataReceived({
        creditFreeze: {
          bureaus: [{ name: text, kind: 'LOCK', url: null, phone: null }],
          retries: 1,
        },
      }),
    ),
  'a discount': (text) =>
    screenWith(
      <SelectOfferPage />,
      'product/select',
      aStatus('OFFER_SELECTION'),
      lenderDataReceived({
        offers: anOfferSet({ discountLabels: [{ type: 'AUTOPAY', label: text }] }),
      }),
    ),
  'the costs of an offer': (text) =>
    renderInState(
      <QuoteTable quote={aQuote({ costs: [{ name: text, amount: 90, paidBy: text }] })} />,
    ).container,
  'an address that is almost the one typed': (text) =>
    renderInState(
      <StepForm title="Property" initialValues={{}} onAnswer={nothing}>
        <NearMatch field="property" names={addressNames.property} boxId="a" />
      </StepForm>,
      {
        given: [
          nearMatchFound({
            field: 'property',
            typed: aHomeAddress(),
            address: aHomeAddress({ street1: text }),
          }),
        ],
      },
    ).container,
  'a text about messages': (text) =>
    renderInState(
      <StepForm title="Contact" initialValues={{}} onAnswer={nothing}>
        <SmsConsents />
      </StepForm>,
      {
        organisation: anOrganisation({ switches: { isMain: true } }),
        given: [smsPromptsReceived({ transactional: { uuid: 'p', text }, marketing: null })],
      },
    ).container,
  'the number of a question': (text) => render(<SupportSent reference={text} />).container,
  'the number of an application': (text) =>
    screenWith(
      <TimeoutPage />,
      'error/timeout',
      aStatus('CREDIT_ERROR'),
      applicationReceived(anApplication({ loanNumber: text })),
    ),
  'a person who is to be an owner': (text) =>
    renderInState(
      <StepForm<AdditionalInfoForm>
        title="Owners"
        initialValues={{ owners: [{ firstName: text }, {}] }}
        onAnswer={nothing}
      >
        <People />
      </StepForm>,
    ).container,
  'the reasons of a decline': (text) =>
    screenWith(
      <DeclinePage />,
      'error/credit',
      aStatus('DECLINED'),
      lenderDataReceived({
        decision: aDecision({
          reasons: [{ code: 'A', text }],
          factors: [text],
          bureau: { name: text, address: text, phone: null, url: null },
          agency: text,
        }),
      }),
    ),
};

const MARKUP = '<img src=x onerror=alert(1)><script>alert(1)</script><svg/onload=alert(1)>';

describe.each(Object.entries(places))('%s', (_place, draw) => {
  it.each([
    ['markup', MARKUP],
    ['other languages of templates', '{{7*7}} <%= 7*7 %> #{7*7} [[7*7]]'],
    ['ten thousand letters without a space', 'x'.repeat(10_000)],
  ])('FT-100 shows %s as it was written', async (_what, text) => {
    const before = document.querySelectorAll('img, script, svg[onload]').length;

    expect((await draw(text)).textContent).toContain(text);
    expect(document.querySelectorAll('img, script, svg[onload]')).toHaveLength(before);
    expect(document.querySelector('a[href^="javascript:"]')).toBeNull();
  });

  it.each([
    ['reversed direction', 'Quent \u202Egnp.exe'],
    ['an open isolate', 'Quent \u2067\u2067x'],
    ['another script', 'عمر'],
    ['letters without width', 'Quent\u200B\u200D\uFEFFx'],
    ['letters that look like others', '\u041Dомeline'],
    ['two hundred combining marks', `Z${'\u0301'.repeat(200)}`],
  ])('FT-101 keeps %s from affecting the text around it', async (_what, text) => {
    const container = await draw(text);
    const plain = stripControlCharacters(text);
    const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const loose: string[] = [];
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      const said = stripControlCharacters(nodeValue ?? '');
      // Text only for screen readers has no direction.
      if (parentElement?.matches('output > *')) continue;
      const own = parentElement?.closest('bdi')?.textContent;
      const hasOurs = /\p{Ll} \p{Ll}/u.test(
        stripControlCharacters(own ?? '').replaceAll(plain, ''),
      );
      if (said.includes(plain) && (own === undefined || hasOurs)) loose.push(said);
    }

    expect(stripControlCharacters(container.textContent)).toContain(plain);
    expect(loose).toEqual([]);
  });
});
