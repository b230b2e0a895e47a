import type { ListPageView, PlaceLink } from './list-view.ts';

type ListFacts = Pick<ListPageView, 'place' | 'cards' | 'page' | 'pageSize' | 'origin'>;

/** The list and its breadcrumbs in schema.org terms. */
export function structuredDataOf({ place, cards, page, pageSize, origin }: ListFacts, path: string): object[] {
  const trail: PlaceLink[] = [...place.trail, { name: place.heading, href: path }];
  const firstPlace = (page - 1) * pageSize + 1;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, href }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: origin + href,
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: cards.map(({ name, href }, at) => ({
        '@type': 'ListItem',
        position: firstPlace + at,
        name,
        url: origin + href,
      })),
    },
  ];
}

/** JSON for a script element, escaped so that it cannot end the element. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
