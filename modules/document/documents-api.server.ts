import { ok, refuse } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { addDownload, inLanguage, type PaperFile, toFile } from './add-download.server.ts';
import type { Conformity } from './declaration.ts';
import {
  bundleQuery,
  documentsView,
  languageQuery,
  orderParams,
  orderQuery,
  productParams,
} from './document-schema.ts';
import { addFavouritesPdf } from './favourites-pdf-api.server.ts';
import { findDocumented } from './find-documented.server.ts';
import { addInvoicePdf, addInvoiceXml } from './invoice-api.server.ts';
import { addInvoiceLists } from './invoice-list-api.server.ts';
import { createKeptPapers } from './kept-papers.ts';
import { addLabels } from './labels/labels-api.server.ts';
import { addLaundryReport } from './labels/report-api.server.ts';
import { listDocuments } from './list-documents.server.ts';
import { makeBundle, makeDeclaration } from './make-papers.server.ts';
import { addParcelPapers } from './parcel/parcel-api.server.ts';
import { addProofFiles } from './proofs/proofs-api.server.ts';
import { readConformity } from './read-conformity.server.ts';
import { readOrderConformity } from './read-order-conformity.server.ts';
import { addSheets } from './sheets-api.server.ts';

/** Cache size in documents; one takes about thirty kilobytes. */
const papersKept = 200;

/** Documents of products and orders. */
export function documentsApi(): Api {
  const api = createApi();
  const kept = createKeptPapers<PaperFile>(papersKept);

  const declarationFile = (shop: Shop, { language }: Visit, conformity: Conformity) =>
    kept.getOrMake(JSON.stringify([language, conformity]), async () =>
      toFile(await makeDeclaration(shop, language, conformity)),
    );

  addCall(
    api,
    {
      method: 'get',
      path: '/documents/product/{partNo}',
      summary: 'The documents of a product: declaration of conformity, certificates, user information',
      params: productParams,
      query: languageQuery,
      answer: documentsView,
    },
    async ({ shop, visit: asking, params: { partNo }, query }) => {
      const visit = inLanguage(asking, query.cultureCode);
      const product = await findDocumented(shop, visit, partNo);
      if (!product) return refuse({ code: 'product-not-found', product: partNo });
      const documents = await listDocuments(shop, visit.language, product);
      return ok({
        partNo: product.basePartNo,
        name: product.name,
        documents: documents.map(({ kind, address, bytes }) => ({
          kind,
          name: shop.texts.say(visit.language, 'product', `documents.${kind}`) ?? kind,
          url: address,
          contentType: 'application/pdf',
          bytes: bytes ?? null,
        })),
      });
    },
  );

  addDownload(
    api,
    {
      path: '/documents/product/{partNo}/conformity',
      summary: 'The EU declaration of conformity of a product, as a PDF',
      description: 'For a product that is not personal protective equipment, the file states that there is none.',
      params: productParams,
      query: languageQuery,
    },
    async ({ shop, visit, params: { partNo } }) => {
      const read = await readConformity(shop, visit, [partNo]);
      if (!read.ok) return read;
      const [conformity] = read.value;
      if (!conformity) return refuse({ code: 'product-not-found', product: partNo });
      const file = await declarationFile(shop, visit, conformity);
      return ok({ file, fileName: `eu-declaration-${conformity.basePartNo}-${visit.language}` });
    },
  );

  addDownload(
    api,
    {
      path: '/documents/conformity',
      summary: 'The EU declarations of conformity of several products, as one PDF',
      query: bundleQuery,
    },
    async ({ shop, visit, query: { partNo } }) => {
      const read = await readConformity(shop, visit, partNo);
      if (!read.ok) return read;
      const bundle = { subtitle: undefined, conformities: read.value, gone: [] };
      const file = toFile(await makeBundle(shop, visit.language, bundle));
      return ok({ file, fileName: `eu-declarations-${visit.language}` });
    },
  );

  addDownload(
    api,
    {
      path: '/documents/order/{orderId}/conformity',
      summary: 'The EU declarations of conformity of all products of an order, as one PDF',
      description: 'For the buyer, for administrators of the company, and for holders of the order’s signed link.',
      needsToken: 'or-seal',
      params: orderParams,
      query: orderQuery,
    },
    async ({ shop, visit, params: { orderId }, query: { o: link } }) => {
      const read = await readOrderConformity(shop, visit, { orderId, link });
      if (!read.ok) return read;
      const { orderNo: number, ...listed } = read.value;
      const subtitle = shop.texts.say(visit.language, 'documents', 'paper.bundle.order', { number });
      const file = toFile(await makeBundle(shop, visit.language, { subtitle, ...listed }));
      return ok({ file, fileName: `eu-declarations-${number}-${visit.language}`, isPersonal: true });
    },
  );

  addFavouritesPdf(api);
  addSheets(api);
  addInvoicePdf(api);
  addInvoiceXml(api);
  addInvoiceLists(api);
  addParcelPapers(api);
  addProofFiles(api);
  addLabels(api);
  addLaundryReport(api);
  return api;
}
