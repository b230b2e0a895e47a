import type { Language } from '#core/locale.ts';
import type { OrderState } from '../order/order-state.ts';
import type { InvoiceState } from '../order-history/invoice-line.ts';

/** Addresses of documents for links on pages, each in the language of the page. */

const documents = '/api/document/documents';

export const conformityPath = (basePartNo: string, language: Language): string =>
  `${documents}/product/${basePartNo}/conformity?cultureCode=${language}`;

export const conformityBundlePath = (basePartNos: readonly string[], language: Language): string =>
  `${documents}/conformity?${new URLSearchParams([
    ...basePartNos.map((partNo): [string, string] => ['partNo', partNo]),
    ['cultureCode', language],
  ])}`;

export const invoicePdfPath = (invoiceId: string, link?: string): string =>
  `${documents}/invoice/${invoiceId}/pdf${link === undefined ? '' : `?${new URLSearchParams({ o: link })}`}`;

/** The delivery note of one dispatch. */
export const deliveryNotePath = (deliveryId: string, link?: string): string =>
  `${documents}/delivery/${deliveryId}/pdf${link === undefined ? '' : `?${new URLSearchParams({ o: link })}`}`;

export const returnLabelPath = (returnId: string, link?: string): string =>
  `${documents}/return/${returnId}/label${link === undefined ? '' : `?${new URLSearchParams({ o: link })}`}`;

export const invoiceXmlPath = (invoiceId: string, link?: string): string =>
  `${documents}/invoice/${invoiceId}/xml${link === undefined ? '' : `?${new URLSearchParams({ o: link })}`}`;

/** `link` is the signed token of the order, which gives access without an account. */
export const orderConformityPath = (orderId: string, language: Language, link?: string): string =>
  `${documents}/order/${orderId}/conformity?${new URLSearchParams({ cultureCode: language, ...(link && { o: link }) })}`;

export const orderExcelPath = (orderId: string, language: Language, link?: string): string =>
  `${documents}/order/${orderId}/excel?${new URLSearchParams({ cultureCode: language, ...(link && { o: link }) })}`;

/** All invoices of a list with its filters. */
export function invoiceListPath(
  kind: 'excel' | 'zip',
  { order, search, state, from, to, companyId }: InvoicesSought,
  language: Language,
): string {
  const given = {
    cultureCode: language,
    order: order === 'asc' ? order : undefined,
    search,
    State: state,
    from,
    to,
    companyId: companyId?.toString(),
  };
  return `${documents}/invoices/${kind}?${new URLSearchParams(present(given))}`;
}

const present = (given: Readonly<Record<string, string | undefined>>): [string, string][] =>
  Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]]));

type InvoicesSought = Omit<Sought, 'own' | 'external' | 'state'> & { readonly state: InvoiceState | undefined };

type Sought = {
  readonly own: boolean;
  readonly external: boolean;
  readonly order: 'asc' | 'desc';
  readonly search: string | undefined;
  readonly state: OrderState | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly companyId: number | undefined;
};

/** The orders of a list with its filters. */
export function historyExcelPath(
  { own, external, order, search, state, from, to, companyId }: Sought,
  language: Language,
): string {
  const given = {
    cultureCode: language,
    own: own ? 'true' : undefined,
    external: external ? 'true' : undefined,
    order: order === 'asc' ? order : undefined,
    search,
    state,
    from,
    to,
    companyId: companyId?.toString(),
  };
  return `${documents}/orders/excel?${new URLSearchParams(present(given))}`;
}

/** The labels of the garments that were delivered. */
export const garmentLabelsPath = (orderId: string, language: Language): string =>
  `${documents}/order/${orderId}/garment-labels?cultureCode=${language}`;

export const laundryReportPath = (companyId: number, language: Language): string =>
  `${documents}/company/${companyId}/laundry-report?cultureCode=${language}`;

const inLanguage = (path: string, language: string): string => `${documents}/${path}/pdf?cultureCode=${language}`;

/** The proofs of the visitor's cart. */
export const cartProofsPath = (language: string): string => inLanguage('cart/proofs', language);

export const orderProofsPath = (orderId: string, language: string): string =>
  inLanguage(`order/${orderId}/proofs`, language);

export const orderProductionPath = (orderId: string, language: string): string =>
  inLanguage(`order/${orderId}/production`, language);
