import type { LinkChoice } from '#app/components/staff/content/content-view.ts';
import { linkText } from '#app/components/staff/content/link-text.ts';
import type { NavigationItem } from '#modules/catalogue/navigation.ts';
import { readNavigation } from '#modules/catalogue/read-navigation.server.ts';
import { contentAction } from '#modules/content/content-parts.ts';
import { readDocuments } from '#modules/content/read-documents.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Where a link can lead: content pages, lists of products, and the screens that other content links to. */
export async function linkChoices(shop: Shop, visit: Pick<Visit, 'market' | 'language'>): Promise<LinkChoice[]> {
  const documents = await readDocuments(shop, visit, visit.language);
  const { departments, sections, families, groups } = await readNavigation(shop, visit);
  const found = [
    ...documents.flatMap((one) => (one.kind === 'general' ? [] : [{ value: one.slug, label: one.data.title }])),
    ...[...departments, ...sections, ...families, ...groups].flatMap((item) => listLinks(item, [])),
    ...documents.flatMap(({ data }) => screenLinks(data)),
  ];
  return [...new Map(found.toReversed().map((one) => [one.value, one])).values()].toReversed();
}

/** A list and those below it, with the names from the top. */
function listLinks({ name, pageName, params, categories }: NavigationItem, above: readonly string[]): LinkChoice[] {
  const names = [...above, name];
  const own = { value: linkText({ page: pageName, params: { ...params } }), label: names.join(' / ') };
  return [own, ...categories.flatMap((item) => listLinks(item, names))];
}

/** The links of a document to screens of the shop, with their texts. */
function screenLinks(value: unknown): LinkChoice[] {
  if (typeof value !== 'object' || value === null) return [];
  const { data: action } = contentAction.safeParse(value);
  if (action) return 'page' in action.link ? [{ value: linkText(action.link), label: action.text }] : [];
  return Object.values(value).flatMap(screenLinks);
}
