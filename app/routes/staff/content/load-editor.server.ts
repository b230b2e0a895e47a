import { templateNames } from '#app/components/blocks/templates.ts';
import type { EditorView } from '#app/components/staff/content/content-view.ts';
import { notFound } from '#app/not-found.ts';
import { loadProducts } from '#app/routes/content/load-content.server.ts';
import type { Language } from '#core/locale.ts';
import { blockAttributes } from '#modules/content/block-attributes.ts';
import type { ContentBlock } from '#modules/content/block-schema.ts';
import type { ContentPicture, ContentScene } from '#modules/content/content-parts.ts';
import { generalContent } from '#modules/content/general-schema.ts';
import { listScenes } from '#modules/content/list-scenes.server.ts';
import { withAlts } from '#modules/content/picture-paths.ts';
import { productListNames } from '#modules/content/product-lists.ts';
import { resolvePictures } from '#modules/content/resolve-pictures.server.ts';
import { contentIdOf } from '#modules/content-editor/content-id.ts';
import { readUsage } from '#modules/content-editor/content-usage.server.ts';
import { type DocumentPlace, translationStates } from '#modules/content-editor/draft.ts';
import { problemsOf } from '#modules/content-editor/draft-schema.ts';
import { fieldsOf } from '#modules/content-editor/field-shape.ts';
import { languagesOfPlace } from '#modules/content-editor/languages-of-place.ts';
import { listContent } from '#modules/content-editor/list-content.server.ts';
import { differencesOf } from '#modules/content-editor/page-diff.ts';
import { readDraft } from '#modules/content-editor/read-draft.server.ts';
import { compareVersion, readVersions } from '#modules/content-editor/read-versions.server.ts';
import { dayIn } from '#modules/market/market-day.ts';
import { marketList } from '#modules/market/markets.ts';
import { listMedia } from '#modules/media-library/list-media.server.ts';
import { chosenFocal } from '#modules/media-library/media-item.ts';
import type { Shop } from '#modules/shop.server.ts';
import { readSizeGuides } from '#modules/sizing/size-guides.server.ts';
import { toSizeGroups } from '#modules/sizing/size-tree.ts';
import type { Visit } from '#modules/visit.ts';
import { linkChoices } from './link-choices.server.ts';
import { liveUrlOf } from './live-url.server.ts';
import { previewVisit } from './preview-visit.ts';

const mostPictures = 100;

type EditorRequest = { readonly place: DocumentPlace; readonly request: Request };

const shapes = Object.fromEntries(Object.entries(blockAttributes).map(([name, schema]) => [name, fieldsOf(schema)]));

async function sizeGroupChoices(shop: Shop, { language, market }: Visit) {
  const groups = toSizeGroups(await readSizeGuides(shop), { language, marketDefault: market.defaultLocale });
  return groups.map(({ id, name }) => ({ value: id, label: name }));
}

/** The scenes that editors choose from: those of the language, else those of the editor's language without their texts. */
async function pictureChoices(shop: Shop, { market, language }: Visit, place: DocumentPlace): Promise<ContentScene[]> {
  const own = await listScenes(shop, { market, language: place.language });
  return own.length > 0 ? own : withAlts(await listScenes(shop, { market, language }), new Map());
}

/** The latest pictures of the library that texts in this language may use. */
async function libraryPictures(shop: Shop, visit: Visit, { language }: DocumentPlace): Promise<ContentPicture[]> {
  const listed = await listMedia(shop, visit, {
    search: '',
    kind: 'picture',
    language,
    part: { isDescending: true, limit: mostPictures },
  });
  if (!listed.ok) return [];
  return listed.value.items.flatMap(({ item: { path, width, height, focal, isDecorative }, alt = '' }) =>
    width === undefined || height === undefined
      ? []
      : [{ path, alt, width, height, ...chosenFocal(focal), ...(isDecorative && { isDecorative }) }],
  );
}

