import { buildProof, type GarmentFacts, type LogoArtwork, type ServiceFacts } from '#modules/proof/build-proof.ts';
import type { TextHint, TextProblem } from '#modules/proof/check-text.ts';
import type { Drawing } from '#modules/proof/drawing-shape.ts';
import { type Measures, measureProof } from '#modules/proof/measure-proof.ts';
import type { LogoFile, Proof } from '#modules/proof/proof.ts';
import { renderProof } from '#modules/proof/render-proof.ts';
import { toSvg } from '#modules/proof/to-svg.ts';

export type Picture = { readonly src: string; readonly measures: Measures };

/** The address of a picture of the proof, and its measures. A separate picture cannot affect the page. */
export async function drawPicture(proof: Proof, decimalSign: string, kept?: Drawing): Promise<Picture> {
  const src = addressOf(toSvg(kept ?? (await renderProof(proof, decimalSign)), 'p', ''));
  return { src, measures: await measureProof(proof) };
}

/** Escapes only characters that would end or change the address; escaping all would take as long as the drawing. */
const addressOf = (svg: string) =>
  `data:image/svg+xml;charset=utf-8,${svg.replaceAll('%', '%25').replaceAll('#', '%23')}`;

export type LivePicture = Picture & {
  readonly problems: readonly TextProblem[];
  readonly hints: readonly TextHint[];
};

export type LiveLogo = { readonly picture: string; readonly file: LogoFile } & Pick<
  LogoArtwork,
  'widthMm' | 'thinnest'
>;

/** If the drawing of a logo cannot be loaded, its place is shown. */
async function fetchLogo({ picture, file, widthMm, thinnest }: LiveLogo): Promise<LogoArtwork | undefined> {
  const answer = await fetch(picture).catch(() => undefined);
  return answer?.ok ? { kind: 'logo', svg: await answer.text(), widthMm, thinnest, file } : undefined;
}

/** The proof of the typed values; undefined if there is nothing to show. */
export async function drawLive(
  garment: GarmentFacts,
  service: ServiceFacts,
  logo: LiveLogo | undefined,
  decimalSign: string,
): Promise<LivePicture | 'no-position' | undefined> {
  const built = await buildProof(garment, service, logo && (await fetchLogo(logo)));
  if (built.kind !== 'proof') return built.kind === 'none' ? undefined : built.kind;
  return { ...(await drawPicture(built.proof, decimalSign)), problems: built.problems, hints: built.hints };
}
