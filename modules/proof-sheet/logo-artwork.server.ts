import type { Db } from '#platform/db/db.server.ts';
import { logoProduction, logoSvg } from '../logo/list-logos.server.ts';
import type { Production } from '../logo/logo.ts';
import type { LogoArtwork } from '../proof/build-proof.ts';
import type { LogoFile, Proof } from '../proof/proof.ts';

type Wanted = LogoFile & { readonly widthMm: number };

export type LogoReader = (logo: Wanted | undefined) => Promise<LogoArtwork | undefined>;

/** Reads the drawing of each version once, although forty rows may have it. Undefined where there is no logo, or none any more. */
export function createLogoReader(db: Db): LogoReader {
  const drawings = new Map<string, Promise<string | undefined>>();
  return async (logo) => {
    if (!logo) return undefined;
    const { logoId, version, name, fileName, widthMm } = logo;
    const key = `${logoId}/${version}`;
    const reading = drawings.get(key) ?? logoSvg({ db }, logoId, version);
    drawings.set(key, reading);
    const svg = await reading;
    return svg === undefined ? undefined : { kind: 'logo', svg, widthMm, file: { logoId, version, name, fileName } };
  };
}

/** Reads once for each version what staff entered for its production. */
export function createProductionReader(db: Db): (logo: LogoFile | undefined) => Promise<Production | undefined> {
  const found = new Map<string, Promise<Production | undefined>>();
  return async (logo) => {
    if (!logo) return undefined;
    const key = `${logo.logoId}/${logo.version}`;
    const reading = found.get(key) ?? logoProduction({ db }, logo);
    found.set(key, reading);
    return reading;
  };
}

/** A proof is kept without the drawing of its logo: versions never change, so that their number stands for them. */
export const withoutDrawing = (proof: Proof): Proof =>
  proof.artwork.kind === 'logo' ? { ...proof, artwork: { ...proof.artwork, svg: '' } } : proof;

/** The proof with the drawing of its logo again. */
export async function withDrawing(proof: Proof, read: LogoReader): Promise<Proof> {
  const { artwork } = proof;
  if (artwork.kind !== 'logo') return proof;
  const logo = await read({ ...artwork.file, widthMm: artwork.widthMm });
  return { ...proof, artwork: logo ?? { kind: 'awaited' } };
}
