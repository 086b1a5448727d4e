// jsdom, plus what it lacks and every browser has.
require('./compileOnce.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const withWarnings = require('./warnings.cjs');

const WEB_GLOBALS = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'ReadableStream',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
];

module.exports = class extends withWarnings(TestEnvironment) {
  async setup() {
    await super.setup();
    for (const name of WEB_GLOBALS) this.global[name] ??= globalThis[name];
    if (!this.global.crypto?.subtle)
      Object.defineProperty(this.global, 'crypto', {
        value: globalThis.crypto,
        configurable: true,
      });
    Object.assign(this.global.Element.prototype, { scrollIntoView: () => undefined });
    const dialog = this.global.HTMLDialogElement?.prototype;
    if (dialog && !dialog.showModal) {
      dialog.showModal = function showModal() {
        this.open = true;
      };
      dialog.close = function close() {
        this.open = false;
        this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
      };
    }
  }
};
