/** What the model knows of an order: rows of trousers and gloves, and what is kept of them in the stock. */
export type ModelOrder = {
  state: 'waiting' | 'approved' | 'refused' | 'withdrawn';
  rows: Partial<Record<Good, number>>;
  isReserved: boolean;
  reservedAt: number;
  hasNews: boolean;
};

export type Good = 'trousers' | 'gloves';

export type Model = {
  now: number;
  stock: Record<Good, number>;
  orders: ModelOrder[];
  savedCarts: number;
  isLimitHigh: boolean;
  /** The last day of the deputy, as days since the beginning. */
  deputyUntil: number | undefined;
  events: Record<string, number>;
};

export const goodsOf = ({ rows }: Pick<ModelOrder, 'rows'>) => Object.entries(rows) as [Good, number][];

export const newModel = (): Model => ({
  now: 0,
  stock: { trousers: 10, gloves: 100 },
  orders: [],
  savedCarts: 0,
  isLimitHigh: false,
  deputyUntil: undefined,
  events: {},
});

const reservationDays = 14;

const publish = (model: Model, name: string) => {
  model.events[name] = (model.events[name] ?? 0) + 1;
};

const move = (model: Model, rows: ModelOrder['rows'], sign: 1 | -1) => {
  for (const [good, pieces] of goodsOf({ rows })) model.stock[good] += sign * pieces;
};

/** True where it is taken. */
export function order(model: Model, rows: ModelOrder['rows']): boolean {
  if (!model.isLimitHigh || goodsOf({ rows }).some(([good, pieces]) => model.stock[good] < pieces)) return false;
  move(model, rows, -1);
  model.orders.push({ state: 'waiting', rows, isReserved: true, reservedAt: model.now, hasNews: false });
  publish(model, 'order-pending');
  return true;
}

/** Whether the order can be had with these rows: what it holds itself counts. */
function canHave(model: Model, one: ModelOrder, rows: ModelOrder['rows']): boolean {
  if (!model.isLimitHigh) return false;
  return goodsOf({ rows }).every(
    ([good, pieces]) => model.stock[good] + (one.isReserved ? (one.rows[good] ?? 0) : 0) >= pieces,
  );
}

function take(model: Model, one: ModelOrder, rows: ModelOrder['rows']): void {
  if (one.isReserved) move(model, one.rows, 1);
  move(model, rows, -1);
  Object.assign(one, { rows, isReserved: true });
}

export function change(model: Model, one: ModelOrder, trousers: number): boolean {
  const rows = { ...one.rows, trousers };
  if (one.state !== 'waiting' || one.rows.trousers === undefined || !canHave(model, one, rows)) return false;
  one.hasNews ||= trousers !== one.rows.trousers;
  take(model, one, rows);
  one.reservedAt = model.now;
  return true;
}

/** Approves; `rejected`: this row goes back to the buyer. */
export function approve(model: Model, one: ModelOrder, rejected: Good | undefined): boolean {
  const rows = Object.fromEntries(goodsOf(one).filter(([good]) => good !== rejected));
  if (one.state !== 'waiting' || goodsOf({ rows }).length === 0 || !canHave(model, one, rows)) return false;
  const isSplit = rejected !== undefined && one.rows[rejected] !== undefined;
  take(model, one, rows);
  one.state = 'approved';
  publish(model, 'order-placed');
  if (isSplit) model.savedCarts += 1;
  if (isSplit || one.hasNews) publish(model, 'order-partly-approved');
  return true;
}

export function giveUp(model: Model, one: ModelOrder, state: 'refused' | 'withdrawn'): boolean {
  if (one.state !== 'waiting') return false;
  if (one.isReserved) move(model, one.rows, 1);
  Object.assign(one, { state, isReserved: false });
  model.savedCarts += 1;
  publish(model, 'order-given-up');
  if (state === 'refused') publish(model, 'order-not-approved');
  return true;
}

/** Time passes, and goods that were kept too long go back. */
export function pass(model: Model, days: number): void {
  model.now += days;
  for (const one of model.orders)
    if (one.state === 'waiting' && one.isReserved && one.reservedAt + reservationDays <= model.now) {
      move(model, one.rows, 1);
      one.isReserved = false;
    }
}
