import { html } from 'hono/html';

import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { World } from '#server/sandbox/world.ts';
import { monthlyPayment } from '#store/application/offers/loanMaths.ts';
import { formatWholeDollars } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { mergePricing } from '#store/org/organisation.ts';

import { helpCard } from './helpCard.ts';
import { respondWithPage } from './layout.ts';
import { pathOf, type SiteVisitor } from './visitor.ts';

/** Decoration: a house with a tree. */
const house = html`<svg viewBox="0 0 240 150" aria-hidden="true" focusable="false">
  <path
    d="M12 132H228M64 132V78H152V132M54 82L108 38L162 82M132 57V42H144V67M98 132V102H118V132M74 92H90V108H74ZM82 92V108M74 100H90M126 92H142V108H126ZM134 92V108M126 100H142"
  />
  <path
    d="M190 132V104M190 112L182 104M190 118L198 110M190 104C172 104 170 88 180 82C178 68 202 68 200 82C210 88 208 104 190 104ZM22 132V120M32 132V120M42 132V120M52 132V120M16 124H58"
  />
</svg>`;

const steps = [
  ['Answer a few questions', 'Tell us about you, your home and your income.'],
  [
    'Compare your offers',
    'Checking your rate won’t affect your credit score. We’ll ask you before we run a full credit check.',
  ],
  ['Confirm your details', 'Choose an amount, then confirm your income and your identity online.'],
  [
    'Sign and get your money',
    'You sign with a notary. On the home you live in, you can still cancel for three business days.',
  ],
] as const;

/** A lender without licenses shows no range and no states. */
function factsOf({ minLine, maxLine, licensedStates }: Lender, to: (path: string) => string) {
  const { size } = licensedStates;
  if (size === 0) return '';
  return html`<p class="quiet">
    Lines from ${formatWholeDollars(minLine)} to ${formatWholeDollars(maxLine)}.
    <a href="${to('/licenses')}">We lend in ${size === 1 ? 'one state' : `${size} states`}</a>.
  </p>`;
}

/** Our choice: a common first draw, repaid over the middle one of the terms on offer. */
const EXAMPLE = { draw: 50_000, years: 20 };

/** An example at the brand's lowest and highest rate (V4-24). A brand without rates shows none. */
function exampleOf({ brand, minLine, maxLine }: Lender) {
  const { helocMinRateWithNoDiscount: low, helocMaxRateWithNoDiscount: high } = mergePricing(
    brand.orgPricingData,
  );
  if (low === undefined || high === undefined) return '';
  const draw = Math.min(Math.max(EXAMPLE.draw, minLine), maxLine);
  const payment = (rate: number) => formatWholeDollars(monthlyPayment(draw, rate, EXAMPLE.years));
  return html`<section class="card stack" aria-labelledby="example">
    <h2 id="example">An example</h2>
    <p>
      Draw ${formatWholeDollars(draw)} and repay it over ${EXAMPLE.years} years. You pay
      <strong>${payment(low)} to ${payment(high)} a month</strong>, at a rate of
      ${formatPercent(low, 2)} to ${formatPercent(high, 2)}.
    </p>
    <p class="quiet">
      Your own rate depends on your credit, your home and the term. You see it before you decide.
    </p>
  </section>`;
}

/** Renders the lender's front page. */
export function frontPage(world: World, visitor: SiteVisitor) {
  const { lender, identity } = visitor;
  const { companyNameShort, companyProduct } = lender.brand.orgMetaData.companyInfo;
  const to = (path: string) => pathOf(path, visitor);
  return respondWithPage(world, {
    ...visitor,
    title: companyProduct,
    content: html`<div class="front">
      <section class="hero">
        <div class="stack">
          <h1>${companyProduct}</h1>
          <p class="lead">Borrow against your home with ${companyNameShort}.</p>
          <div class="actions">
            <a class="primary" href="${to('/account/heloc/register')}">Apply</a>
            <a class="secondary" href="${to(identity ? '/dashboard' : '/auth/login')}"
              >${identity ? 'Dashboard' : 'Log in'}</a
            >
          </div>
          ${factsOf(lender, to)}
        </div>
        ${house}
      </section>
      ${exampleOf(lender)}
      <section class="stack" aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <ol role="list" class="steps">
          ${steps.map(
            ([name, text]) =>
              html`<li>
                <h3>${name}</h3>
                <p>${text}</p>
              </li>`,
          )}
        </ol>
      </section>
      ${helpCard(lender)}
    </div>`,
  });
}
