import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faults } from '../kit/faults.ts';
import { drawScene, type SceneName, type Shot, sceneFacts, sceneNames } from './draw-scene.ts';

const shots: Shot[] = ['wide', 'tall'];
const every = sceneNames.flatMap((name) => shots.map((shot): [SceneName, Shot] => [name, shot]));

test('there is a scene for each place the front page and the categories speak of', () =>
  expect([...sceneNames].sort()).toEqual([
    'building-site',
    'harbour',
    'kitchen',
    'store-front',
    'wind-farm',
    'winter-road',
    'workshop',
  ]));

test.each(every)('%s, %s, is a whole, sound and repeatable picture within its budget', (name, shot) => {
  const svg = drawScene(name, shot);
  expect(faults(svg)).toEqual([]);
  expect(drawScene(name, shot)).toBe(svg);
  expect(svg.length).toBeLessThan(120_000);
});

test('the tall shot is a crop that lies inside the wide one', () => {
  for (const name of sceneNames) {
    const svg = drawScene(name, 'tall');
    const left = Number(/translate\(-(\d+) 0\)/.exec(svg)?.[1]);
    expect(svg).toContain('viewBox="0 0 1080 1350" width="1080" height="1350"');
    expect(left).toBeGreaterThan(0);
    expect(left + 1080).toBeLessThanOrEqual(2400);
  }
});

/** Mean lightness and contrast (0 to 255) of the area for a headline. */
async function quietPart(name: SceneName) {
  const { data, info } = await sharp(Buffer.from(drawScene(name, 'wide')))
    .resize(240)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const from = sceneFacts(name).quiet === 'left' ? 12 : Math.round(info.width * 0.7);
  const values: number[] = [];
  for (let y = 20; y < 60; y += 1)
    for (let x = from; x < from + 60; x += 1) values.push(data[(y * info.width + x) * info.channels] ?? 0);
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  return { mean, unrest: Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length) };
}

test.each(sceneNames)('%s is calm in its quiet area, and as dark or light as declared', async (name) => {
  const { mean, unrest } = await quietPart(name);
  expect(unrest).toBeLessThan(26);
  const seen = mean < 110 ? 'dark' : mean > 150 ? 'light' : 'between';
  expect(seen).toBe(sceneFacts(name).tone);
});
