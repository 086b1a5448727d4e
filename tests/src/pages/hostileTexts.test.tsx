import { render } from '@testing-library/react';

import { DeclinePage } from '#src/pages/application/DeclinePage.tsx';
import { FrozenPage } from '#src/pages/credit/FrozenPage.tsx';
import { SelectOfferPage } from '#src/pages/product/SelectOfferPage.tsx';
import { OfferLine } from '#src/pages/registration/OfferLine.tsx';
import { KnownAnswers } from '#src/pages/registration/KnownAnswers.tsx';
import { AccountExistsModal } from '#src/shell/modals/AccountExistsModal.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { FieldMessages } from '#src/ui/FieldFrame.tsx';
import { OriginatorCard } from '#src/ui/OriginatorCard.tsx';
import { SuggestionList } from '#src/ui/SuggestionList.tsx';
import { Toasts } from '#src/ui/Toasts.tsx';
import { lenderDataReceived } from '#store/application/lenderDataSlice.ts';
import { offerReceived, prefillReceived } from '#store/registration/slice.ts';
import { emptyPrefill } from '#store/registration/prefill.ts';
import { withoutTricks } from '#store/text/direction.ts';
import { aDecision } from '#tests/support/decisions.ts';
import { aLiability, anOfferSet } from '#tests/support/offers.ts';
import { aStatus } from '#tests/support/openApplication.ts';
import { aHomeAddress } from '#tests/support/registration.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';

const nothing = () => undefined;

/** Every place of a screen where a text stands that is not ours. */
const places: Record<string, (text: string) => HTMLElement> = {
  'the name of an originator': (text) =>
    render(<OriginatorCard originator={{ originatorName: text }} />).container,
  'the refusal of a lender': (text) =>
    render(<ErrorSummary problems={[{ message: text }]} />).container,
  'a lender’s word at a field': (text) => render(<FieldMessages id="a" message={text} />).container,
  'a toast': (text) =>
    render(<Toasts toasts={[{ id: 'a', tone: 'info', message: text }]} onDismiss={nothing} />)
      .container,
  'an address that was found': (text) =>
    render(
      <SuggestionList
        id="a"
        label="Addresses"
        suggestions={[aHomeAddress({ street1: text })]}
        active={null}
        entryId={String}
        onTake={nothing}
      />,
    ).container,
  'an offer in the mail': (text) =>
    renderWithStore(<OfferLine />, {
      given: [offerReceived({ offerCode: 'HL-1', firstName: text, respondByDate: null })],
    }).container,
  'a referred name': (text) =>
    renderWithStore(<KnownAnswers />, {
      given: [
        prefillReceived({
          source: 'referral',
          prefill: { ...emptyPrefill, name: { firstName: text, lastName: 'Quent' } },
        }),
      ],
    }).container,
  'a lender elsewhere': (text) =>
    renderWithStore(<AccountExistsModal reason="cannotStart" organizations={[text]} />).container,
  'a creditor': (text) =>
    renderScreen(<SelectOfferPage />, {
      at: 'product/select',
      status: aStatus('OFFER_SELECTION'),
      given: [
        lenderDataReceived({
          offers: anOfferSet({ liabilities: [aLiability({ creditor: text })] }),
        }),
      ],
    }).container,
  'a bureau': (text) =>
    renderScreen(<FrozenPage />, {
      at: 'credit/error',
      status: aStatus('SOFT_CREDIT_FROZEN'),
      given: [
        lenderDataReceived({
          creditHold: {
            bureaus: [{ name: text, kind: 'LOCK', url: null, phone: null }],
            retries: 1,
          },
        }),
      ],
    }).container,
  'the reasons of a decline': (text) =>
    renderScreen(<DeclinePage />, {
      at: 'error/credit',
      status: aStatus('DECLINED'),
      given: [
        lenderDataReceived({
          decision: aDecision({
            reasons: [{ code: 'A', text }],
            factors: [text],
            bureau: { name: text, address: text, phone: null, url: null },
            agency: text,
          }),
        }),
      ],
    }).container,
};

const MARKUP = '<img src=x onerror=alert(1)><script>alert(1)</script><svg/onload=alert(1)>';

describe.each(Object.entries(places))('%s', (_place, draw) => {
  it.each([
    ['markup', MARKUP],
    ['other languages of templates', '**bold** {{7*7}} ${7*7} [x](javascript:alert(1))'],
    ['no space in ten thousand letters', 'x'.repeat(10_000)],
  ])('FT-100 shows %s as it was written', (_what, text) => {
    const before = document.querySelectorAll('img, script, svg[onload]').length;

    expect(draw(text).textContent).toContain(text);
    expect(document.querySelectorAll('img, script, svg[onload]')).toHaveLength(before);
    expect(document.querySelector('a[href^="javascript:"]')).toBeNull();
  });

  it.each([
    ['a turned direction', 'Quent \u202Egnp.exe'],
    ['an isolate that is left open', 'Quent \u2067\u2067x'],
    ['another script', 'عمر'],
    ['two hundred marks', `Z${'\u0301'.repeat(200)}`],
  ])('FT-101 keeps %s from the words around', (_what, text) => {
    const container = draw(text);
    const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const loose: string[] = [];
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      const isApart = parentElement?.closest('bdi') !== null;
      if (nodeValue !== null && nodeValue !== withoutTricks(nodeValue) && !isApart)
        loose.push(nodeValue);
    }

    expect(withoutTricks(container.textContent)).toContain(withoutTricks(text));
    expect(loose).toEqual([]);
  });
});
