import { html } from 'hono/html';
import type { Hono } from 'hono';

import { SURVEY_PATH } from '#server/sandbox/chat/surveyStandIn.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import type { World } from '#server/sandbox/world.ts';

import { readTyped, refuseCrossOriginForm } from './form.ts';
import { narrowPage } from './layout.ts';
import { visitorOf } from './visitor.ts';

const answers = ['Very well', 'Well', 'Not so well', 'Badly'];

const question = html`<form method="post" action="${SURVEY_PATH}">
  <fieldset class="choices">
    <legend>How well did we help you?</legend>
    ${answers.map(
      (answer) =>
        html`<label class="choice">
          <input type="radio" name="answer" value="${answer}" required /> ${answer}
        </label>`,
    )}
  </fieldset>
  <p><button class="primary">Send</button></p>
</form>`;

/** The survey after a chat (CHAT-09). The sandbox doesn't store the answers. */
export function surveyPages(app: Hono<SandboxEnv>, world: World): void {
  app.get(SURVEY_PATH, (c) =>
    narrowPage(world, {
      ...visitorOf(world, c.req.raw),
      title: 'Your chat with us',
      content: question,
    }),
  );
  app.post(SURVEY_PATH, async (c) => {
    refuseCrossOriginForm(c.req.raw);
    await readTyped(c.req.raw);
    return narrowPage(world, {
      ...visitorOf(world, c.req.raw),
      title: 'Thank you',
      content: html`<p>Your answer helps us. You can close this page.</p>`,
    });
  });
}
