import { redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { DeclaredView, EuDocView } from '#app/components/documents/eu-doc-view.ts';
import { readListAddress } from '#modules/assortment/list-address.ts';
import { readDocSetting } from '#modules/content/read-doc-setting.server.ts';
import { referenceOf } from '#modules/document/declaration.ts';
import { conformityBundlePath, conformityPath } from '#modules/document/document-paths.ts';
import { mostBundled } from '#modules/document/document-schema.ts';
import { type FoundConformity, searchConformity } from '#modules/document/search-conformity.server.ts';
import { standardSymbolUrl } from '#modules/media/symbol-address.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The search result; for forms without scripts, redirects to the file with the selected declarations. */
export async function loadEuDoc(shop: Shop, visit: Visit, { searchParams }: URL): Promise<EuDocView> {
  const problem = searchParams.has('bundle') ? bundle(visit, searchParams.getAll('partNo')) : undefined;
  const query = new URLSearchParams({ query: searchParams.get('q') ?? '', page: searchParams.get('page') ?? '1' });
  const { searchText: text, page } = readListAddress(query);
  const note = await readDocSetting(shop, visit, 'eudoc');
  if (text === '') return { text, result: undefined, problem, mostBundled, note };
  const { found, ...result } = await searchConformity(shop, visit, { text, page });
  return { text, result: { ...result, found: found.map((one) => toView(visit, one)) }, problem, mostBundled, note };
}

/** Redirects to the file, or returns why it is not possible. */
function bundle({ language }: Visit, chosen: readonly string[]): EuDocView['problem'] {
  if (chosen.length === 0) return 'chooseFirst';
  if (chosen.length > mostBundled) return 'tooMany';
  throw redirect(conformityBundlePath(chosen, language));
}

function toView({ language }: Visit, conformity: FoundConformity): DeclaredView {
  const { kind, basePartNo, name, slug } = conformity;
  const isDeclared = conformity.kind === 'declared';
  const cited = isDeclared ? [...conformity.harmonised, ...conformity.specifications] : [];
  return {
    kind,
    basePartNo,
    name,
    href: routeHref('product', language, { uniqueName: slug }),
    category: isDeclared ? conformity.category : undefined,
    standards: cited.map((standard) => ({
      reference: referenceOf(standard),
      explanation: standard.explanation,
      symbol: standardSymbolUrl(standard.id),
    })),
    downloadHref: conformityPath(basePartNo, language),
  };
}
