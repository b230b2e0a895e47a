import type { roles } from '#modules/auth/roles.ts';

/** The demo people of one market; `url` is the address of that market if it is not the current one. */
export type DemoGroup = { market: string; url: string | undefined; people: readonly DemoPersonView[] };

export type DemoPersonView = {
  name: string;
  signIn: string;
  role: keyof typeof roles;
  company?: string | undefined;
  tryThis: string;
};
