import type { Db } from '#platform/db/db.server.ts';
import { logoDrawing, readVersion } from '../logo/list-logos.server.ts';
import type { LogoState, Production } from '../logo/logo.ts';
import type { LogoArtwork } from '../proof/build-proof.ts';
import type { LogoFile, Proof } from '../proof/proof.ts';

type SizedLogo = LogoFile & { readonly widthMm: number };

export type LogoReader = (logo: SizedLogo | undefined) => Promise<LogoArtwork | undefined>;

/** Reads the drawing of each version once, although forty rows may have it. Undefined where there is no logo, or none any more. */
export function createLogoReader(db: Db): LogoReader {
  const drawings = new Map<string, ReturnType<typeof logoDrawing>>();
  return async (logo) => {
    if (!logo) return undefined;
    const { logoId, version, name, fileName, widthMm } = logo;
    const key = `${logoId}/${version}`;
    const reading = drawings.get(key) ?? logoDrawing({ db }, { logoId, version });
    drawings.set(key, reading);
    const drawing = await reading;
    return drawing && { kind: 'logo', ...drawing, widthMm, file: { logoId, version, name, fileName } };
  };
}

type TodaysVersion = { readonly state: LogoState; readonly production: Production | undefined };

/** What staff say of each version today, read once for each: its state, and what they entered for its production. */
export function createLogoVersions(db: Db): (logo: LogoFile | undefined) => Promise<TodaysVersion | undefined> {
  const versions = new Map<string, Promise<TodaysVersion | undefined>>();
  return async (logo) => {
    if (!logo) return undefined;
    const key = `${logo.logoId}/${logo.version}`;
    const reading = versions.get(key) ?? readVersion({ db }, logo);
    versions.set(key, reading);
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
  return { ...proof, artwork: logo ? { ...artwork, svg: logo.svg } : { kind: 'awaited' } };
}
