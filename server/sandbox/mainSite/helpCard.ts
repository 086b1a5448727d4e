import { html } from 'hono/html';

import type { Lender } from '#server/sandbox/data/lenders.ts';
import { phoneHref } from '#store/person/phone.ts';

/** Says how to reach the lender. Empty without phone and email (FT-80). */
export function helpCard({ brand }: Lender) {
  const { supportPhoneNumber, supportEmail } = brand.orgMetaData.companyInfo;
  if (supportPhoneNumber === null && supportEmail === null) return '';
  return html`<section class="card quiet-card">
    <h2>Questions</h2>
    ${
      supportPhoneNumber === null
        ? ''
        : html`<p>Call <a href="${phoneHref(supportPhoneNumber)}">${supportPhoneNumber}</a></p>`
    }
    ${
      supportEmail === null
        ? ''
        : html`<p>Email <a href="mailto:${supportEmail}">${supportEmail}</a></p>`
    }
  </section>`;
}
