import type { Shop } from '../shop.server.ts';
import type { EInvoiceTransport } from './transport.ts';

type TransportShop = Pick<Shop, 'http' | 'files'> & { env: Pick<Shop['env'], 'E_INVOICE_URL' | 'E_INVOICE_TOKEN'> };

/** Shorter than the lease of a delivery. */
const timeoutMs = 20_000;

/** Sends to the access point from the settings; without one, writes a file for bookkeeping to fetch. */
export function createTransport({ env, http, files }: TransportShop): EInvoiceTransport {
  const { E_INVOICE_URL: url, E_INVOICE_TOKEN: token } = env;
  if (url === undefined)
    return {
      send: ({ number, xml }) =>
        files.put(`e-invoices/${number}.xml`, new TextEncoder().encode(xml), 'application/xml'),
    };
  return {
    send: async ({ number, xml }) => {
      const headers = { 'content-type': 'application/xml; charset=utf-8', 'idempotency-key': number };
      await http
        .call(url, { method: 'POST', body: xml, headers, timeoutMs, ...(token !== undefined && { token }) })
        .catch((error: unknown) => {
          if (!isKnownAlready(error)) throw error;
        });
    },
  };
}

/** The access point accepted it before, but its answer was lost. Checked by name, because the class may exist twice in one process. */
const isKnownAlready = (error: unknown): boolean =>
  error instanceof Error && error.name === 'HttpFailure' && 'status' in error && error.status === 409;
