/** What pages may send where, before the visitor's consent is considered. */
export type TrackingSettings = {
  /** Container of the tag manager; undefined if none is used. */
  readonly tagManager: string | undefined;
  /** Script of a consent tool that writes the same cookies and replaces the shop's own banner. */
  readonly consentTool: { readonly url: string; readonly id: string | undefined } | undefined;
  /** Social tracking; never for business users. */
  readonly isSocial: boolean;
  /** Analytics of the search service. */
  readonly isSearch: boolean;
};
