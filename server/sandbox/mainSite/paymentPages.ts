import { html } from 'hono/html';
import type { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { catchUp, saveApplication } from '#server/sandbox/lender/application/catchUp.ts';
import {
  BOOKED,
  feeOf,
  isCardRefused,
  TO_PAY,
  withPayment,
  withRefusal,
} from '#server/sandbox/lender/appraisal/appraisal.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import type { World } from '#server/sandbox/world.ts';
import { formatWholeDollars } from '#store/format/money.ts';

import { readTyped, refuseCrossOriginForm, textOrEmpty } from './form.ts';
import { partnerPage } from './layout.ts';
import { pathOf, visitorOf } from './visitor.ts';

const REFUSED = 'Your bank declined it.';

/** Checks a card's digits. They are never stored. */
const isCard = (typed: string) => /^\d{12,19}$/.test(typed.replaceAll(/[\s-]/g, ''));

function applicationOf(world: World, request: Request): ApplicationRecord | null {
  const { searchParams } = new URL(request.url);
  const found = world.applications.get(searchParams.get('application') ?? '');
  const application = found && catchUp(world, found);
  const visit = application?.appraisal?.visit ?? null;
  const isTheirs = visit !== null && visit === searchParams.get('visit');
  return isTheirs && application?.status.checklistStatus === TO_PAY ? application : null;
}

/** Imitates a payment partner's page. The lender and the app never see the card. */
export function paymentPages(app: Hono<SandboxEnv>, world: World): void {
  app.get('/sandbox/payments', (c) => {
    const application = applicationOf(world, c.req.raw);
    return application ? paymentPage(world, application, c.req.raw) : endedPage(world);
  });

  app.post('/sandbox/payments', async (c) => {
    refuseCrossOriginForm(c.req.raw);
    const form = await readTyped(c.req.raw);
    const application = applicationOf(world, c.req.raw);
    if (!application) return endedPage(world);
    const lender = world.lender(application.org);
    const back = pathOf(`/account/heloc/${application.uuid}/hold`, {
      ...visitorOf(world, c.req.raw),
      lender,
    });
    const isLeft = form['cancel'] !== undefined;
    if (!isLeft && !isCard(textOrEmpty(form['card'])))
      return paymentPage(world, application, c.req.raw, true);
    const after = isLeft ? withRefusal(application, null) : charged(world, application);
    saveApplication(world, application, after);
    return c.redirect(back, 303);
  });
}

function charged(world: World, application: ApplicationRecord): ApplicationRecord {
  if (isCardRefused(application)) return withRefusal(application, REFUSED);
  const now = world.now();
  return applyTransition(withPayment(application, now), { to: BOOKED }, now);
}

function paymentPage(
  world: World,
  application: ApplicationRecord,
  request: Request,
  isWrong = false,
) {
  const { pathname, search } = new URL(request.url);
  const fee = formatWholeDollars(feeOf(application));
  const described = isWrong ? 'card-hint card-mistake' : 'card-hint';
  const mistake = html`<span class="mistake" id="card-mistake">Enter the number of a card</span>`;
  return partnerPage(world, {
    ...visitorOf(world, request),
    lender: world.lender(application.org),
    title: 'Pay for your appraisal',
    status: isWrong ? 400 : 200,
    isWrong,
    content: html`<p>The appraisal costs ${fee}. You pay it once, by card.</p>
      <form method="post" action="${pathname}${search}" novalidate autocomplete="off">
        <p class="field">
          <label for="card">Card number</label>
          <span class="hint" id="card-hint"
            >Make up a number, such as 4000 1234 5678 9010. It is not stored.</span
          >
          <input
            id="card"
            name="card"
            inputmode="numeric"
            autocomplete="off"
            maxlength="30"
            required
            aria-describedby="${described}"
            aria-invalid="${String(isWrong)}"
          />
          ${isWrong ? mistake : ''}
        </p>
        <div class="actions">
          <button class="primary">Pay ${fee}</button>
          <button name="cancel" value="yes">Go back without paying</button>
        </div>
      </form>
      <p class="note">This sandbox page stands in for a payment partner.</p>`,
  });
}

const endedPage = (world: World) =>
  partnerPage(world, {
    lender: world.main,
    identity: null,
    title: 'This payment has ended',
    status: 404,
    content: html`<p>Go back to your application to see whether the payment arrived.</p>
      <p><a href="/dashboard">Go to your dashboard</a></p>`,
  });
