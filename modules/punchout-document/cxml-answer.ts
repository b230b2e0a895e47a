import { el, writeElement, type XmlElement } from './xml-element.ts';

const cxmlVersion = '1.2.071';

/** Parts of the DTD: most documents, those about deliveries, and invoices. */
export type CxmlPart = 'cXML' | 'Fulfill' | 'InvoiceDetail';

const doctypeOf = (part: CxmlPart) =>
  `<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/${cxmlVersion}/${part}.dtd">`;

export type Stamp = { readonly payloadId: string; readonly now: Date; readonly part?: CxmlPart };

/** The user's guide wants an offset in place of Z. */
export const timeOf = (now: Date) => now.toISOString().replace('Z', '+00:00');

export function writeCxml({ payloadId, now, part = 'cXML' }: Stamp, ...parts: readonly XmlElement[]): string {
  const root = el('cXML', { payloadID: payloadId, timestamp: timeOf(now), 'xml:lang': 'en-US' }, ...parts);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctypeOf(part)}\n${writeElement(root)}`;
}

const statusTexts = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  406: 'Not Acceptable',
  409: 'Conflict',
  412: 'Precondition Failed',
  450: 'Not Implemented',
  499: 'Document size error',
  500: 'Internal Server Error',
  560: 'Temporary server error',
} as const;

export type CxmlStatus = keyof typeof statusTexts;

/** An answer without a document: beside a refusal there is none. */
export const cxmlStatus = (stamp: Stamp, code: CxmlStatus, words = ''): string =>
  writeCxml(stamp, el('Response', {}, el('Status', { code: String(code), text: statusTexts[code] }, words)));

export const cxmlStartPage = (stamp: Stamp, startPage: string): string =>
  writeCxml(
    stamp,
    el(
      'Response',
      {},
      el('Status', { code: '200', text: statusTexts[200] }),
      el('PunchOutSetupResponse', {}, el('StartPage', {}, el('URL', {}, startPage))),
    ),
  );

/** Which documents the shop takes, and where. */
export const cxmlProfile = (stamp: Stamp, url: string): string =>
  writeCxml(
    stamp,
    el(
      'Response',
      {},
      el('Status', { code: '200', text: statusTexts[200] }),
      el(
        'ProfileResponse',
        { effectiveDate: timeOf(stamp.now) },
        ...['PunchOutSetupRequest', 'OrderRequest'].map((requestName) =>
          el('Transaction', { requestName }, el('URL', {}, url)),
        ),
      ),
    ),
  );
