import { expect, test } from 'vitest';
import { aPage } from '#tests/build/content.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import type { DocumentPlace } from './draft.ts';
import { listContent } from './list-content.server.ts';
import { saveDraft } from './save-draft.server.ts';

const editor = aVisit({ claims: someClaims({ storm_role: 80, tasks: ['content'] }) });

test('the reference of a page names the languages of its market that it is not translated into', async () => {
  const shop = await openTestShop();
  const write = (place: Omit<DocumentPlace, 'kind'>) =>
    saveDraft(shop, editor, { place: { kind: 'page', ...place }, version: 0, data: aPage({ slug: place.slug }) });
  await write({ marketId: 3, language: 'fi', slug: 'about' });
  await write({ marketId: 3, language: 'sv', slug: 'about' });
  await write({ marketId: undefined, language: 'en', slug: 'terms' });

  const listed = async (marketId: number | undefined) => {
    const answer = await listContent(shop, editor, { marketId });
    if (!answer.ok) throw new Error(answer.refusal.code);
    return Object.fromEntries(
      answer.value.map(({ place, translation, missing }) => [place.language, [translation, ...missing]]),
    );
  };
  expect(await listed(3)).toEqual({ fi: ['current'], sv: ['reference', 'en'] });
  expect(await listed(undefined)).toEqual({
    en: ['reference', ...'cs da de es et fi fr it lv nb nl pl sv'.split(' ')],
  });
});
