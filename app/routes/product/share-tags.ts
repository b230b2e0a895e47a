import type { ProductView } from '#app/components/product/product-view.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';

/** Metadata for shared links: name, description, and the first picture of the colour. */
export function shareTags(product: ProductView, chosen: string, base: string) {
  const { name, href, seo, colours } = product;
  const { assets } = colours.find(({ partNo }) => partNo === chosen) ?? colours[0];
  const picture = assets.find((asset) => asset.kind === 'image');
  const said = {
    'og:type': 'product',
    'og:site_name': 'Yrke',
    'og:title': name,
    'og:description': seo.description,
    'og:url': `${base}${href}`,
    ...(picture && {
      'og:image': `${base}${pictureUrl(picture.path, picture.version, 1200)}`,
      'og:image:alt': picture.alt,
    }),
  };
  return Object.entries(said).map(([property, content]) => ({ property, content }));
}
