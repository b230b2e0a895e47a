import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { readGeneral } from '../content/read-general.server.ts';
import {
  categoryContent,
  checkoutContent,
  checkoutTexts,
  docSetting,
  findCategoryContent,
} from '../content/site-settings.ts';
import {
  categoryParams,
  foundPage,
  genderQuery,
  searchQuery,
  translationParams,
  translations,
} from './content-calls-schema.ts';
import { readCheckoutContent, readCheckoutTexts } from './read-checkout-content.server.ts';
import { searchPages } from './search-pages.server.ts';

export function contentCallsApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/translations/{language}',
      summary: 'Every text of the shop in a language; missing ones in English',
      params: translationParams,
      answer: translations,
    },
    ({ shop, params: { language } }) => Promise.resolve(ok(shop.texts.all(language))),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/search',
      summary: 'Pages that hold all words of a question',
      query: searchQuery,
      answer: z.array(foundPage),
    },
    async ({ shop, visit, query: { q } }) => ok(await searchPages(shop, visit, q)),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/checkout-settings',
      summary: 'Texts and switches of the order step',
      answer: checkoutContent,
    },
    async ({ shop, visit }) => ok(await readCheckoutContent(shop, visit)),
  );

  addCall(
    api,
    { method: 'get', path: '/checkout-texts', summary: 'Texts that the order step shows', answer: checkoutTexts },
    async ({ shop, visit }) => ok(await readCheckoutTexts(shop, visit)),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/global/doc-settings/list',
      summary: 'What editors add to declarations of conformity and PDFs',
      answer: z.array(docSetting),
    },
    async ({ shop, visit }) => {
      const general = await readGeneral(shop, visit);
      return general.ok ? ok(general.value.docSettings ?? []) : general;
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/categories/{category}',
      summary: 'What editors wrote about a category, by gender',
      params: categoryParams,
      query: genderQuery,
      answer: categoryContent,
    },
    async ({ shop, visit, params: { category }, query: { gender } }) => {
      const general = await readGeneral(shop, visit);
      if (!general.ok) return general;
      const found = findCategoryContent(general.value.categories ?? [], category, gender);
      return found ? ok(found) : refuse({ code: 'category-not-found', category });
    },
  );

  return api;
}
