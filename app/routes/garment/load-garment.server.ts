import { routeHref } from '#app/addresses/page-addresses.ts';
import type { GarmentView, PassportView } from '#app/components/garment/garment-view.ts';
import { notFound } from '#app/not-found.ts';
import { colourPartNumber, displaySku } from '#core/sku.ts';
import { findProduct } from '#modules/assortment/find-product.server.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import { isPpeCategory } from '#modules/document/declaration.ts';
import { conformityPath } from '#modules/document/document-paths.ts';
import { type GarmentPassport, readGarment } from '#modules/garment/read-garment.server.ts';
import { careSymbolUrl, standardSymbolUrl } from '#modules/media/symbol-address.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The page of a garment. An unknown id answers 404 to all. */
export async function loadGarment(shop: Shop, visit: Visit, id: string): Promise<GarmentView> {
  const read = await readGarment(shop, visit, { id });
  if (!read.ok) throw notFound();
  const { found, passport } = read.value;
  const look = { mode: 'incl', context: 'All' } as const;
  const product = await findProduct(shop, visit, await readViewer(shop, visit, look), {
    sku: colourPartNumber(found.sku),
  });
  return {
    name: product?.name ?? found.name,
    // The order has the colour in the language of its buyer.
    colour: product?.colours.find(({ partNo }) => partNo === colourPartNumber(found.sku))?.name ?? found.colour,
    size: found.size,
    sku: displaySku(found.sku),
    laundryName: found.laundryName,
    productHref: product && routeHref('product', visit.language, { uniqueName: product.slug }),
    isSignedIn: visit.claims !== undefined,
    passport: passport && toPassportView(visit, passport),
  };
}

function toPassportView({ language }: Visit, passport: GarmentPassport): PassportView {
  const { tally, product, scans } = passport;
  const { material, ppeCategory } = product ?? {};
  return {
    state: passport.state,
    wearer: passport.wearer,
    employeeNo: passport.employeeNo,
    department: passport.department,
    place: [passport.locker, passport.position].filter(Boolean).join('/'),
    washes: tally.washes,
    maxWashes: product?.maxWashes,
    repairs: tally.repairs,
    deliveredAt: passport.deliveredAt,
    washedAt: tally.washedAt,
    seenAt: tally.seenAt,
    scans: scans.map((scan, index) => ({ ...scan, key: `${scan.at.getTime()}-${index}` })),
    material: material && {
      name: material.name,
      composition: material.composition,
      gsm: material.gsm,
      wash: careSymbolUrl(material.wash),
      care: material.care.map((text) => ({ text, symbol: careSymbolUrl(text) })),
    },
    standards: (product?.standards ?? []).map((one) => ({ ...one, symbol: standardSymbolUrl(one.id) })),
    ppeCategory: isPpeCategory(ppeCategory) ? ppeCategory : undefined,
    conformityHref: product && isPpeCategory(ppeCategory) ? conformityPath(product.basePartNo, language) : undefined,
  };
}
