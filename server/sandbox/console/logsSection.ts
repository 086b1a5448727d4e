import { html } from 'hono/html';

import type { World } from '#server/sandbox/world.ts';

import { clock } from './clock.ts';
import { countOf, panelOf } from './panel.ts';

/** Renders the logs that borrowers sent to support. */
export function logsSection({ sentLogs }: World) {
  const logs = sentLogs.newestFirst();
  return panelOf({
    id: 'logs',
    title: 'Logs',
    about: 'What borrowers sent to support, without anything they typed.',
    count: countOf(logs.length, 'log'),
    content: html`<p>
        Save a log, and open it in the <a href="/account/heloc/support/replay">replay</a>, or with
        <code>npm run replay</code>.
      </p>
      ${
        logs.length === 0
          ? html`<p class="quiet">No log yet. A log that a borrower sends appears here.</p>`
          : html`<ul role="list" class="rows">
              ${logs.map(
                ({ reference, at, org, lines, isSignedIn }) =>
                  html`<li>
                    <code>${reference}</code>
                    <span class="quiet"
                      >${org}, ${clock(at)}, ${countOf(lines, 'line')},
                      ${isSignedIn ? 'signed in' : 'not signed in'}</span
                    >
                    <a href="/sandbox/logs/${reference}" download="homeline-log-${reference}.jsonl"
                      >Save<span class="visually-hidden"> the log ${reference}</span></a
                    >
                  </li>`,
              )}
            </ul>`
      }`,
  });
}
