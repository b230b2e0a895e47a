import type { StaffProduction } from '#app/components/staff/orders/staff-order.ts';
import { orderProductionPath, orderProofsPath } from '#modules/document/document-paths.ts';
import { logoWords } from '#modules/logo/chosen-logo.ts';
import type { ProofEntry } from '#modules/proof-sheet/proof-entry.ts';
import { readOrderProofs } from '#modules/proof-sheet/read-order-proofs.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** What is put on the garments of an order, with the sheets for production. */
export async function loadProduction(shop: Shop, visit: Visit, orderId: string): Promise<StaffProduction | undefined> {
  const read = await readOrderProofs(shop, visit, { orderId });
  if (!read.ok || read.value.all.length === 0) return undefined;
  return {
    sheetHref: orderProductionPath(orderId, visit.language),
    proofsHref: orderProofsPath(orderId, visit.language),
    rows: read.value.all.map((entry) => ({
      rowNumber: entry.rowNumber,
      service: [entry.service, entry.position].filter(Boolean).join(', '),
      garment: [entry.garment, entry.colour, entry.size].filter(Boolean).join(', '),
      wearer: entry.wearer,
      state: entry.state,
      text: textOf(entry),
    })),
  };
}

const textOf = ({ lines, made }: ProofEntry) =>
  made?.proof.artwork.kind === 'logo' ? logoWords(made.proof.artwork.file) : lines.join(' / ');
