import { group, tag } from '../kit/svg.ts';
import { full, grain, vignette } from './parts/air.ts';
import type { Scene } from './scene.ts';
import { buildingSite } from './views/building-site.ts';
import { harbour } from './views/harbour.ts';
import { kitchen } from './views/kitchen.ts';
import { storeFront } from './views/store-front.ts';
import { windFarm } from './views/wind-farm.ts';
import { winterRoad } from './views/winter-road.ts';
import { workshop } from './views/workshop.ts';

const scenes = {
  'building-site': buildingSite,
  'winter-road': winterRoad,
  harbour,
  workshop,
  kitchen,
  'store-front': storeFront,
  'wind-farm': windFarm,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export type Shot = 'wide' | 'tall';

export const sceneNames = Object.keys(scenes) as SceneName[];

/** Facts for placing text on the picture. */
export function sceneFacts(name: SceneName) {
  const { quiet, tallQuiet, tone }: Scene = scenes[name];
  return { name, quiet, tallQuiet, tone };
}

const tall = { width: 1080, height: 1350 };

/** A whole scene as SVG text; the tall shot is a crop of the wide one for a phone. */
export function drawScene(name: SceneName, shot: Shot): string {
  const { draw, focus, tone } = scenes[name];
  const size = shot === 'wide' ? full : tall;
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size.width} ${size.height}`, ...size },
    group({ transform: shot === 'wide' ? undefined : `translate(${-focus} 0)` }, draw()) +
      vignette(size, tone === 'dark' ? 0.34 : 0.14) +
      grain(size),
  );
}
