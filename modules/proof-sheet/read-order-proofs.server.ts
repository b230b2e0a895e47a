import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Order, OrderedService, OrderRow } from '../order/order.ts';
import { findOrder } from '../order/order-store.server.ts';
import { holdToDecide } from '../order/pending-order.server.ts';
import { type OrderWay, reachOrder } from '../order/reach-order.server.ts';
import { listWearers } from '../people/coworker-store.server.ts';
import { type BuiltProof, buildProof } from '../proof/build-proof.ts';
import { renderProof } from '../proof/render-proof.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { saveHeld } from './held-store.server.ts';
import { createLogoReader, createLogoVersions, type LogoReader } from './logo-artwork.server.ts';
import { type ProductionState, stateOf } from './production-state.ts';
import type { ProofEntry } from './proof-entry.ts';
import { hashOf, listOrderProofs, listProofRows, type NewProof, saveProofs } from './proof-store.server.ts';

type Ordered = { readonly row: OrderRow; readonly garment: OrderRow; readonly service: OrderedService };

const servicesIn = ({ rows }: Pick<Order, 'rows'>): Ordered[] =>
  rows.flatMap((row) => {
    const garment = rows.find(({ rowNumber }) => rowNumber === row.parentRowNumber);
    return row.service && garment ? [{ row, garment, service: row.service }] : [];
  });

/** Orders from before the garment was kept have no proof. */
async function build({ garment, service }: Ordered, drawings: LogoReader): Promise<BuiltProof> {
  const { making, position, lines } = service;
  if (!making) return { kind: 'none' };
  const { logo, ...facts } = making;
  return buildProof({ ...facts, size: garment.size }, { ...facts, position, lines }, await drawings(logo));
}

/**
 * Access: internal. Keeps a proof for each service of an order, once: later changes of the catalogue do not change it. Holds the
 * order meanwhile, so that what is kept belongs to its rows of this moment and to none that an approver is just changing.
 */
export async function keepOrderProofs(all: Db, orderId: string, now: Date): Promise<Order | undefined> {
  return all.transaction().execute((db) => keepProofs(db, orderId, now));
}

/** The same in a transaction of the caller. */
export async function keepProofs(db: Db, orderId: string, now: Date): Promise<Order | undefined> {
  const held = await holdToDecide(db, orderId, undefined);
  if (!held) return undefined;
  const { order } = held;
  const buyerId = order.owner.kind === 'public' ? undefined : order.owner.customerId;
  const drawings = createLogoReader(db);
  const kept = await listProofRows(db, orderId);
  const proofs: NewProof[] = [];
  for (const ordered of servicesIn(order)) {
    if (kept.has(ordered.row.rowNumber)) continue;
    const built = await build(ordered, drawings);
    if (built.kind !== 'proof') continue;
    const { proof } = built;
    const { rowNumber } = ordered.row;
    const wearerId = ordered.garment.coworker?.id;
    proofs.push({ orderId, rowNumber, wearerId, buyerId, proof, drawing: await renderProof(proof) });
  }
  await saveProofs(db, proofs, now);
  return order;
}

/** Access: internal. Whether the services of an order can be made now, by the numbers of their rows. */
export async function readStates(db: Db, order: Pick<Order, 'rows'>): Promise<ReadonlyMap<number, ProductionState>> {
  const drawings = createLogoReader(db);
  const versions = createLogoVersions(db);
  const states = servicesIn(order).map(async (ordered) => {
    const version = await versions(ordered.service.making?.logo);
    return [ordered.row.rowNumber, stateOf(await build(ordered, drawings), { logo: version?.state })] as const;
  });
  return new Map(await Promise.all(states));
}

/**
 * Access: staff with the task orders, who make what was ordered, and as `reachOrder`. The proofs as they were kept; those of an
 * order that was just sent are kept now. `entries` is what is seen on the garments, `all` what production makes.
 */
export async function readOrderProofs(shop: Shop, visit: Visit, way: OrderWay) {
  const reached = await reach(shop, visit, way);
  if (!reached.ok) return reached;
  const { order } = reached.value;
  const all = await listEntries(shop.db, order, visit.now);
  return ok({ order, all, entries: all.filter(({ isSeen }) => isSeen) });
}

async function reach(shop: Shop, visit: Visit, way: OrderWay) {
  const { orderId } = way;
  if ('link' in way || orderId === undefined || !allowRead(visit, 'orders').ok) return reachOrder(shop, visit, way);
  const found = await findOrder(shop.db, orderId);
  const isSent = found && (found.order.placedAt !== undefined || found.order.kind === 'approval');
  return isSent ? ok({ order: found.order }) : refuse({ code: 'order-not-found' });
}

/** Access: internal. */
export async function listEntries(db: Db, read: Order, now: Date): Promise<ProofEntry[]> {
  if (servicesIn(read).length === 0) return [];
  const order = (await keepOrderProofs(db, read.id, now)) ?? read;
  const services = servicesIn(order);
  const kept = await listOrderProofs(db, order.id);
  const names = await readNames(db, order, services);
  const drawings = createLogoReader(db);
  const versions = createLogoVersions(db);
  const entries: ProofEntry[] = [];
  for (const ordered of services) {
    const { row, garment, service } = ordered;
    if (!service.making) continue;
    const built = await build(ordered, drawings);
    const version = await versions(service.making.logo);
    entries.push({
      rowNumber: row.rowNumber,
      sku: garment.sku,
      garment: garment.name,
      colour: garment.colour,
      size: garment.size,
      quantity: garment.quantity,
      serviceQuantity: row.quantity,
      isSeen: built.kind !== 'none',
      state: stateOf(built, { logo: version?.state }),
      service: row.name,
      position: service.positionName ?? '',
      wearer: garment.coworker?.name,
      renamedTo: renamed(garment, names),
      lines: service.lines,
      made:
        kept.get(row.rowNumber) ??
        (built.kind === 'proof' ? { hash: hashOf(built.proof), proof: built.proof } : undefined),
      logoProduction: version?.production,
      problems: built.kind === 'proof' ? built.problems : [],
      hints: built.kind === 'proof' ? built.hints : [],
    });
  }
  await saveHeld(db, order.id, entries);
  return entries;
}

type Names = ReadonlyMap<number, { readonly firstName: string; readonly lastName: string }>;

/** Of the wearers who are still in the company of the order: what others are called now is none of its business. */
async function readNames(db: Db, { owner }: Order, services: readonly Ordered[]): Promise<Names> {
  if (owner.kind !== 'company') return new Map();
  const ids = services.flatMap(({ garment: { coworker } }) => coworker?.id ?? []);
  return new Map((await listWearers(db, owner.companyId, ids)).map((person) => [person.id, person]));
}

/** The order keeps the text of its day. */
function renamed({ coworker }: OrderRow, names: Names): string | undefined {
  const person = names.get(coworker?.id ?? Number.NaN);
  const name = person && `${person.firstName} ${person.lastName}`.trim();
  return name && name !== coworker?.name ? name : undefined;
}
