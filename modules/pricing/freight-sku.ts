/** What freight is called where it stands among rows: in a request for tax, in the rates, on an order. */
export const freightSku = 'F3000';
