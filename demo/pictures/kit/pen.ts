import { hashText } from '../../random.ts';
import { lightnessOf, type Tones, tint, tones } from './colour.ts';
import type { Features, Look, Texture } from './look.ts';
import { texture } from './textures.ts';

/** Everything a drawing function needs: the cloths, their texture, and names that stay unique in one sheet. */
export type Pen = {
  main: Tones;
  trim: Tones;
  stitch: string;
  texture: Texture;
  features: Features;
  gender: Look['gender'];
  /** Distinguishes models with equal features. */
  model: number;
  /** A designer's choice: the same for all colours and sides of a model, and independent of its other choices. */
  pick: <Way>(what: string, ways: readonly [Way, ...Way[]]) => Way;
  weave: string;
  /** Drawn as if worn: the waist is closed, arms bend, cloth hangs from the body. */
  filled: boolean;
  defs: string;
  name: () => string;
};

/** Denim is sewn with tobacco thread; everything else tone in tone. */
const threadOf = (look: Look, main: Tones) => (look.material === 'denim' ? '#c08a4a' : main.stitch);

/** Without a second colour the reinforcements are the same hue in a denser cloth, a shade apart. */
const trimOf = (look: Look) =>
  look.contrast === look.main
    ? tones(tint(look.main, lightnessOf(look.main) < 0.3 ? 0.05 : -0.045))
    : tones(look.contrast);

export function penFor(look: Look, prefix: string, filled = false): Pen {
  const main = tones(look.main);
  const weaveId = `${prefix}w`;
  let count = 0;
  return {
    main,
    trim: trimOf(look),
    stitch: threadOf(look, main),
    texture: look.material,
    features: look.features,
    gender: look.gender,
    model: look.model ?? 0,
    pick: (what, ways) =>
      (look.model === undefined ? undefined : ways[hashText(`${look.model} ${what}`) % ways.length]) ?? ways[0],
    filled,
    weave: `url(#${weaveId})`,
    defs: `<defs>${texture(look.material, weaveId, main, tones(look.contrast))}</defs>`,
    name: () => {
      count += 1;
      return `${prefix}${count}`;
    },
  };
}
