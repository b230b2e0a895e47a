import type { Visit } from './visit.ts';

/** Foreign origins, such as `https://buy.example`, by visit. Invalid origins are left out. */
type Origins = (visit: Visit) => readonly string[];

/**
 * The exceptions of a route from the strict default, declared with the route: `policy` of a page (app/pages.ts) or of a call (`addCall`).
 * docs/adr/0031-policy-per-route.md lists which kinds of routes may have which exceptions, and why.
 */
export type RoutePolicy = {
  /** Forms of other sites may post here. No cookie of ours is read. */
  readonly takesForeignPosts?: boolean;
  /** Origins whose pages may frame the response. */
  readonly framedBy?: Origins;
  /** Origins that forms of the response may post to, besides the shop itself. */
  readonly postsTo?: Origins;
  /** The response may show shops of this server in frames, also those of other markets. */
  readonly showsShops?: boolean;
  /** The response may keep access to a page of another origin that opened it. */
  readonly keepsOpener?: boolean;
};
