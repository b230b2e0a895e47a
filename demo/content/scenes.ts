import type { ContentPicture, ContentScene } from '#modules/content/content-parts.ts';
import { type SceneName, type Shot, sceneFacts } from '../pictures/scenes/draw-scene.ts';
import type { SiteTexts } from './site-texts.ts';

const sizes: Record<Shot, { width: number; height: number }> = {
  wide: { width: 2400, height: 1350 },
  tall: { width: 1080, height: 1350 },
};

export function sceneOf(name: SceneName, { scenes }: SiteTexts): ContentScene {
  const shot = (shot: Shot): ContentPicture => ({
    path: `scenes/${name}-${shot}.jpg`,
    alt: scenes[name],
    ...sizes[shot],
  });
  const { quiet, tallQuiet, tone } = sceneFacts(name);
  return { wide: shot('wide'), tall: shot('tall'), quiet, tallQuiet, tone };
}
