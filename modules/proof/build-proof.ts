import { sizeOf } from './artwork-size.ts';
import { checkText, type TextHint, type TextLimits, type TextProblem } from './check-text.ts';
import { isMuchTheSame } from './colour.ts';
import type { Cut } from './cut.ts';
import { rounded } from './drawing-shape.ts';
import { drawnBy } from './drawing-version.ts';
import { garmentOf } from './garment.ts';
import { inkFor } from './inks.ts';
import { loadTypeface } from './load-typeface.ts';
import { type Place, placeOf } from './positions.ts';
import type { Artwork, Proof } from './proof.ts';
import { isTooThin, thinnestAt } from './thin-lines.ts';
import { type Method, type TypefaceName, typefacesOf } from './typeface.ts';

/** The facts about a garment that a proof needs. */
export type GarmentFacts = {
  readonly categories: readonly string[];
  readonly cut?: Cut | undefined;
  readonly size: string;
  /** Colours of the cloth, the main one first; grey if none is known. */
  readonly hexes: readonly string[];
};

/** A service as the buyer chose it. */
export type ServiceFacts = {
  readonly service: string;
  readonly position: string | undefined;
  /** Empty for a logo. */
  readonly lines: readonly string[];
  readonly hasText: boolean;
  readonly typeface?: string | undefined;
  readonly heightMm?: number | undefined;
  /** Code of the chosen colour; without one, the most visible colour is used. */
  readonly ink?: string | undefined;
  /** Of a text that is still to be ordered. */
  readonly limits?: TextLimits | undefined;
};

export type BuiltProof =
  /** Nothing visible, such as a chip or a shorter leg. */
  | { readonly kind: 'none' }
  /** This garment does not have the place. */
  | { readonly kind: 'no-position'; readonly position: string }
  | {
      readonly kind: 'proof';
      readonly proof: Proof;
      readonly problems: readonly TextProblem[];
      readonly hints: readonly TextHint[];
    };

/** A logo to be put on a garment. */
export type LogoArtwork = Extract<Artwork, { kind: 'logo' }> & {
  /** The thinnest line as a share of the width, where it is known. It decides nothing of the drawing. */
  readonly thinnest?: number | undefined;
};

const methods: Readonly<Record<string, Method>> = { embroidery: 'embroidery', transfer: 'print' };

const unknownCloth = '#8b8f94';

/** The proof of a service, with its problems. A text that cannot be made is shown at its minimum height. */
export async function buildProof(
  { categories, cut, size, hexes }: GarmentFacts,
  service: ServiceFacts,
  logo?: LogoArtwork,
): Promise<BuiltProof> {
  const method = methods[service.service];
  if (!method || service.position === undefined) return { kind: 'none' };
  const garment = garmentOf(categories, cut);
  const place = garment && placeOf(garment, service.position, size, cut?.features);
  if (!garment || !place) return { kind: 'no-position', position: service.position };
  const [main = unknownCloth, second = main] = hexes;
  const basis = {
    garment,
    ...(cut && { cut }),
    size,
    cloth: { main, second },
    position: service.position,
    place,
    method,
  };
  const ink = inkFor(method, main, service.ink);
  if (!service.hasText) {
    const artwork = logo ? fitLogo(logo, place) : ({ kind: 'awaited' } as const);
    return {
      kind: 'proof',
      proof: { ...basis, ink, artwork, drawnBy: drawnBy(artwork) },
      problems: [],
      hints: [...narrowerHint(logo, artwork), ...hardToSeeHint(artwork, main)],
    };
  }
  const { artwork, problems, hints } = await setText(service, method, place);
  const isHidden = hexes.length > 0 && isMuchTheSame(ink.hex, main);
  const inkHint: TextHint[] = isHidden ? [{ code: 'ink-hard-to-see', text: '' }] : [];
  return {
    kind: 'proof',
    proof: { ...basis, ink, artwork, drawnBy: drawnBy(artwork) },
    problems,
    hints: [...hints, ...inkHint],
  };
}

/** The intended width, or less if the place is smaller. */
function fitLogo({ kind, svg, widthMm: wanted, file }: LogoArtwork, { roomMm }: Place): Artwork {
  const { widthMm, heightMm } = sizeOf({ kind, svg, widthMm: wanted, file }, roomMm);
  const share = Math.min(1, roomMm.width / widthMm, roomMm.height / heightMm);
  return { kind, svg, widthMm: rounded(widthMm * share), file };
}

/** A logo is made as wide as the place allows, and the buyer reads how wide that is, and whether its lines become too thin. */
function narrowerHint(wanted: LogoArtwork | undefined, made: Artwork): TextHint[] {
  if (!wanted || made.kind !== 'logo' || made.widthMm >= wanted.widthMm) return [];
  const { thinnest } = wanted;
  const isThin = thinnest !== undefined && isTooThin({ thinnest }, made.widthMm);
  return [
    { code: 'narrower', text: String(made.widthMm) },
    ...(isThin ? [{ code: 'thin-lines' as const, text: String(thinnestAt({ thinnest }, made.widthMm)) }] : []),
  ];
}

const painted = /(?:fill|stroke)="(#[0-9a-f]{6})"/gi;

/** A colour of the logo that is much the same as the cloth. A logo made of pixels states no colours, and nothing is said. */
function hardToSeeHint(artwork: Artwork, cloth: string): TextHint[] {
  if (artwork.kind !== 'logo') return [];
  const colours = Array.from(artwork.svg.matchAll(painted), ([, hex = cloth]) => hex.toLowerCase());
  return colours.some((hex) => isMuchTheSame(hex, cloth)) ? [{ code: 'hard-to-see', text: '' }] : [];
}

async function setText(
  { lines, typeface: wanted, heightMm: asked, limits }: ServiceFacts,
  method: Method,
  place: Place,
) {
  const name = typefaceFor(method, wanted);
  const { heightMm, problems, hints } = checkText({ lines, heightMm: asked, limits }, await loadTypeface(name), place);
  const artwork: Artwork = { kind: 'text', lines, typeface: name, heightMm };
  return { artwork, problems, hints };
}

/** A typeface that does not suit the method is replaced by the first that does. */
function typefaceFor(method: Method, wanted: string | undefined): TypefaceName {
  const suited = typefacesOf(method);
  const [first = 'block'] = suited;
  return suited.find((name) => name === wanted) ?? first;
}
