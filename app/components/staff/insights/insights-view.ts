import type { Bar } from '#app/work/chart/bar-chart.tsx';
import type { FunnelRow } from '#modules/insights/figures.ts';
import type { PageKind } from '#modules/insights/vitals.ts';

/** One market; amounts are written in its currency. */
export type SalesLine = {
  readonly key: string;
  readonly market: string;
  readonly orders: number;
  readonly sales: string;
  readonly average: string;
  readonly previousOrders: number;
  readonly previousSales: string;
};

export type BestLine = {
  readonly basePartNo: string;
  readonly name: string;
  readonly pieces: number;
  readonly previous: number;
  readonly orders: number;
  readonly views: number;
};

export type DeadLine = {
  readonly basePartNo: string;
  readonly name: string;
  readonly onHand: number;
  readonly views: number;
};

export type SearchLine = {
  readonly language: string;
  readonly languageName: string;
  readonly words: string;
  readonly searches: number;
  readonly empty: number;
};

type VitalLine = {
  readonly page: PageKind;
  readonly views: number;
  readonly lcp: number | undefined;
  readonly inp: number | undefined;
  readonly cls: number | undefined;
};

export type ReturnLine = {
  readonly basePartNo: string;
  readonly name: string;
  readonly size: string;
  readonly sold: number;
  readonly returned: number;
  readonly tooSmall: number;
  readonly tooLarge: number;
};

export type InsightsView = {
  readonly markets: readonly { readonly marketId: number; readonly name: string }[];
  readonly marketId: number | undefined;
  readonly from: string;
  readonly to: string;
  /** The days of the period before, as they are shown. */
  readonly previous: { readonly from: string; readonly to: string };
  readonly sales: readonly SalesLine[];
  readonly series: readonly (Bar & { readonly before: number })[];
  readonly funnel: readonly FunnelRow[];
  readonly best: readonly BestLine[];
  readonly dead: readonly DeadLine[];
  readonly empty: readonly SearchLine[];
  readonly ignored: readonly SearchLine[];
  readonly vitals: readonly VitalLine[];
  readonly returns: readonly ReturnLine[];
};

/** Sections that can be exported, by their name in the address of the file. */
export const insightSections = [
  'sales',
  'days',
  'funnel',
  'best',
  'dead',
  'empty',
  'ignored',
  'vitals',
  'returns',
] as const;

export type InsightSection = (typeof insightSections)[number];
