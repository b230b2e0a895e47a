import type { Role } from '../auth/roles.ts';
import type { MarketCode } from '../market/market.ts';

/** A person of the demo world to sign in as, and what to try as them, in English. */
export type DemoSignIn = {
  signIn: string;
  name: string;
  role: Role;
  company: string | undefined;
  market: MarketCode;
  tryThis: string;
};
