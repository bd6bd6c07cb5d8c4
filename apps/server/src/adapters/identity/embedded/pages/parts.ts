import { html, type Html } from './html.ts';

/** What is wrong with a form: which field, and what its person can do about it. */
export type Fault = { field: string; message: string };

export type FieldProps = {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  inputmode?: 'numeric';
  value?: string;
  hint?: string;
  focused?: boolean;
  faults: readonly Fault[];
};

/** A labelled line of text; its hint and its fault are tied to it for those who hear the page. */
export const textField = ({
  name,
  label,
  type,
  autocomplete,
  inputmode,
  value,
  hint,
  focused,
  faults,
}: FieldProps): Html => {
  const fault = faults.find((candidate) => candidate.field === name);
  // the fault says what the hint said, and more
  const described = fault ? `${name}-fault` : hint === undefined ? '' : `${name}-hint`;
  return html`<div class="field">
    <label class="label" for="${name}">${label}</label>
    ${hint !== undefined && !fault && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${fault && html`<p class="fault" id="${name}-fault"><span class="hidden">Error: </span>${fault.message}</p>`}
    <input
      class="control"
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${inputmode !== undefined && html`inputmode="${inputmode}"`}
      autocapitalize="none"
      spellcheck="false"
      required
      ${value ? html`value="${value}"` : undefined}
      ${described !== '' && html`aria-describedby="${described}"`}
      ${fault && html`aria-invalid="true"`}
      ${focused === true && faults.length === 0 && html`autofocus`}
    />
  </div>`;
};

/** All faults of a form at its top; each is a link to its field. It takes the focus, so that it is read first. */
export const faultSummary = (faults: readonly Fault[]): Html | undefined =>
  faults.length === 0
    ? undefined
    : html`<div class="summary" role="alert" tabindex="-1" autofocus>
        <h2>Please check this</h2>
        <ul>
          ${faults.map((fault) => html`<li><a href="#${fault.field}">${fault.message}</a></li>`)}
        </ul>
      </div>`;

export const primary = (label: string): Html => html`<button class="button primary" type="submit">${label}</button>`;
export const primaryLink = (label: string, href: string): Html =>
  html`<a class="button primary" href="${href}">${label}</a>`;
