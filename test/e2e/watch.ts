/**
 * Watches one phone: script errors, errors in the console, breaches of the content security policy, and requests
 * or sockets to anybody but the phone's own server.
 */
import type { BrowserContext, Page } from '@playwright/test';

const OWN_SCHEME = /^(data|blob|about|chrome-error):/;
/** What Chromium itself writes into the console when a request finds no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED/;

export class Watch {
  offline = false;
  readonly #name: string;
  readonly #host: string;
  readonly #seen: string[] = [];
  readonly #excused: RegExp[] = [];

  private constructor(name: string, url: string) {
    this.#name = name;
    this.#host = new URL(url).host;
  }

  static async over(context: BrowserContext, url: string, name: string): Promise<Watch> {
    const watch = new Watch(name, url);
    context.on('page', (page) => watch.#page(page));
    context.on('weberror', (error) => watch.#note(`script error: ${error.error().message}`));
    context.on('request', (request) => watch.#address(request.url()));
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      if (watch.offline && NO_NETWORK.test(message.text())) return;
      watch.#note(`console: ${message.text()} (${message.location().url})`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy breach: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
      });
    });
    return watch;
  }

  excuse(pattern: RegExp): void {
    this.#excused.push(pattern);
  }

  problems(): string[] {
    return this.#seen
      .filter((problem) => !this.#excused.some((pattern) => pattern.test(problem)))
      .map((problem) => `${this.#name}: ${problem}`);
  }

  #page(page: Page): void {
    page.on('websocket', (socket) => this.#address(socket.url()));
    page.on('crash', () => this.#note('the page crashed'));
  }

  #address(address: string): void {
    if (OWN_SCHEME.test(address) || new URL(address).host === this.#host) return;
    this.#note(`a request to a third party: ${address}`);
  }

  #note(problem: string): void {
    this.#seen.push(problem);
  }
}
