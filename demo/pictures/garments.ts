import type { Garment } from './kit/garment.ts';
import { bag } from './types/bag.ts';
import { baseBottom } from './types/base-bottom.ts';
import { baseTop } from './types/base-top.ts';
import { belts } from './types/belt.ts';
import { gloves } from './types/glove.ts';
import { headwear } from './types/headwear.ts';
import { hoodie } from './types/hoodie.ts';
import { jacketFleece } from './types/jacket-fleece.ts';
import { jacketFr } from './types/jacket-fr.ts';
import { jacketShell } from './types/jacket-shell.ts';
import { jacketSoftshell } from './types/jacket-softshell.ts';
import { jacketWinter } from './types/jacket-winter.ts';
import { jacketWork } from './types/jacket-work.ts';
import { kids } from './types/kids.ts';
import { kneepad } from './types/kneepad.ts';
import { merch } from './types/merch.ts';
import { overall } from './types/overall.ts';
import { polo } from './types/polo.ts';
import { shirt } from './types/shirt.ts';
import { shoeBoot } from './types/shoe-boot.ts';
import { shoeLow } from './types/shoe-low.ts';
import { shorts } from './types/shorts.ts';
import { trousersCraft } from './types/trousers-craft.ts';
import { trousersFr } from './types/trousers-fr.ts';
import { trousersHivis } from './types/trousers-hivis.ts';
import { trousersRain } from './types/trousers-rain.ts';
import { trousersService } from './types/trousers-service.ts';
import { trousersWinter } from './types/trousers-winter.ts';
import { tshirt } from './types/tshirt.ts';
import { tshirtHivis } from './types/tshirt-hivis.ts';
import { underwear } from './types/underwear.ts';
import { vest } from './types/vest.ts';
import { vestHivis } from './types/vest-hivis.ts';

/** Every garment type of the catalogue, in its order, and the hand that draws it. */
export const garments = {
  'trousers-craft': trousersCraft,
  'trousers-service': trousersService,
  'trousers-hivis': trousersHivis,
  'trousers-fr': trousersFr,
  'trousers-winter': trousersWinter,
  'trousers-rain': trousersRain,
  shorts,
  overall,
  'jacket-work': jacketWork,
  'jacket-winter': jacketWinter,
  'jacket-shell': jacketShell,
  'jacket-softshell': jacketSoftshell,
  'jacket-fleece': jacketFleece,
  'jacket-fr': jacketFr,
  hoodie,
  tshirt,
  polo,
  shirt,
  'tshirt-hivis': tshirtHivis,
  'vest-hivis': vestHivis,
  vest,
  'base-top': baseTop,
  'base-bottom': baseBottom,
  underwear,
  'shoe-low': shoeLow,
  'shoe-boot': shoeBoot,
  glove: gloves,
  kneepad,
  headwear,
  belt: belts,
  bag,
  kids,
  merch,
} satisfies Record<string, Garment>;

export type GarmentType = keyof typeof garments;
