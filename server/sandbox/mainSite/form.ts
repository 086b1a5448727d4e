import { html, raw } from 'hono/html';

import { isCrossOrigin } from '#server/sandbox/http/origins.ts';
import { readForm } from '#server/sandbox/http/readRequest.ts';
import { HttpError } from '#server/sandbox/httpError.ts';

/** Refuses a form of another origin. Our pages send no referrer and the origin "null", so Sec-Fetch-Site decides. */
export function refuseCrossOriginForm({ headers, url }: Request): void {
  if (isCrossOrigin(headers, headers.get('host') ?? new URL(url).host))
    throw new HttpError(403, { message: 'This form does not come from our page.' });
}

/** Far above what the fields need. */
const MAX_TYPED_BYTES = 16_384;

export const readTyped = (request: Request) => readForm(request, MAX_TYPED_BYTES);

export const textOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '');

const labels = {
  email: 'Email',
  username: 'User name',
  password: 'Password',
  code: '6-digit code',
  institution: 'Institution',
  account: 'Account',
} as const;

type FieldName = keyof typeof labels;

/** Messages by field. `form` has those of the whole form. */
export type Mistakes = Readonly<Partial<Record<FieldName | 'form', string>>>;

export const isWrong = (mistakes: Mistakes) => Object.keys(mistakes).length > 0;

export const missingIn = (typed: Readonly<Partial<Record<FieldName, string>>>): Mistakes =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) =>
      text.trim() === '' ? [[name, 'Required']] : [],
    ),
  );

export function fieldOf({
  name,
  hint,
  type = 'text',
  value = '',
  autocomplete,
  isNumeric = false,
  mistake,
}: {
  readonly name: FieldName;
  readonly type?: string;
  readonly value?: string;
  readonly hint?: string;
  readonly autocomplete: string;
  /** Shows a phone's numeric keyboard. */
  readonly isNumeric?: boolean;
  readonly mistake: string | undefined;
}) {
  const [hintId, mistakeId] = [`${name}-hint`, `${name}-mistake`];
  const describedBy = [
    ...(hint === undefined ? [] : [hintId]),
    ...(mistake === undefined ? [] : [mistakeId]),
  ];
  return html`<p class="field">
    <label for="${name}">${labels[name]}</label>
    ${hint === undefined ? '' : html`<span class="hint" id="${hintId}">${hint}</span>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      maxlength="254"
      required
      ${isNumeric ? raw('inputmode="numeric"') : ''}
      ${describedBy.length === 0 ? '' : raw(`aria-describedby="${describedBy.join(' ')}"`)}
      ${mistake === undefined ? '' : raw('aria-invalid="true"')}
    />
    ${mistake === undefined ? '' : html`<span class="mistake" id="${mistakeId}">${mistake}</span>`}
  </p>`;
}

const alertLines = ({ form, ...fields }: Mistakes) => [
  ...(form === undefined ? [] : [html`<li>${form}</li>`]),
  ...(Object.keys(labels) as FieldName[]).flatMap((name) =>
    fields[name] === undefined
      ? []
      : [
          html`<li>
            <a href="#${name}"><strong>${labels[name]}:</strong> ${fields[name]}</a>
          </li>`,
        ],
  ),
];

/** Renders a form's error banner, which gets the focus (AX-21). */
export const alertOf = (mistakes: Mistakes) =>
  isWrong(mistakes)
    ? html`<div class="alert" role="alert" aria-labelledby="wrong" tabindex="-1" autofocus>
        <h2 id="wrong">Error</h2>
        <ul role="list">
          ${alertLines(mistakes)}
        </ul>
      </div>`
    : '';

export const loginFields = (email: string, mistakes: Mistakes) =>
  html`${fieldOf({
    name: 'email',
    type: 'email',
    value: email,
    autocomplete: 'username',
    mistake: mistakes.email,
  })}
  ${fieldOf({
    name: 'password',
    type: 'password',
    autocomplete: 'current-password',
    mistake: mistakes.password,
  })}`;
