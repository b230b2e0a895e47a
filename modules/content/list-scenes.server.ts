import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ContentBlock } from './block-schema.ts';
import { type ContentScene, contentScene } from './content-parts.ts';
import { contentOfMarket } from './content-snapshot.server.ts';

/** Access: everybody; the pages are public. The scenes of a market's pages in the visitor's language, each once. */
export async function listScenes(
  shop: Pick<Shop, 'snapshots'>,
  { market, language }: Pick<Visit, 'market' | 'language'>,
): Promise<ContentScene[]> {
  const { pages } = await shop.snapshots.read(contentOfMarket, market.marketId);
  const blocks = [...pages].flatMap(([key, page]) =>
    key.startsWith(`${language} `) && 'value' in page ? page.value.blocks : [],
  );
  const byPath = new Map(blocks.flatMap(scenesIn).map((scene) => [scene.wide.path, scene]));
  return [...byPath.values()];
}

function scenesIn({ attributes, children = [] }: ContentBlock): ContentScene[] {
  const own = contentScene.safeParse(attributes.scene);
  return [...(own.success ? [own.data] : []), ...children.flatMap(scenesIn)];
}
