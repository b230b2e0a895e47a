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
  /** Unknown for files that are generated on download. */
  readonly bytes: number | undefined;
};

/** Kinds of documents by media id; all others are certificates. */
const kinds: Readonly<Record<number, DocumentKind>> = { 278: 'declaration', 143: 'manual', 144: 'manual' };

type Product = Pick<ProductDetail, 'basePartNo' | 'media' | 'ppeCategory'>;

/**
 * Access: visitors who may see the product. Lists its files, first the declaration that the shop generates. If the
 * manufacturer provides a declaration, none is generated.
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
