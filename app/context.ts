import { createContext } from 'react-router';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import type { PageMarkup } from './markup/page-markup.ts';

/** The context of loaders and actions: the shop and the visit. */
export const shopContext = createContext<Shop>();
export const visitContext = createContext<Visit>();
/** Undefined for a kept page: it is rendered completely, and its scripts are listed by hash. */
export const nonceContext = createContext<string | undefined>(undefined);

/** Parts that this page shares with others; undefined for a kept page, which is rendered once. */
export const markupContext = createContext<PageMarkup | undefined>(undefined);

/** The error of a loader, an action or a component that needed something that is away: the server answers 503 instead. */
export const awayContext = createContext<{ error?: unknown }>();

/** Why the visitor may not see the page, whose loader does not run, and where to continue after signing in. */
export type Verdict = { status: 403 | 440; returnTo: string };
export const verdictContext = createContext<Verdict | undefined>(undefined);
