import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { keysOf } from '#modules/guide/guide.ts';
import { guideSchema } from '#modules/guide/guide-schema.ts';
import { craftTrousersGuide } from './craft-trousers.ts';

test('E28 the guide to craft trousers is valid and has all texts in all languages', () => {
  expect(guideSchema.safeParse(craftTrousersGuide).error).toBeUndefined();
  for (const language of languages)
    expect([language, Object.keys(craftTrousersGuide.texts[language] ?? {}).sort()]).toEqual([
      language,
      keysOf(craftTrousersGuide).sort(),
    ]);
});
