import * as z from 'zod';
import { notFound } from '#app/not-found.ts';
import { money } from '#core/money.ts';
import { priceListTypes } from '#modules/assortment/price-list-types.ts';
import { readAllowedLists } from '#modules/company-admin/company-price-lists.server.ts';
import { readAdministration } from '#modules/company-admin/read-administration.server.ts';
import { productsPerPage, readPriceList } from '#modules/company-admin/read-price-list.server.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { readPriceImport } from '#modules/price-sheet/import-price-list.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The import of the address, where it is one of the opened list. */
async function readJob(shop: Shop, visit: Visit, { code, importId }: { code: string | null; importId: string | null }) {
  if (!z.uuid().safeParse(importId).success || importId === null) return undefined;
  const read = await readPriceImport(shop, visit, importId);
  if (!read.ok || read.value.priceList !== code) return undefined;
  const { state, total, done, accepted, refused, isCancelAsked, errors } = read.value;
  return { state, total, done, accepted, refused, isCancelAsked, errors };
}

const pageField = z.coerce.number().int().min(1).max(100_000).catch(1);

/** The lists that a company may use, and the products of the one that `?list=` opens. */
export async function loadPriceLists(shop: Shop, visit: Visit, companyId: number, query: URLSearchParams) {
  const read = await readAdministration(shop, visit, companyId);
  const lists = await readAllowedLists(shop, visit, companyId);
  if (!read.ok || !lists.ok) throw notFound();
  const { company, market, choices } = read.value;
  const { format } = createCurrencyFormat(cultureOf({ market, language: visit.language }), market.currency);
  const code = query.get('list');
  const page = pageField.parse(query.get('page'));
  const opened = code === null ? undefined : await readPriceList(shop, visit, { companyId, code, page });
  return {
    id: company.id,
    name: company.name,
    isStaff: choices.isStaff,
    job: await readJob(shop, visit, { code, importId: query.get('job') }),
    asked: lists.value.find((list) => list.isConnected && list.code === query.get('disconnect')),
    lists: lists.value.map(({ code, name, type, isConnected, isPrimary }) => ({
      code,
      name,
      type: priceListTypes[type],
      isConnected,
      isPrimary,
    })),
    opened: opened?.ok
      ? {
          code: opened.value.list.code,
          name: opened.value.list.name,
          page,
          pageCount: Math.ceil(opened.value.total / productsPerPage),
          products: opened.value.prices.map(({ partNo, name, unitAmount, isGross }) => ({
            partNo,
            name,
            isGross,
            price: format(money(unitAmount, market.currency).amount),
          })),
        }
      : undefined,
  };
}
