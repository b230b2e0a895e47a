import type { Visit } from './visit.ts';

/** Origins of others, such as `https://buy.example`, by who asks. What is no plain origin is left out. */
type Origins = (visit: Visit) => readonly string[];

/**
 * What a route loosens of what holds for all others, declared with the route: `policy` of a page (app/pages.ts) or of a call
 * (`addCall`). Strict by default. Which kinds of routes may loosen what, and why, is in docs/adr/0031-policy-per-route.md.
 */
export type RoutePolicy = {
  /** Forms of other sites may be posted here, if their browser brings no cookie of ours. */
  readonly takesForeignPosts?: boolean;
  /** Whose pages may frame the answer. */
  readonly framedBy?: Origins;
  /** Where forms of the answer may go, beside the shop itself. */
  readonly postsTo?: Origins;
  /** The answer may stay in touch with a page of another origin that opened it. */
  readonly keepsOpener?: boolean;
};
