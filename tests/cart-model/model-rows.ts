import { liveRows, type ModelCart, type ModelRow } from './model-carts.ts';
import { fitted, largest, packOf } from './model-goods.ts';

type RowToAdd = Pick<ModelRow, 'sku' | 'coworker' | 'quantity'>;

/** Above every number that was ever used in the cart: a removed row may be restored. */
const nextNumber = ({ rows }: ModelCart) => Math.max(0, ...rows.map(({ number }) => number)) + 100;

const put = (cart: ModelCart, { sku, coworker, quantity }: RowToAdd, number = nextNumber(cart)) =>
  cart.rows.push({ number, sku, coworker, quantity, isGone: false });

/** Returns false if nothing was added. */
export function add(cart: ModelCart, wanted: RowToAdd): boolean {
  const quantity = fitted(wanted.quantity, packOf(wanted.sku));
  if (!quantity) return false;
  const row = liveRows(cart).find(({ sku, coworker }) => sku === wanted.sku && coworker === wanted.coworker);
  if ((row?.quantity ?? 0) + quantity > largest) return false;
  if (row) row.quantity += quantity;
  else put(cart, { ...wanted, quantity });
  return true;
}

export function change(row: ModelRow, wished: number): boolean {
  const quantity = wished === 0 ? 0 : fitted(wished, packOf(row.sku));
  if (quantity === undefined) return false;
  if (quantity === 0) row.isGone = true;
  else row.quantity = quantity;
  return true;
}

export type Split = { readonly kind: 'Default' | 'Partial' | 'Full'; readonly quantity?: number };

export function split(cart: ModelCart, row: ModelRow, { kind, quantity }: Split): boolean {
  const pack = packOf(row.sku);
  const half = pack * Math.max(1, Math.floor(row.quantity / pack / 2));
  const off = { Partial: quantity ?? pack, Default: half, Full: pack }[kind];
  if (row.quantity <= pack || off <= 0 || off >= row.quantity) return false;
  if (off % pack !== 0) return false;
  const parts = kind === 'Full' ? packs(row.quantity, pack).slice(1) : [off];
  if (liveRows(cart).length + parts.length > 2000) return false;
  const behind: number[] = [];
  for (let number = row.number + 1; number < row.number + 100; number += 1)
    if (!cart.rows.some((other) => other.number === number)) behind.push(number);
  const isFree = behind.length >= parts.length;
  row.quantity -= parts.reduce((sum, part) => sum + part, 0);
  for (const [at, part] of parts.entries()) put(cart, { ...row, quantity: part }, isFree ? behind[at] : undefined);
  return true;
}

function packs(quantity: number, pack: number): number[] {
  const whole = Array.from({ length: Math.floor(quantity / pack) }, () => pack);
  const rest = quantity % pack;
  return rest > 0 ? [...whole, rest] : whole;
}

/** Matching rows are increased, as they were before; the others are appended. */
export function merge(cart: ModelCart, from: ModelCart, { byCoworker }: { byCoworker: boolean }): void {
  const before = liveRows(cart);
  for (const theirs of liveRows(from)) {
    const mine = before.find(
      ({ sku, coworker }) => sku === theirs.sku && (!byCoworker || coworker === theirs.coworker),
    );
    if (mine) mine.quantity = Math.min(mine.quantity + theirs.quantity, largest);
    else put(cart, theirs);
  }
  cart.code ??= from.code;
}

export function replace(cart: ModelCart, from: ModelCart): void {
  for (const row of cart.rows) row.isGone = true;
  cart.code = undefined;
  merge(cart, from, { byCoworker: true });
}
