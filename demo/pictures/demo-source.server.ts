import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { PictureSource } from '#modules/media/picture-source.ts';
import { versionOf } from '#modules/media/picture-version.server.ts';
import type { Db } from '#platform/db/db.server.ts';
import { projectRoot } from '#platform/started-file.ts';
import { drawPicture } from './draw.ts';
import type { View } from './kit/look.ts';
import { drawPortrait, portraitCount } from './portraits/draw-portrait.ts';
import { type DesignedProduct, subjectOf } from './product-look.ts';
import { drawScene, type Shot, sceneNames } from './scenes/draw-scene.ts';

/** The view of each media id. */
const viewOf: Readonly<Record<string, View>> = { '43': 'front', '171': 'back', '58': 'detail', '282': 'worn' };

const productPath = /^products\/([A-Z0-9]{8})\/(\1(\d{4}))_(\d+)\.jpg$/;

const scenePath = /^scenes\/([a-z-]+)-(wide|tall)\.jpg$/;

const portraitPath = /^portraits\/(\d{1,2})\.jpg$/;

/** Draws scenes, portraits, and demo products from their rows. A drawing changed in the code has another version. */
export async function demoSource(db: Db): Promise<PictureSource> {
  const hand = versionOf(...(await drawingCode()));
  return {
    find: async (path) => {
      const scene = findScene(path) ?? findPortrait(path);
      if (scene) return { version: versionOf(hand, path), load: async () => Buffer.from(scene()) };
      const [, basePartNo = '', partNo = '', colour = '', mediaId = ''] = productPath.exec(path) ?? [];
      const view = viewOf[mediaId];
      const product = view && (await readProduct(db, basePartNo, partNo));
      const subject = product && subjectOf(product, colour);
      if (!view || !subject) return undefined;
      return {
        version: versionOf(hand, view, JSON.stringify(subject)),
        load: async () => Buffer.from(drawPicture({ ...subject, view })),
      };
    },
  };
}

/** The front of every colour: the first colours of all products, then the second ones, and so on. */
export async function listFronts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select 'products/' || base_part_no || '/' || part_no || '_43.jpg' as path
    from (
      select base_part_no, part_no, row_number() over (partition by base_part_no order by part_no) as place
      from product_colour
    ) as colour
    order by place, base_part_no`.execute(db);
  return rows.map(({ path }) => path);
}

function findScene(path: string): (() => string) | undefined {
  const [, wanted, shot] = scenePath.exec(path) ?? [];
  const name = sceneNames.find((candidate) => candidate === wanted);
  return name && (() => drawScene(name, shot as Shot));
}

function findPortrait(path: string): (() => string) | undefined {
  const [, text] = portraitPath.exec(path) ?? [];
  const number = Number(text);
  return text !== undefined && number < portraitCount ? () => drawPortrait(number) : undefined;
}

/** Only what a drawing needs: the whole row holds texts in 14 languages. */
async function readProduct(db: Db, basePartNo: string, partNo: string): Promise<DesignedProduct | undefined> {
  const { rows } = await sql<DesignedProduct>`
    select base_part_no as "basePartNo", data->>'type' as type, data->>'material' as material, data->'genders'->>0 as gender,
      data->'design' as design, data->'parametrics'->'Fit'->>0 as fit
    from product
    where base_part_no = ${basePartNo}
      and exists (select from product_colour where product_colour.part_no = ${partNo})`.execute(db);
  return rows[0];
}

async function drawingCode(): Promise<string[]> {
  const folder = join(projectRoot, 'demo', 'pictures');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
}
