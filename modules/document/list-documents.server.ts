import type { Language } from '#core/locale.ts';
import type { ProductDetail } from '../assortment/product-detail.ts';
import { readProductMedia } from '../media/read-product-media.server.ts';
import type { Shop } from '../shop.server.ts';
import { isPpeCategory } from './declaration.ts';
import { conformityPath } from './document-paths.ts';

type DocumentKind = 'declaration' | 'certificate' | 'manual';

export type ProductDocument = {
  readonly kind: DocumentKind;
  readonly address: string;
  /** Not known of what is made only when somebody fetches it. */
  readonly bytes: number | undefined;
};

/** What a document is, by its media id; the rest are certificates. */
const kinds: Readonly<Record<number, DocumentKind>> = { 278: 'declaration', 143: 'manual', 144: 'manual' };

type Product = Pick<ProductDetail, 'basePartNo' | 'media' | 'ppeCategory'>;

/**
 * Whoever found the product may: its files, and the declaration that the shop makes of its data, first. Where its maker has
 * sent a declaration along, that one counts and no other is made.
 */
export async function listDocuments(
  shop: Pick<Shop, 'files' | 'pictures' | 'log'>,
  language: Language,
  { basePartNo, media, ppeCategory }: Product,
): Promise<ProductDocument[]> {
  const { documents } = await readProductMedia(shop, media);
  const files = documents.map(({ mediaId, address, bytes }) => ({
    kind: kinds[mediaId] ?? ('certificate' as const),
    address,
    bytes,
  }));
  const isMade = isPpeCategory(ppeCategory) && !files.some(({ kind }) => kind === 'declaration');
  if (!isMade) return files;
  return [{ kind: 'declaration', address: conformityPath(basePartNo, language), bytes: undefined }, ...files];
}
