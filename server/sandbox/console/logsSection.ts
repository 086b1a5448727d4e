import { html } from 'hono/html';

import { logSearchOf } from '#server/sandbox/control/logRoutes.ts';
import type { LogSearch, SentLog } from '#server/sandbox/storage/sentLogs.ts';
import type { World } from '#server/sandbox/world.ts';

import { clock } from './clock.ts';
import { countOf, panelOf } from './panel.ts';

const momentAt = (reference: string, line: number) =>
  `/account/heloc/support/replay?log=${reference}&line=${line}`;

function searchForm({ reference, screen, day, org }: LogSearch, orgs: readonly string[]) {
  return html`<form class="inline log-search" method="get" action="/sandbox#logs">
    <span>
      <label for="log-reference">Reference</label>
      <input id="log-reference" name="reference" value="${reference}" maxlength="6" />
    </span>
    <span>
      <label for="log-org">Brand</label>
      <select id="log-org" name="org">
        <option value="">Every brand</option>
        ${orgs.map((code) => html`<option ${code === org ? 'selected' : ''}>${code}</option>`)}
      </select>
    </span>
    <span>
      <label for="log-screen">Screen</label>
      <input id="log-screen" name="screen" value="${screen}" placeholder="credit/error" />
    </span>
    <span>
      <label for="log-day">Day (UTC)</label>
      <input id="log-day" name="day" type="date" value="${day}" />
    </span>
    <button>Search</button>
  </form>`;
}

function moments({ reference, stops }: SentLog) {
  if (stops.length === 0) return html`<p class="quiet">Nothing stopped this borrower.</p>`;
  return html`<ul>
    ${stops.map(
      ({ line, words }) =>
        html`<li><a href="${momentAt(reference, line)}">Line ${line}</a>: ${words}</li>`,
    )}
  </ul>`;
}

function comments({ reference, comments: all }: SentLog) {
  const id = `log-comment-${reference}`;
  return html`${
      all.length === 0
        ? ''
        : html`<ul aria-label="Comments on ${reference}">
            ${all.map(
              ({ at, text, line }) =>
                html`<li>
                  ${text}
                  <span class="quiet"
                    >${clock(at)}${
                      line === null
                        ? ''
                        : html`, <a href="${momentAt(reference, line)}">line ${line}</a>`
                    }</span
                  >
                </li>`,
            )}
          </ul>`
    }
    <form class="inline" data-comment="${reference}">
      <label class="visually-hidden" for="${id}">Comment on ${reference}</label>
      <input id="${id}" name="text" required maxlength="2000" placeholder="Comment" />
      <label class="visually-hidden" for="${id}-line">Line that the comment is about</label>
      <input id="${id}-line" name="line" type="number" min="1" placeholder="Line" />
      <button>Add<span class="visually-hidden"> the comment on ${reference}</span></button>
    </form>`;
}

const row = (log: SentLog) =>
  html`<li>
    <p>
      <a href="/account/heloc/support/replay?log=${log.reference}"
        ><code>${log.reference}</code><span class="visually-hidden"> in the replay</span></a
      >
      <span class="quiet"
        >${log.org}, ${clock(log.at)}, ${countOf(log.lines, 'line')},
        ${log.isSignedIn ? 'signed in' : 'not signed in'}</span
      >
      <a href="/sandbox/logs/${log.reference}" download="homeline-log-${log.reference}.jsonl"
        >Save<span class="visually-hidden"> the log ${log.reference}</span></a
      >
    </p>
    ${moments(log)} ${comments(log)}
  </li>`;

/** Renders the logs that borrowers sent to support, and a search for them. */
export function logsSection({ sentLogs }: World, query: (name: string) => string | undefined) {
  const search = logSearchOf(query);
  const all = sentLogs.newestFirst();
  const found = sentLogs.found(search);
  const orgs = [...new Set(all.map(({ org }) => org))].toSorted();
  return panelOf({
    id: 'logs',
    title: 'Logs',
    about: 'What borrowers sent to support, without anything they typed.',
    count: countOf(all.length, 'log'),
    content: html`${all.length === 0 ? '' : searchForm(search, orgs)}
    ${
      found.length === 0
        ? html`<p class="quiet">
            ${
              all.length === 0
                ? 'No log yet. A log that a borrower sends appears here.'
                : 'No log matches.'
            }
          </p>`
        : html`<ul role="list" class="rows logs">
            ${found.map(row)}
          </ul>`
    }`,
  });
}
