import { beforeEach, expect, test } from 'vitest';
import type { ContentBlock } from '#modules/content/block-schema.ts';
import { saveContent } from '#modules/content/save-content.server.ts';
import type { DocumentPlace } from '#modules/content-editor/draft.ts';
import { readDraft } from '#modules/content-editor/read-draft.server.ts';
import { insertItem } from '#modules/media-library/media-item-store.server.ts';
import { aPage } from '#tests/build/content.ts';
import { aCategory } from '#tests/build/feed.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { createContent } from './change-content.server.ts';

let shop: TestShop;

const visit = aVisit({ claims: someClaims() });
const picture = (path: string, alt: string, facts = {}) => ({
  name: 'core/image',
  attributes: { picture: { path, alt, width: 1600, height: 900, ...facts } },
});
const everywhere = (language: 'sv' | 'en', slug: string, blocks: ContentBlock[]) => ({
  marketId: undefined,
  language,
  kind: 'page' as const,
  slug,
  data: aPage({ slug, blocks }),
});

beforeEach(async () => {
  shop = await openTestShop();
});

/** Begins a page as a copy of the Swedish one. */
async function copyTo(place: DocumentPlace, code: string) {
  const form = new FormData();
  const sent = { from: 'all.sv.page.about', slug: place.slug, title: 'Copy', market: code, kind: 'page' };
  for (const [name, value] of Object.entries({ ...sent, language: place.language })) form.set(name, value);
  await createContent({ shop, visit, form });
}

/** The alternative texts of the draft that a copy begins with. */
async function altsOfCopy(place: DocumentPlace, code: string) {
  await copyTo(place, code);
  const read = await readDraft(shop, visit, place);
  if (!read.ok) return read.refusal.code;
  const { blocks } = read.value.draft.data as { blocks: ReturnType<typeof picture>[] };
  return blocks.map(({ attributes }) => attributes.picture.alt);
}

test('a copy in another language has no alternative text of the first language', async () => {
  await saveContent(shop, [
    everywhere('sv', 'about', [
      picture('library/quay.jpg', 'En kaj'),
      picture('scenes/boat.jpg', 'En båt'),
      picture('scenes/crane.jpg', 'En kran'),
      picture('scenes/line.jpg', 'En linje', { isDecorative: true }),
    ]),
    everywhere('en', 'other', [picture('scenes/boat.jpg', 'A boat')]),
  ]);
  await insertItem(shop.db, {
    id: '00000000-0000-7000-8000-000000000001',
    path: 'library/quay.jpg',
    name: 'quay.jpg',
    folder: '',
    kind: 'picture',
    contentType: 'image/jpeg',
    bytes: 1000,
    width: 1600,
    height: 900,
    focal: { x: 0.5, y: 0.5 },
    alts: { sv: 'En kaj', en: 'A quay' },
    isDecorative: false,
    version: 1,
    createdAt: visit.now,
    changedAt: visit.now,
  });
  const english = { marketId: undefined, language: 'en', kind: 'page', slug: 'about' } as const;
  expect(await altsOfCopy(english, 'all')).toEqual(['A quay', 'A boat', '', '']);
});

test('a copy for another market in the same language keeps its alternative texts', async () => {
  await saveContent(shop, [everywhere('sv', 'about', [picture('scenes/boat.jpg', 'En båt')])]);
  const finland = { marketId: 3, language: 'sv', kind: 'page', slug: 'about-fi' } as const;
  expect(await altsOfCopy(finland, 'fi')).toEqual(['En båt']);
});

test('a copy in another language has links to the same lists there', async () => {
  const category = aCategory();
  const { en } = category.texts;
  if (!en) throw new Error('the category has English texts');
  await bringFeed(shop, [{ ...category, texts: { en, sv: { ...en, slug: 'byxor' }, de: { ...en, slug: 'hosen' } } }]);
  const button = (categorySlug: string) => ({
    name: 'core/button',
    attributes: { text: 'x', link: { page: 'category', params: { categorySlug } } },
  });
  await saveContent(shop, [everywhere('sv', 'about', [button('byxor')])]);
  const blocksOf = async (language: 'en' | 'de') => {
    const place = { marketId: undefined, language, kind: 'page', slug: 'about' } as const;
    await copyTo(place, 'all');
    const read = await readDraft(shop, visit, place);
    return read.ok && (read.value.draft.data as { blocks: object[] }).blocks;
  };
  expect(await blocksOf('en')).toEqual([button(en.slug)]);
  expect(await blocksOf('de')).toEqual([button('hosen')]);
});
