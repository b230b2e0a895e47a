import * as z from 'zod';
import type { Language } from '#core/locale.ts';
import { ok, refuse } from '#core/result.ts';
import { createApi } from '../api.server.ts';
import { readCategoryTree } from '../catalogue/read-navigation.server.ts';
import { addRead } from './add-read.server.ts';
import { type Parametric, wordsOfMarket } from './market-words.server.ts';
import { familyView, parametricParams, parametricView } from './parametrics-schema.ts';
import { whereQuery } from './where.ts';

export function parametricsApi() {
  const api = createApi();

  addRead(
    api,
    {
      path: '/parametric/{parametricCode}',
      summary: 'A parametric with all its values',
      params: parametricParams,
      query: whereQuery,
      answer: parametricView,
    },
    async ({ shop, visit, params: { parametricCode } }) => {
      const { parametrics } = await shop.snapshots.read(wordsOfMarket, visit.market.code);
      const parametric = parametrics.get(parametricCode.toLowerCase());
      return parametric
        ? ok(toParametricView(parametric, visit.language))
        : refuse({ code: 'parametric-not-found', parametric: parametricCode });
    },
  );

  addRead(
    api,
    {
      path: '/families',
      summary: 'The product families, called collections in the shop',
      query: whereQuery,
      answer: z.array(familyView),
    },
    async ({ shop, visit }) => {
      const { families } = await readCategoryTree(shop, visit);
      return ok(
        [...families.values()].map(({ slug, name, description, sortOrder, count }) => ({
          id: slug,
          name,
          slug,
          description: description[visit.language] ?? '',
          sortOrder,
          count,
        })),
      );
    },
  );

  return api;
}

function toParametricView(parametric: Parametric, language: Language): z.input<typeof parametricView> {
  return {
    parametricCode: parametric.code,
    name: parametric.name[language] ?? parametric.code,
    filterType: parametric.type,
    isAndFilter: parametric.isAndFilter,
    sortOrder: parametric.sortOrder,
    values: parametric.values.map(({ id, name, code, sortOrder }) => ({
      id,
      label: name[language] ?? code,
      code,
      sortOrder,
    })),
  };
}
