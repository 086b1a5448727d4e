import { html } from 'hono/html';

import { catchUp } from '#server/sandbox/lender/application/catchUp.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { stateTable } from '#server/sandbox/lender/status/stateTable.ts';
import type { World } from '#server/sandbox/world.ts';

import { clock } from './clock.ts';
import { conditionReviews } from './conditionReviews.ts';
import { countOf, panelOf } from './panel.ts';

/** Our choice: about one desktop window. */
const SHOWN_APPLICATIONS = 10;

const statuses = [...stateTable.keys()].toSorted();

function applicationCard(application: ApplicationRecord) {
  const { uuid, loanNumber, org, profile, status, pinned } = application;
  const name = `${profile.name.firstName} ${profile.name.lastName}`;
  const since = clock(new Date(application.statusSince).toISOString());
  return html`<li class="card">
    <div class="who">
      <h3>${name}</h3>
      <p class="quiet">${loanNumber}, ${org}</p>
      <p><code>${status.checklistStatus}</code></p>
      <p class="quiet">Since ${since}, ${pinned ? 'stands still' : 'moves by itself'}</p>
    </div>
    <div class="actions">
      <button data-patch="${uuid}" data-change='{"advance":true}'>
        Move along<span class="visually-hidden"> ${name}</span>
      </button>
      ${
        pinned
          ? html`<button data-patch="${uuid}" data-change='{"pinned":false}'>
              Let time run<span class="visually-hidden"> for ${name}</span>
            </button>`
          : html`<button data-patch="${uuid}" data-change='{"pinned":true}'>
              Stop time<span class="visually-hidden"> for ${name}</span>
            </button>`
      }
      <button data-open="${uuid}">Open<span class="visually-hidden"> as ${name}</span></button>
    </div>
    <form class="inline" data-status="${uuid}">
      <label class="visually-hidden" for="status-${uuid}">Status of ${name}</label>
      <input
        id="status-${uuid}"
        name="status"
        list="statuses"
        required
        value="${status.checklistStatus}"
      />
      <button>Set status<span class="visually-hidden"> of ${name}</span></button>
    </form>
    ${conditionReviews(application)}
  </li>`;
}

/** Shows the newest applications, or all. */
export function applicationsSection(world: World, showsAll: boolean) {
  const applications = world.applications.all().toReversed();
  const { length } = applications;
  const shown = showsAll ? applications : applications.slice(0, SHOWN_APPLICATIONS);
  return panelOf({
    id: 'applications',
    title: 'Applications',
    about: 'Change the status of an application, or open it as its borrower.',
    count: countOf(length, 'application'),
    content: html`<datalist id="statuses">
        ${statuses.map((status) => html`<option value="${status}"></option>`)}
      </datalist>
      <ul role="list" class="applications">
        ${shown.map((application) => applicationCard(catchUp(world, application)))}
      </ul>
      ${
        shown.length === length
          ? ''
          : html`<p>
              <a href="/sandbox?all=yes#applications">Show all ${length} applications</a>
            </p>`
      }`,
  });
}
