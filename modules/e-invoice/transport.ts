/** Passes files to the buyers' network. The same number sent again is the same document. */
export type EInvoiceTransport = {
  send(document: { readonly number: string; readonly xml: string }): Promise<void>;
};
