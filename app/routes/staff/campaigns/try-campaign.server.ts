import { quantityField } from '#core/fields.ts';
import { parsePartNumber } from '#core/sku.ts';
import { tryPromotions } from '#modules/cart/try-promotions.server.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import type { Sides } from '#modules/pricing/priced-cart.ts';
import { audiences } from '#modules/promotion/audience.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const emptyRows = 3;

type TrialRequest = { id: string; query: URLSearchParams; code: string | undefined };

/** The trial cart from the address, and its priced result. */
export async function readTrial(shop: Shop, visit: Visit, { id, query, code }: TrialRequest) {
  const skus = query.getAll('sku');
  const typed = skus
    .map((sku, index) => ({ sku: sku.trim(), quantity: query.getAll('quantity')[index]?.trim() ?? '' }))
    .filter(({ sku }) => sku !== '');
  const audience = audiences.find((one) => one === query.get('as')) ?? 'anonymous';
  const blank = Array.from({ length: Math.max(1, emptyRows - typed.length) }, () => ({ sku: '', quantity: '' }));
  const wish = {
    // The key contains the typed values, because an uncontrolled field keeps its content as long as its key is the same.
    rows: [...typed, ...blank].map((row, index) => ({ ...row, key: `${index} ${row.sku} ${row.quantity}` })),
    code: query.get('code') ?? code ?? '',
    audience,
  };
  if (typed.length === 0) return { ...wish, result: undefined };
  const rows = typed.map(({ sku, quantity }, index) => {
    const number = parsePartNumber(sku);
    const pieces = quantityField.safeParse(quantity === '' ? 1 : quantity);
    return {
      sku: number.ok ? number.value : sku,
      quantity: pieces.success ? pieces.data : 1,
      rowNumber: (index + 1) * 100,
    };
  });
  const codes = wish.code.trim() === '' ? [] : [wish.code];
  const tried = await tryPromotions(shop, visit, { rows, codes, audience, campaignId: id });
  return { ...wish, result: tried.ok ? toResult(visit, tried.value) : undefined };
}

type PricedTrial = Extract<Awaited<ReturnType<typeof tryPromotions>>, { ok: true }>['value'];

/** The result as texts and formatted amounts, with tax if it is known. */
function toResult({ market, language }: Visit, { priced, effects, codes, names, system }: PricedTrial) {
  const cultureCode = (market.locales[language] ?? market.locales[market.defaultLocale])?.cultureCode ?? language;
  const { format } = createCurrencyFormat(cultureCode, market.currency);
  const tell = ({ net, gross }: Sides) => format((gross ?? net).amount);
  const { line, discount, products } = priced.totals;
  return {
    system,
    hasTax: products.gross !== undefined,
    rows: priced.rows.map((row) => ({
      id: row.rowId,
      sku: row.sku,
      name: names.get(row.sku) ?? '',
      quantity: row.quantity,
      isPriced: row.isPriced,
      isFree: row.isFree,
      line: tell(row.line),
      discount: tell(row.discount),
      total: tell(row.total),
    })),
    totals: { line: tell(line), discount: tell(discount), total: tell(products) },
    effects: effects.map(({ promotionId, name, code }) => {
      const off = priced.promotions.find((promotion) => promotion.promotionId === promotionId)?.off;
      return { id: promotionId, name, code, off: off && tell(off) };
    }),
    messages: codes.flatMap(({ message }) => (message === '' ? [] : [message])),
  };
}
