import { backpack } from '../blocks/backpack.ts';
import { duffel } from '../blocks/duffel.ts';
import { oneOf } from '../kit/garment.ts';

export const bag = oneOf(
  {
    duffel: { draw: duffel, detail: { side: 'front', at: [520, 800], scale: 2 }, size: { width: 52 } },
    backpack: { draw: backpack, detail: { side: 'front', at: [520, 560], scale: 2 }, size: { height: 50 } },
  },
  ({ features }) => (features.kind === 'backpack' ? 'backpack' : 'duffel'),
);
