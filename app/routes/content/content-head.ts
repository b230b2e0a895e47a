import type { ContentPage } from '#modules/content/page-schema.ts';
import { type PictureVersions, picturePathsOf } from '#modules/content/picture-paths.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';

type Head = {
  readonly page: ContentPage;
  readonly pictures: PictureVersions;
  /** The origin of the market. */
  readonly base: string;
  readonly path: string;
  /** The page above; absent on the front page. */
  readonly above?: { readonly name: string; readonly path: string } | undefined;
};

/** Metadata for shared links and search engines: title, description, first picture, and the way to the page. */
export function contentHead({ page, pictures, base, path, above }: Head) {
  const { title, description } = page;
  const picture = picturePathsOf(page.blocks).find((one) => pictures[one] !== undefined);
  const url = base + path;
  const said = {
    'og:type': 'website',
    'og:site_name': 'Yrke',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(picture !== undefined && { 'og:image': base + pictureUrl(picture, pictures[picture], 1200) }),
  };
  const trail = above ? [above, { name: title, path }] : [];
  const webPage = { '@context': 'https://schema.org', '@type': 'WebPage', name: title, description, url };
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: base + step.path,
    })),
  };
  return [
    ...Object.entries(said).map(([property, content]) => ({ property, content })),
    { 'script:ld+json': webPage },
    ...(above ? [{ 'script:ld+json': breadcrumbs }] : []),
  ];
}
