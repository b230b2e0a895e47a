import type { ContentPage } from '#modules/content/page-schema.ts';
import { type PictureVersions, picturesIn } from '#modules/content/picture-paths.ts';
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

/** Networks show shared pictures in 1.91:1 and crop others; within these proportions little is lost. */
const wide = { from: 1.6, best: 1.91, to: 2.3 };

/** The first wide picture of the page, else the one that is closest to it. */
function pictureToShare({ blocks }: ContentPage, pictures: PictureVersions): string | undefined {
  const shown = picturesIn(blocks)
    .filter(({ path }) => pictures[path] !== undefined)
    .map(({ path, width, height }) => ({ path, ratio: Number(width) / Number(height) }));
  const first = shown.find(({ ratio }) => ratio >= wide.from && ratio <= wide.to);
  const distance = (ratio: number) => Math.abs(Math.log(ratio / wide.best));
  return (first ?? shown.toSorted((one, other) => distance(one.ratio) - distance(other.ratio))[0])?.path;
}

/** Metadata for shared links and search engines: title, description, picture, and the way to the page. */
export function contentHead({ page, pictures, base, path, above }: Head) {
  const { title, description } = page;
  const picture = pictureToShare(page, pictures);
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
