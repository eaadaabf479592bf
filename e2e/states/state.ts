/** One thing that an owner can have on the screen, and how it gets there. */
import type { Page } from '@playwright/test';

export interface State {
  name: string;
  open: (page: Page) => Promise<void>;
  /** What is to be seen goes by itself after some seconds. */
  toast?: boolean;
}
