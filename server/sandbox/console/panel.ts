import { html } from 'hono/html';

import type { Markup } from '#server/sandbox/mainSite/layout.ts';

export interface Panel {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly count: string;
  readonly content: Markup;
}

/** "1 fault", "2 faults" */
export const countOf = (count: number, one: string, several = `${one}s`) =>
  `${count} ${count === 1 ? one : several}`;

/**
 * Renders a section of the console (AX-41). Closed sections serve as its index, and their common name keeps one open.
 * No element has the address's id, because the browser would move the focus to it after a reload.
 */
export const panelOf = ({ id, title, about, count, content }: Panel) =>
  html`<details class="panel" name="section" data-panel="${id}">
    <summary>
      <h2 id="${id}-title">${title}</h2>
      <span class="about">${about}</span>
      <span class="count">${count}</span>
    </summary>
    <section class="panel-body" aria-labelledby="${id}-title">${content}</section>
  </details>`;
