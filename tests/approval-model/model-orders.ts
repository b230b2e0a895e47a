/** An order in the model: rows of trousers and gloves, and their reserved stock. */
export type ModelOrder = {
  state: 'waiting' | 'approved' | 'refused' | 'withdrawn';
  rows: Partial<Record<Good, number>>;
  isReserved: boolean;
  reservedAt: number;
  hasNews: boolean;
  /** The approver it waits for: Ebba, then Nils if a rule requires it. */
  step: Decider;
  needsNils: boolean;
  hasEbba: boolean;
  /** Nils approved, also as the deputy of Ebba. */
  hasNils: boolean;
  decidedBy: Decider | undefined;
  askedAt: number;
  isReminded: boolean;
  /** Returned pieces. */
  returned: number;
  sentAt: number;
  /** The stored excess of the allowance, if the order exceeds it. */
  excess: { used: number; wanted: number; pieces: number } | undefined;
};

export type Decider = 'ebba' | 'nils';

export type Good = 'trousers' | 'gloves';

export type Model = {
  now: number;
  stock: Record<Good, number>;
  orders: ModelOrder[];
  savedCarts: number;
  isLimitHigh: boolean;
  hasOpenTicket: boolean;
  /** Olle's allowance in a year; both goods are in its category. */
  allowance: { pieces: number; excess: 'refuse' | 'approval' } | undefined;
  yearOf: (day: number) => string;
  /** The last day of the deputy, in days since the start. */
  deputyUntil: number | undefined;
  events: Record<string, number>;
  /** Mails by event and person. */
  mails: Record<string, number>;
};

export const goodsOf = ({ rows }: Pick<ModelOrder, 'rows'>) => Object.entries(rows) as [Good, number][];

export const newModel = (yearOf: Model['yearOf']): Model => ({
  now: 0,
  yearOf,
  hasOpenTicket: false,
  allowance: undefined,
  stock: { trousers: 10, gloves: 100 },
  orders: [],
  savedCarts: 0,
  isLimitHigh: false,
  deputyUntil: undefined,
  events: {},
  mails: {},
});

const reservationDays = 14;
const reminderDays = 3;
/** A row with more pieces also needs the approval of Nils. */
export const mostWithoutNils = 3;

const mail = (model: Model, name: string, ...to: readonly string[]) => {
  for (const person of to) model.mails[`${name} ${person}`] = (model.mails[`${name} ${person}`] ?? 0) + 1;
};

/** Publishes an event, with the people who get a mail about it. */
const publish = (model: Model, name: string, ...to: readonly string[]) => {
  model.events[name] = (model.events[name] ?? 0) + 1;
  mail(model, name, ...to);
};

const isDeputy = (model: Model) => (model.deputyUntil ?? -1) >= model.now;

/** The people who may decide on a waiting order today: Nils also as Ebba's deputy. */
const decidersOf = (model: Model, { step }: ModelOrder): Decider[] =>
  step === 'nils' ? ['nils'] : isDeputy(model) ? ['ebba', 'nils'] : ['ebba'];

export const mayDecide = (model: Model, one: ModelOrder, who: Decider) => decidersOf(model, one).includes(who);

const move = (model: Model, rows: ModelOrder['rows'], sign: 1 | -1) => {
  for (const [good, pieces] of goodsOf({ rows })) model.stock[good] += sign * pieces;
};

const piecesOf = ({ rows }: Pick<ModelOrder, 'rows'>) => goodsOf({ rows }).reduce((sum, [, pieces]) => sum + pieces, 0);

/** What other orders have used of the allowance, in the year of a day. */
export const usedBeside = (model: Model, one: ModelOrder | undefined, day: number): number =>
  model.orders
    .filter((other) => other !== one && (other.state === 'waiting' || other.state === 'approved'))
    .filter((other) => model.yearOf(other.sentAt) === model.yearOf(day))
    .reduce((sum, other) => sum + piecesOf(other) - other.returned, 0);

/** The excess of the order, in the year in which it was sent. */
function excessOf(model: Model, one: ModelOrder | undefined, rows: ModelOrder['rows']): ModelOrder['excess'] {
  const [used, wanted] = [usedBeside(model, one, one?.sentAt ?? model.now), piecesOf({ rows })];
  if (!model.allowance || wanted <= Math.max(0, model.allowance.pieces - used)) return undefined;
  return { used, wanted, pieces: model.allowance.pieces };
}

const isStopped = (model: Model, excess: ModelOrder['excess']) =>
  excess !== undefined && model.allowance?.excess === 'refuse';

/** Returns true if the order is accepted. */
export function order(model: Model, rows: ModelOrder['rows']): boolean {
  if (!model.isLimitHigh || goodsOf({ rows }).some(([good, pieces]) => model.stock[good] < pieces)) return false;
  const excess = excessOf(model, undefined, rows);
  if (isStopped(model, excess)) return false;
  move(model, rows, -1);
  const one: ModelOrder = {
    state: 'waiting',
    rows,
    isReserved: true,
    reservedAt: model.now,
    hasNews: false,
    step: 'ebba',
    needsNils: goodsOf({ rows }).some(([, pieces]) => pieces > mostWithoutNils),
    hasEbba: false,
    hasNils: false,
    decidedBy: undefined,
    askedAt: model.now,
    isReminded: false,
    returned: 0,
    sentAt: model.now,
    excess,
  };
  model.orders.push(one);
  publish(model, 'order-pending', 'buyer', ...decidersOf(model, one));
  return true;
}

