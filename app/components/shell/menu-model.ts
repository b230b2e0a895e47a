import type { Hrefs } from '#app/addresses/hrefs.ts';
import { inContext } from '#app/addresses/in-context.ts';
import { freezeDeeply } from '#core/freeze-deeply.ts';
import { rememberFor } from '#core/remember.ts';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';
import type { Navigation, NavigationItem } from '#modules/catalogue/navigation.ts';

type MenuLink = { name: string; href: string };
type MenuColumn = MenuLink & { links: MenuLink[] };
export type MenuPanel = MenuLink & { columns: MenuColumn[] };

type Apart = Extract<AssortmentContext, 'PreOrder' | 'External'>;

export type MenuTitles = Record<'products' | 'collections' | 'agreed' | 'groups' | Apart, string>;

/** The visitor's parts of the catalogue: public, agreed, separate assortments, own groups. */
export type MenuParts = {
  public: Navigation | undefined;
  agreed: Navigation | undefined;
  apart: readonly Apart[];
  groups: readonly { name: string; slug: string }[];
};

/** The catalogue as menu panels: the company's own, each gender section, all departments, the collections. */
export function menuOf(parts: MenuParts, href: Hrefs, titles: MenuTitles): MenuPanel[] {
  const all = href('allProducts');
  return [
    ...(parts.agreed ? panelsOf(parts.agreed, `agreed ${all}`, (agreed) => [agreedPanel(agreed, href, titles)]) : []),
    ...parts.apart.map((context) => ({ name: titles[context], href: inContext(all, context), columns: [] })),
    ...(parts.groups.length > 0 ? [groupsPanel(parts.groups, href, titles)] : []),
    ...(parts.public ? panelsOf(parts.public, all, (navigation) => publicPanels(navigation, href, titles)) : []),
  ];
}

type Panels = readonly MenuPanel[];

const madePanels = rememberFor<Navigation, Map<string, Panels>>(() => new Map());

/** Made once for a navigation, which many visitors share, in each language. Frozen, so that their packed form is kept, too. */
function panelsOf(navigation: Navigation, name: string, make: (navigation: Navigation) => MenuPanel[]): Panels {
  const byName = madePanels(navigation);
  const panels = byName.get(name) ?? freezeDeeply(make(navigation));
  byName.set(name, panels);
  return panels;
}

const linkIn =
  (href: Hrefs, context: AssortmentContext = 'All') =>
  ({ name, pageName, params }: NavigationItem): MenuLink => ({
    name,
    href: inContext(href(pageName, params), context),
  });

const columnsOf = (items: readonly NavigationItem[], link: (item: NavigationItem) => MenuLink): MenuColumn[] =>
  items.map((item) => ({ ...link(item), links: item.categories.map(link) }));

function agreedPanel({ departments }: Navigation, href: Hrefs, { agreed }: MenuTitles): MenuPanel {
  const columns = columnsOf(departments, linkIn(href, 'Agreement'));
  return { name: agreed, href: inContext(href('allProducts'), 'Agreement'), columns };
}

function groupsPanel(groups: MenuParts['groups'], href: Hrefs, titles: MenuTitles): MenuPanel {
  const columns = groups.map(({ name, slug }) => ({
    name,
    href: href('productsByGroup', { groupSlug: slug }),
    links: [],
  }));
  return { name: titles.groups, href: href('allProducts'), columns };
}

function publicPanels({ sections, departments, families }: Navigation, href: Hrefs, titles: MenuTitles): MenuPanel[] {
  const link = linkIn(href);
  const all = href('allProducts');
  return [
    ...sections.map((section) => ({ ...link(section), columns: columnsOf(section.categories, link) })),
    ...(departments.length > 0 ? [{ name: titles.products, href: all, columns: columnsOf(departments, link) }] : []),
    ...(families.length > 0 ? [{ name: titles.collections, href: all, columns: columnsOf(families, link) }] : []),
  ];
}