/** The draft of a place with everything that its editor shows. */
export async function loadEditor(shop: Shop, visit: Visit, { place, request }: EditorRequest): Promise<EditorView> {
  const read = await readDraft(shop, visit, place);
  if (!read.ok) throw notFound();
  const { draft, state, isInherited, isOvertaken, live } = read.value;
  const data = draft.data as Record<string, unknown>;
  const scenes = await pictureChoices(shop, visit, place);
  const media = await libraryPictures(shop, visit, place);
  const versions = await readVersions(shop, visit, place);
  const usage = await readUsage(shop, visit, { slug: place.slug });
  const { searchParams, origin } = new URL(request.url);
  const asked = Number(searchParams.get('version'));
  const previewed = previewVisit(visit, place, searchParams);
  const compared = asked > 0 ? await compareVersion(shop, visit, { place, version: asked }) : undefined;
  return {
    id: contentIdOf(place),
    kind: place.kind,
    market: marketList.find(({ marketId }) => marketId === place.marketId)?.code ?? 'all',
    language: place.language,
    state,
    isChanged: draft.isChanged,
    isInherited,
    version: draft.version,
    data,
    overtaken: isOvertaken ? differencesOf(live, data) : undefined,
    publishAt: draft.publishAt?.toISOString(),
    stopped: draft.stopped && { ...draft.stopped, at: draft.stopped.at.toISOString() },
    liveUrl: live === undefined || state === 'archived' ? undefined : liveUrlOf(shop, visit, place),
    problems: problemWords(shop, visit, place, data),
    shapes,
    generalShape: fieldsOf(generalContent),
    templates: templateNames,
    markets: marketList.map(({ marketId, code, iso2 }) => ({
      code,
      today: dayIn(marketId, visit.now),
      name: new Intl.DisplayNames([visit.language], { type: 'region' }).of(iso2) ?? iso2,
    })),
    scenes,
    example: exampleIn(shop, place.language),
    blockTexts: shop.texts.messages(place.language, ['content', 'ui']),
    media,
    pictures: await resolvePictures(shop, data, scenes, media),
    sizeGroups: await sizeGroupChoices(shop, visit),
    links: await linkChoices(shop, previewed),
    previewMarket: previewed.market.code,
    // A request without the editor's cookies, which choose how the editor sees prices.
    products: await loadProducts(shop, previewed, new Request(origin), withSliders(data.blocks)),
    versions: versions.ok
      ? versions.value.map(({ madeAt, author, ...rest }) => ({
          ...rest,
          author: author ?? '',
          madeAt: madeAt.toISOString(),
        }))
      : [],
    ...(await readTranslations(shop, visit, place)),
    usage: usage.ok ? usage.value : [],
    compared: compared?.ok ? { version: asked, differences: compared.value.differences } : undefined,
  };
}

function exampleIn({ texts }: Pick<Shop, 'texts'>, language: Language): EditorView['example'] {
  const say = (key: string) => texts.say(language, 'content-editor', `example.${key}`) ?? '';
  return { title: say('title'), text: say('text') };
}

/** Products of the page, and of all lists that its editor may choose. */
const withSliders = (blocks: unknown): ContentBlock[] => [
  ...(Array.isArray(blocks) ? (blocks as ContentBlock[]) : []),
  ...productListNames.map((list) => ({ name: 'shop/product-slider', attributes: { list } })),
];

/** What must be corrected, by the path of the field. */
export function problemWords(shop: Shop, visit: Visit, place: DocumentPlace, data: unknown): Record<string, string> {
  return Object.fromEntries(
    problemsOf(place.kind, data).map(({ path, code, facts }) => {
      const field = path.split('.').at(-1) ?? path;
      return [path, shop.texts.say(visit.language, 'validation', code, { field, ...facts }) ?? code];
    }),
  );
}

async function readTranslations(shop: Shop, visit: Visit, place: DocumentPlace) {
  const listed = await listContent(shop, visit, { marketId: place.marketId });
  const same = (listed.ok ? listed.value : []).filter(
    (one) => one.place.slug === place.slug && one.place.kind === place.kind,
  );
  const existing = same.map(({ place: { language }, changedAt, checkedAt }) => ({ language, changedAt, checkedAt }));
  const states = translationStates(languagesOfPlace(place.marketId), existing);
  const reference = [...states].find(([, state]) => state === 'reference')?.[0];
  const read =
    reference === undefined || reference === place.language
      ? undefined
      : await readDraft(shop, visit, { ...place, language: reference });
  return {
    translations: [...states].map(([language, state]) => ({
      language,
      state,
      id: contentIdOf({ ...place, language }),
    })),
    reference:
      read?.ok && reference !== undefined
        ? { language: reference, data: read.value.draft.data as Record<string, unknown> }
        : undefined,
  };
}
