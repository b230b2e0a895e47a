import type { SkuProblems } from '#app/components/buying/buying-context.ts';
import { type Wishes, wishesIn } from '#app/components/buying/wanted.ts';
import type { TypedService } from '#app/components/vas/service-form.ts';
import { type RequestContext, wordsOf } from '#app/forms/answer-form.server.ts';
import { quantityProblem } from '#app/routes/cart/quantity-problem.server.ts';
import { describeIssue, quantityField } from '#core/fields.ts';
import { fitToFactor } from '#core/quantity.ts';
import { fitsUnit } from '#core/units.ts';
import { readContext } from '#modules/assortment/list-address.ts';
import { readOffers } from '#modules/assortment/read-offers.server.ts';
import { readStock } from '#modules/assortment/read-stock.server.ts';
import { mayBeBought, stockStateOf } from '#modules/assortment/stock-state.ts';
import { addToCart, type ItemToAdd } from '#modules/cart/add-to-cart.server.ts';
import { addToCartOnce } from '#modules/cart/add-to-cart-once.server.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import { parametersInput } from '#modules/vas/vas-schema.ts';

type AddedRow = { readonly rowId: string; readonly sku: string; readonly quantity: number };

/** Result of an add form: rows, or an error text. */
export type Outcome =
  | { readonly ok: true; readonly added: readonly AddedRow[] }
  | {
      readonly ok: false;
      readonly code: string;
      readonly words: string;
      /** Problems of single sizes of a table. */
      readonly bySku?: SkuProblems | undefined;
      readonly status: number;
    };

/** Scripts send an id with each press; forms without scripts cannot. */
const isPress = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);

/** More than the cells of the largest size table. */
const mostItems = 500;

/** Adds the form's items to the cart: one size, or all filled fields of a table. */
export async function addFromForm(asked: RequestContext, form: FormData): Promise<Outcome> {
  const { shop, visit } = asked;
  const isTable = !form.has('quantity');
  const wishes = wishesIn(form, contextIn(form));
  if (wishes.items.length === 0) return refused(asked, isTable ? 'nothing' : 'chooseSize');
  if (wishes.items.length > mostItems) return refused(asked, 'tooMany');
  const unread = unreadQuantities(asked, wishes);
  if (unread) return unread;
  const unreadText = wishes.services && unreadTexts(asked, wishes.services);
  if (unreadText) return unreadText;
  const items = itemsOf(wishes);
  const gone = await goneOf(asked, items);
  if (gone.length > 0) {
    const none = shop.texts.say(visit.language, 'buying', 'soldOut') ?? 'soldOut';
    return { ...refused(asked, 'outOfStock'), bySku: Object.fromEntries(gone.map(({ sku }) => [sku, none])) };
  }
  const press = form.get('press');
  const outcome = await (isPress(press)
    ? addToCartOnce(shop, visit, { press, items })
    : addToCart(shop, visit, { items }));
  if (outcome.ok) return { ok: true, added: outcome.value.added };
  const { refusal } = outcome;
  const bySku = isOfOneSize(refusal) ? await sizeProblems(asked, items) : undefined;
  return { ok: false, code: refusal.code, words: wordsOf(asked, refusal), bySku, status: statusOf[refusal.code] };
}

/** A text that cannot be kept is refused, so that it stays in its field. */
function unreadTexts({ shop, visit }: RequestContext, services: readonly TypedService[]) {
  const [issue] = services.flatMap(({ parameters }) => parametersInput.safeParse(parameters).error?.issues ?? []);
  if (!issue) return undefined;
  const word = issue.code === 'too_big' ? 'vasTextTooLong' : 'vasLetters';
  const words = shop.texts.say(visit.language, 'cart', `error.${word}`) ?? word;
  return { ok: false as const, code: 'invalid-input', words, bySku: undefined, status: 422 };
}

const readService = ({ parameters, ...service }: TypedService) => ({
  ...service,
  parameters: parametersInput.safeParse(parameters).data ?? {},
});

/** Invalid quantities, each reported at its size. */
function unreadQuantities(asked: RequestContext, { items }: Wishes) {
  const odd = items.flatMap(({ sku, quantity }) => {
    const [issue] = quantityField.safeParse(quantity).error?.issues ?? [];
    return issue ? [{ sku, problem: quantityProblem(asked, describeIssue(issue)) }] : [];
  });
  const [first] = odd;
  if (!first) return undefined;
  const bySku = Object.fromEntries(odd.map(({ sku, problem }) => [sku, problem.words]));
  return { ok: false as const, ...first.problem, bySku };
}

const isOfOneSize = ({ code }: Refusal) =>
  ['sku-not-sold', 'quantity-not-whole', 'quantity-not-a-multiple'].includes(code);

/** The cart stops at the first problem, but a table needs the problems of all sizes. */
async function sizeProblems(asked: RequestContext, items: readonly ItemToAdd[]): Promise<SkuProblems> {
  const offers = await readOffers(asked.shop, asked.visit, items, { mode: 'excl' });
  return Object.fromEntries(
    items.flatMap((item): [string, string][] => {
      const { sku, quantity } = item;
      const { isSold, multiplyFactor, soldBy: unitCode } = offers.get(sku, item);
      if (!isSold) return [[sku, wordsOf(asked, { code: 'sku-not-sold', sku })]];
      if (!fitsUnit(quantity, unitCode))
        return [[sku, wordsOf(asked, { code: 'quantity-not-whole', sku, quantity, unitCode })]];
      if (fitToFactor(quantity, multiplyFactor) !== undefined) return [];
      return [[sku, wordsOf(asked, { code: 'quantity-not-a-multiple', factor: multiplyFactor })]];
    }),
  );
}

function contextIn(form: FormData) {
  const named = form.get('context');
  return readContext(new URLSearchParams(typeof named === 'string' ? { context: named } : {}));
}

function refused({ shop, visit }: RequestContext, word: 'nothing' | 'chooseSize' | 'tooMany' | 'outOfStock') {
  const words = shop.texts.say(visit.language, 'buying', word) ?? word;
  return { ok: false as const, code: word, words, status: 422 };
}

/** Sizes out of stock that are not expected either. Articles that are not sold at all are left to the cart. */
async function goneOf({ shop, visit }: RequestContext, items: readonly ItemToAdd[]): Promise<ItemToAdd[]> {
  const levels = new Map((await readStock(shop, { skus: items.map(({ sku }) => sku) })).map((one) => [one.sku, one]));
  const gone = items.filter(({ sku }) => !mayBeBought(stockStateOf(levels.get(sku))));
  if (gone.length === 0) return [];
  const offers = await readOffers(shop, visit, items, { mode: 'excl' });
  return gone.filter((item) => offers.get(item.sku, item).isSold);
}

function itemsOf({ items, coworkerId, context, services }: Wishes): ItemToAdd[] {
  return items.map(({ sku, quantity, comment }) => ({
    sku,
    quantity: quantityField.parse(quantity),
    context,
    ...(services && { services: services.map(readService) }),
    ...(comment !== undefined && { comment }),
    ...(coworkerId !== undefined && { coworkerId: Number(coworkerId) }),
  }));
}
