import { html } from 'hono/html';

import type { World } from '#server/sandbox/world.ts';

import { panelOf } from './panel.ts';

const command = (path: string, body: object, words: string) =>
  html`<button type="button" data-desk-path="${path}" data-desk-body="${JSON.stringify(body)}">
    ${words}
  </button>`;

/** Renders a failure that lasts until it is switched off. */
const toggle = (failure: string, words: string) =>
  html`<button type="button" data-desk-failure="${failure}" aria-pressed="false">${words}</button>`;

const answerForm = html`<form class="desk-answer" data-desk="answer">
  <p class="field">
    <label for="desk-text">Your answer</label>
    <textarea id="desk-text" name="text" rows="3"></textarea>
  </p>
  <p class="field">
    <label for="desk-files">Attach files</label>
    <input id="desk-files" name="files" type="file" multiple />
  </p>
  <div class="actions">
    <button>Send</button>
  </div>
</form>`;

const joinForm = html`<form class="inline" data-desk="join">
  <label for="desk-agent">Name of the agent</label>
  <input id="desk-agent" name="name" required maxlength="128" value="Dana" />
  <button>Join</button>
  ${command('leave', {}, 'Leave')} ${command('end', { reason: 'agent' }, 'End the chat')}
  ${command('end', { reason: 'agent', survey: true }, 'End it with a survey')}
</form>`;

const queueForm = html`<form class="inline" data-desk="queue">
  <label for="desk-queue">Place in the line</label>
  <input id="desk-queue" name="position" type="number" min="1" required value="1" />
  <button>Tell the place</button>
</form>`;

const failureButtons = html`<fieldset class="desk-failures">
  <legend>Failures</legend>
  <div class="actions">
    ${command('drop', {}, 'Drop the links')} ${toggle('refuse', 'Refuse new links')}
    ${toggle('silent', 'Go silent')} ${toggle('loseNextAck', 'Lose the next acknowledgement')}
    ${command('failures', { acceptAndDrop: 3 }, 'Accept and drop, three times')}
    ${command('token', { state: 'expiring' }, 'Token ends soon')}
    ${command('token', { state: 'expired' }, 'Token has ended')}
    ${command('end', { reason: 'frozen' }, 'Freeze the chat')}
  </div>
</fieldset>`;

/** Renders the agent's side of the chat, which chatDesk.js updates. */
export function chatSection({ chats }: World) {
  const live = chats.all().filter(({ isEnded }) => !isEnded);
  return panelOf({
    id: 'chat',
    title: 'Chat',
    about: 'Answer as the agent, and make its links fail.',
    count: `${live.length} live`,
    content: html`<p class="quiet" data-desk="none">
        There is no chat yet. A chat that a visitor starts appears in this list.
      </p>
      <ul role="list" class="desk-list" aria-label="Conversations" data-desk="list"></ul>
      <section class="desk" aria-labelledby="desk-title" data-desk="conversation" hidden>
        <h3 id="desk-title" data-desk="title"></h3>
        <p class="quiet" data-desk="state"></p>
        <div class="desk-log" role="log" aria-label="Messages" tabindex="0" data-desk="log"></div>
        <p data-desk="preview"></p>
        <fieldset class="desk-controls" data-desk="controls">
          <legend class="visually-hidden">Act as the agent</legend>
          ${answerForm} ${joinForm} ${queueForm} ${failureButtons}
        </fieldset>
      </section>`,
  });
}
