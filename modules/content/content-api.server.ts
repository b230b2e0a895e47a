import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { changersOf } from '../auth/may-do.ts';
import { addFavouritesContent } from './favourites-content-api.server.ts';
import { generalContent, saveGeneralInput } from './general-schema.ts';
import { listDealerPages } from './list-dealer-pages.server.ts';
import { contentPage, dealerPageLink, pageQuery, savePageInput } from './page-schema.ts';
import { readGeneral } from './read-general.server.ts';
import { readPage } from './read-page.server.ts';
import { saveGeneral } from './save-general.server.ts';
import { savePage } from './save-page.server.ts';

export function contentApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/general',
      summary: 'Content around every page of the market: menus, footer, top message, policies',
      answer: generalContent,
    },
    ({ shop, visit }) => readGeneral(shop, visit),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/general',
      summary: 'Replace the general content of a language, in one market or in all',
      needsToken: true,
      access: changersOf('content'),
      body: saveGeneralInput,
      answer: generalContent,
    },
    ({ shop, visit, body }) => saveGeneral(shop, visit, body),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/content',
      summary: 'A page by its slug, as blocks',
      query: pageQuery,
      answer: contentPage,
    },
    async ({ shop, visit, query }) => {
      const found = await readPage(shop, visit, query);
      return found.ok ? ok(found.value.page) : found;
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/content',
      summary: 'Write a page or a dealer page, in one market or in all',
      needsToken: true,
      access: changersOf('content'),
      body: savePageInput,
      answer: contentPage,
    },
    ({ shop, visit, body }) => savePage(shop, visit, body),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/navigation/dealer-pages',
      summary: 'The dealer pages, for administrators and internal staff',
      needsToken: true,
      answer: z.array(dealerPageLink),
    },
    ({ shop, visit }) => listDealerPages(shop, visit),
  );

  addFavouritesContent(api);
  return api;
}
