import type { BrowserContext } from '@playwright/test';

/** What a browser complains about while a journey runs: its console, uncaught errors, answers of 500 and above. */
export class Trouble {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Listens to every page of a browser window, those opened later included. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.#seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${error.error().message}`));
    context.on('response', (response) => {
      if (response.status() >= 500) this.#seen.push(`answered ${response.status()}: ${response.url()}`);
    });
  }

  /** A journey that makes something fail says what the browser will rightly complain about. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): string[] {
    return this.#seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}
