import { type Code, codes, unitOf } from './model-goods.ts';

export const people = ['eva', 'boAtBygg', 'boAtVerk'] as const;

/** Eva is a consumer; Bo buys for two companies, of which Bygg has an agreement and uses codes. */
export type Person = (typeof people)[number];
export type Owner = Person | 'public';

export type ModelRow = {
  readonly number: number;
  readonly sku: string;
  readonly coworker: number | undefined;
  quantity: number;
  isGone: boolean;
};

export type ModelCart = {
  readonly name: string;
  owner: Owner;
  rows: ModelRow[];
  isActive: boolean;
  isSaved: boolean;
  code: Code | undefined;
};

export type ModelBrowser = { who: Person | undefined; readonly cookies: Map<Owner, ModelCart> };

export type Model = { readonly carts: ModelCart[]; readonly browsers: readonly ModelBrowser[] };

export const newModel = (): Model => ({
  carts: [],
  browsers: [1, 2].map(() => ({ who: undefined, cookies: new Map() })),
});

export const ownerOf = ({ who }: ModelBrowser): Owner => who ?? 'public';

export const liveRows = (cart: ModelCart | undefined): ModelRow[] =>
  (cart?.rows ?? []).filter(({ isGone }) => !isGone).toSorted((a, b) => a.number - b.number);

const isFilled = (cart: ModelCart | undefined) => liveRows(cart).length > 0;

export function newCart(model: Model, owner: Owner): ModelCart {
  const name = `cart ${model.carts.length + 1}`;
  const cart = { name, owner, rows: [], isActive: true, isSaved: false, code: undefined };
  model.carts.push(cart);
  return cart;
}

/** The cart that a visitor would get, and the public one they still have. Reading changes nothing. */
export function seen(model: Model, browser: ModelBrowser): { cart?: ModelCart; open?: ModelCart } {
  const held = browser.cookies.get('public');
  const open = held?.isActive && held.owner === 'public' ? held : undefined;
  const owner = ownerOf(browser);
  if (owner === 'public') return open ? { cart: open } : {};
  const cart = model.carts.find((one) => one.isActive && one.owner === owner);
  return { ...(cart && { cart }), ...(open && { open }) };
}

/** Finds the cart: a person with an empty cart takes over the public one, and the browser remembers the shown cart. */
export function found(model: Model, browser: ModelBrowser): { cart?: ModelCart; open?: ModelCart } {
  const { cart, open } = seen(model, browser);
  const owner = ownerOf(browser);
  if (owner !== 'public' && !isFilled(cart) && open && isFilled(open)) {
    if (cart) cart.isActive = false;
    open.owner = owner;
    browser.cookies.delete('public');
    return { cart: open };
  }
  return { ...(cart && { cart }), ...(open && { open }) };
}

export function isMergeable({ cart, open }: { cart?: ModelCart; open?: ModelCart }): boolean {
  return isFilled(cart) && isFilled(open);
}

/** Totals of the visitor's current cart. */
function totalsFor(who: Person | undefined, cart: ModelCart | undefined) {
  const totals = { net: 0, gross: 0 };
  for (const { sku, quantity } of liveRows(cart)) {
    const unit = unitOf(sku, who === 'boAtBygg');
    totals.net += (unit?.net ?? 0) * quantity;
    totals.gross += (unit?.gross ?? 0) * quantity;
  }
  return totals;
}

export const usesCodes = (who: Person | undefined) => who !== 'boAtVerk';

/** Reading a cart or changing its rows removes a code that is no longer valid. */
function held(who: Person | undefined, cart: ModelCart): Code | undefined {
  if (!cart.code || !usesCodes(who)) return undefined;
  if (!holds(who, cart, cart.code)) cart.code = undefined;
  return cart.code;
}

export const holds = (who: Person | undefined, cart: ModelCart, code: Code): boolean =>
  isFilled(cart) && totalsFor(who, cart).gross >= codes[code].fromGross;

export function payable(who: Person | undefined, cart: ModelCart | undefined) {
  const { net, gross } = totalsFor(who, cart);
  const code = cart && held(who, cart);
  const left = code ? (100 - codes[code].percent) / 100 : 1;
  return { net: Math.round(net * left), gross: Math.round(gross * left) };
}
