import { html } from 'hono/html';

import { actors, statusFacts } from '#sagas/api/contract/words/statusTable.ts';
import type { Markup } from '#server/sandbox/mainSite/layout.ts';
import type { KnownStatus } from '#store/application/core/checklistStatus.ts';
import { phases, phaseOf } from '#store/application/status/phases.ts';
import { statuses } from '#store/application/status/statuses.ts';
import type { Actor } from '#store/application/status/statusRow.ts';

const known = Object.keys(statuses) as KnownStatus[];

const shortActors: Readonly<Record<Actor, string>> = {
  borrower: 'Borrower',
  lender: 'Lender',
  others: 'Someone else',
  law: 'The law',
  none: 'Nobody',
};

/** Shows the paths in backticks as code. */
export const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));

function statusItem(status: KnownStatus): Markup {
  const { what, opens, actor, when, toDo } = statusFacts(status);
  return html`<li id="${status}" class="status">
    <code class="code"
      >${status.split('_').map((part, at) => (at === 0 ? part : html`_<wbr />${part}`))}</code
    >
    <span class="actor ${actor}" title="${actors[actor]}">${shortActors[actor]}</span>
    <p>${[what, when, toDo].filter(Boolean).join(' ')} ${withCode(opens)}</p>
  </li>`;
}

function phaseItem(name: string, about: string, own: readonly KnownStatus[]): Markup {
  return html`<li class="phase">
    <h3>${name}${about && html` <span class="optional">${about}</span>`}</h3>
    <ul role="list">
      ${own.map(statusItem)}
    </ul>
  </li>`;
}

/** Draws the way of an application through its phases. Each phase lists its statuses, with who acts and what opens. */
export function statusFlow(): Markup {
  const ofPhase = (id: string | undefined) => known.filter((status) => phaseOf(status)?.id === id);
  return html`<ol class="flow" role="list">
      ${phases.map(({ id, name, ...phase }) =>
        phaseItem(name, 'isOptional' in phase ? 'not for every application' : '', ofPhase(id)),
      )}
    </ol>
    <ul class="flow ends" role="list">
      ${phaseItem('Outside these phases', '', ofPhase(undefined))}
    </ul>`;
}
