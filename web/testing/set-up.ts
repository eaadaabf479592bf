/** Before each file of tests: matchers, the fake network, and what jsdom lacks of a browser. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { network } from './network.ts';
import { markSession } from './session-mark.ts';

// Screens loaded on demand are compiled when first asked for, which takes a moment on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

// jsdom knows the dialog element but not how to open one.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close() {
  this.removeAttribute('open');
};

// Nor does it show a popover: here it is simply always shown.
HTMLElement.prototype.showPopover ??= function showPopover() {
  this.removeAttribute('popover');
};
HTMLElement.prototype.hidePopover ??= () => undefined;

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
// The browser may hold a session, so that the server is asked; who it is, each test decides.
beforeEach(() => markSession(true));
afterEach(() => {
  cleanup();
  network.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterAll(() => network.close());
