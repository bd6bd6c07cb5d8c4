import { passkeyScript } from '../passkey-script.ts';
import { html, type Html } from './html.ts';

type Props = { kind: 'make' | 'use'; action: string; options: object; label: string };

/** Hidden until the script finds that the browser knows passkeys. */
export const passkeyForm = ({ kind, action, options, label }: Props): Html =>
  html`<form
      class="passkey"
      method="post"
      action="${action}"
      data-passkey="${JSON.stringify({ kind, options })}"
      hidden
    >
      <input type="hidden" name="response" value="" />
      <button class="button" type="submit">${label}</button>
      <p role="status"></p>
    </form>
    <script type="module" src="${passkeyScript.href}"></script>`;
