import type { Language } from '#core/locale.ts';

/** Where papers are fetched, for the links of pages; each in the language of the page. */

const documents = '/api/document/documents';

export const conformityPath = (basePartNo: string, language: Language): string =>
  `${documents}/product/${basePartNo}/conformity?cultureCode=${language}`;

export const conformityBundlePath = (basePartNos: readonly string[], language: Language): string =>
  `${documents}/conformity?${new URLSearchParams([
    ...basePartNos.map((partNo): [string, string] => ['partNo', partNo]),
    ['cultureCode', language],
  ])}`;

/** `link`: the order's seal, which opens it to whoever has no account. */
export const orderConformityPath = (orderId: string, language: Language, link: string): string =>
  `${documents}/order/${orderId}/conformity?${new URLSearchParams({ cultureCode: language, o: link })}`;
