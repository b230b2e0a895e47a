/** Path of the reports, after the language. */
export const insightPath = 'insight-answers/report';

/** What a page reports about its use: no identity, no cookie, nothing stored in the browser. */
export type InsightReport =
  | { readonly kind: 'search' | 'click'; readonly token: string }
  | {
      readonly kind: 'vitals';
      readonly page: string;
      readonly lcp?: number;
      readonly inp?: number;
      readonly cls?: number;
    };

/** Sent without waiting, also while the page closes. A lost report does not matter. */
export function reportInsight(language: string, report: InsightReport): void {
  navigator.sendBeacon?.(`/${language}/${insightPath}`, JSON.stringify(report));
}
