import type { Hrefs } from '#app/addresses/hrefs.ts';
import type { Navigation, NavigationItem } from '#modules/catalogue/navigation.ts';

type MenuLink = { name: string; href: string };
type MenuColumn = MenuLink & { links: MenuLink[] };
export type MenuPanel = MenuLink & { columns: MenuColumn[] };

type Titles = { products: string; collections: string };

/** The catalogue's tree as panels of a menu: a panel for each gender section, one for all departments, one for collections. */
export function menuOf(navigation: Navigation, href: Hrefs, titles: Titles): MenuPanel[] {
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