/** Whether the order is possible with these rows; its own reserved stock counts. */
function canHave(model: Model, one: ModelOrder, rows: ModelOrder['rows']): boolean {
  if (!model.isLimitHigh || isStopped(model, excessOf(model, one, rows))) return false;
  return goodsOf({ rows }).every(
    ([good, pieces]) => model.stock[good] + (one.isReserved ? (one.rows[good] ?? 0) : 0) >= pieces,
  );
}

function take(model: Model, one: ModelOrder, rows: ModelOrder['rows']): void {
  const excess = excessOf(model, one, rows);
  if (one.isReserved) move(model, one.rows, 1);
  move(model, rows, -1);
  Object.assign(one, { rows, isReserved: true, excess });
}

export function change(model: Model, one: ModelOrder, trousers: number): boolean {
  const rows = { ...one.rows, trousers };
  if (one.state !== 'waiting' || one.rows.trousers === undefined || !canHave(model, one, rows)) return false;
  if (trousers !== one.rows.trousers) mail(model, 'order-rows-changed', 'buyer');
  one.hasNews ||= trousers !== one.rows.trousers;
  one.needsNils ||= trousers > mostWithoutNils && trousers !== one.rows.trousers;
  take(model, one, rows);
  one.reservedAt = model.now;
  return true;
}

/** Approves; `rejected`: this row is returned to the buyer. */
export function approve(model: Model, one: ModelOrder, who: Decider, rejected: Good | undefined): boolean {
  const rows = Object.fromEntries(goodsOf(one).filter(([good]) => good !== rejected));
  if (one.state !== 'waiting' || goodsOf({ rows }).length === 0 || !canHave(model, one, rows)) return false;
  const isSplit = rejected !== undefined && one.rows[rejected] !== undefined;
  take(model, one, rows);
  one.hasNews ||= isSplit;
  if (isSplit) model.savedCarts += 1;
  if (one.needsNils && who === 'ebba') {
    Object.assign(one, { step: 'nils', hasEbba: true, askedAt: model.now, isReminded: false, reservedAt: model.now });
    publish(model, 'order-passed-on', 'nils');
    if (isSplit) mail(model, 'order-rows-changed', 'buyer');
    return true;
  }
  one.hasNils ||= who === 'nils';
  Object.assign(one, { state: 'approved', decidedBy: who });
  publish(model, 'order-placed', 'buyer');
  if (one.hasNews) publish(model, 'order-partly-approved', 'buyer');
  return true;
}

/** A delivered piece of an approved order is returned. */
export function bringBack(model: Model, one: ModelOrder): boolean {
  if (one.state !== 'approved' || one.returned > 0 || one.rows.trousers === undefined) return false;
  one.returned = 1;
  model.stock.trousers += 1;
  return true;
}

export function giveUp(model: Model, one: ModelOrder, state: 'refused' | 'withdrawn'): boolean {
  if (one.state !== 'waiting') return false;
  if (one.isReserved) move(model, one.rows, 1);
  Object.assign(one, { state, isReserved: false });
  model.savedCarts += 1;
  publish(model, 'order-given-up');
  if (state === 'refused') publish(model, 'order-not-approved', 'buyer');
  else mail(model, 'order-withdrawn', ...decidersOf(model, one));
  return true;
}

/** Olle asks for a limit that is always high enough. */
export function askTicket(model: Model): boolean {
  if (model.isLimitHigh || model.hasOpenTicket) return false;
  model.hasOpenTicket = true;
  mail(model, 'amount-limit-asked', 'ebba', 'nils', 'vera');
  return true;
}

/** A ticket is used once, and only raises a limit. */
export function answerTicket(model: Model, isApproved: boolean): boolean {
  if (!model.hasOpenTicket || (isApproved && model.isLimitHigh)) return false;
  model.hasOpenTicket = false;
  model.isLimitHigh ||= isApproved;
  mail(model, 'amount-limit-decided', 'olle');
  return true;
}

export function raiseByOrder(model: Model, one: ModelOrder): boolean {
  if (one.state !== 'waiting' || model.isLimitHigh) return false;
  model.isLimitHigh = true;
  mail(model, 'amount-limit-raised', 'olle');
  return true;
}

/** Time passes: expired reservations end, and approvers get reminders. */
export function pass(model: Model, days: number): void {
  model.now += days;
  for (const one of model.orders)
    if (one.state === 'waiting' && one.isReserved && one.reservedAt + reservationDays <= model.now) {
      move(model, one.rows, 1);
      one.isReserved = false;
    }
  for (const one of model.orders)
    if (one.state === 'waiting' && !one.isReminded && one.askedAt + reminderDays <= model.now) {
      one.isReminded = true;
      mail(model, 'approval-reminded', ...decidersOf(model, one));
    }
}
