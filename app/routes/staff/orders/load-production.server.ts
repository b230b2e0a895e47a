import type { StaffProduction } from '#app/components/staff/orders/staff-order.ts';
import { mayDo } from '#modules/auth/may-do.ts';
import { orderProductionPath, orderProofsPath } from '#modules/document/document-paths.ts';
import { logoWords } from '#modules/logo/chosen-logo.ts';
import { orderStatuses } from '#modules/order/order-status.ts';
import { listLogosForOrder } from '#modules/proof-sheet/change-logo.server.ts';
import { heldFirst, heldStates, takesOtherLogo } from '#modules/proof-sheet/production-state.ts';
import type { ProofEntry } from '#modules/proof-sheet/proof-entry.ts';
import { readOrderProofs } from '#modules/proof-sheet/read-order-proofs.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The services on the garments of an order, with the sheets for production. */
export async function loadProduction(shop: Shop, visit: Visit, orderId: string): Promise<StaffProduction | undefined> {
  const read = await readOrderProofs(shop, visit, { orderId });
  if (!read.ok || read.value.all.length === 0) return undefined;
  const { order } = read.value;
  const isOpen = order.placedAt !== undefined && order.status < orderStatuses.Delivered;
  const logos = isOpen && mayDo(visit.claims, 'orders') ? await listLogosForOrder(shop, order) : [];
  return {
    orderId,
    logos: logos.map((logo) => ({ value: valueOf(logo), label: logoWords(logo) })),
    held: isOpen ? heldStates(read.value.all.map(({ state }) => state)) : [],
    sheetHref: orderProductionPath(orderId, visit.language),
    proofsHref: orderProofsPath(orderId, visit.language),
    // Rows that need action by staff come first, because an order may have a hundred rows.
    rows: heldFirst(read.value.all).map((entry) => ({
      rowNumber: entry.rowNumber,
      service: [entry.service, entry.position].filter(Boolean).join(', '),
      garment: [entry.garment, entry.colour, entry.size].filter(Boolean).join(', '),
      wearer: entry.wearer,
      state: entry.state,
      problems: entry.problems,
      text: textOf(entry),
      takesOtherLogo: takesOtherLogo(entry.state),
      logo: entry.made?.proof.artwork.kind === 'logo' ? valueOf(entry.made.proof.artwork.file) : undefined,
    })),
  };
}

const valueOf = ({ logoId, version }: { logoId: string; version: number }) => `${logoId}/${version}`;

const textOf = ({ lines, made }: ProofEntry) =>
  made?.proof.artwork.kind === 'logo' ? logoWords(made.proof.artwork.file) : lines.join(' / ');
