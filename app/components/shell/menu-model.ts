import type { Hrefs } from '#app/addresses/hrefs.ts';
import type { Navigation, NavigationItem } from '#modules/catalogue/navigation.ts';

type MenuLink = { name: string; href: string };
type MenuColumn = MenuLink & { links: MenuLink[] };
export type MenuPanel = MenuLink & { columns: MenuColumn[] };

type Titles = { products: string; collections: string; agreed: string };

/** Whether the visitor sees the public assortment, and whether there is one that was agreed with their company. */
type Seen = { showsPublic: boolean; hasAgreement: boolean };

/** The catalogue as panels of a menu: the agreed assortment, each gender section, all departments, the collections. */
export function menuOf(navigation: Navigation, href: Hrefs, titles: Titles, seen: Seen): MenuPanel[] {
  const agreed = { name: titles.agreed, href: `${href('allProducts')}?context=Agreement`, columns: [] };
  return [...(seen.hasAgreement ? [agreed] : []), ...(seen.showsPublic ? publicPanels(navigation, href, titles) : [])];
}

function publicPanels(navigation: Navigation, href: Hrefs, titles: Titles): MenuPanel[] {
  const { sections, departments, families } = navigation;
  const link = ({ name, pageName, params }: NavigationItem): MenuLink => ({ name, href: href(pageName, params) });
  const column = (item: NavigationItem): MenuColumn => ({ ...link(item), links: item.categories.map(link) });
  const all = href('allProducts');
  return [
    ...sections.map((section) => ({ ...link(section), columns: section.categories.map(column) })),
    ...(departments.length > 0 ? [{ name: titles.products, href: all, columns: departments.map(column) }] : []),
    ...(families.length > 0
      ? [{ name: titles.collections, href: all, columns: families.map((family) => column(family)) }]
      : []),
  ];
}
