import type { LogoVersion } from './logo.ts';

/** A version of a logo, as a choice names it. Without a version the best one is meant. */
export type NamedLogo = { readonly logoId: string; readonly version?: number | undefined };

/** What a row needs to know about its logo. */
export type RowLogo = Pick<LogoVersion, 'logoId' | 'version' | 'name' | 'fileName' | 'widthMm' | 'state'>;

/** Name and version as they stand in carts, orders, mails and on sheets, in every language. */
export const logoWords = ({ name, version }: Pick<LogoVersion, 'name' | 'version'>): string => `${name} v${version}`;

type Said = {
  readonly positionName: string | undefined;
  readonly lines: readonly string[];
  readonly making?: { readonly logo?: Pick<LogoVersion, 'name' | 'version'> | undefined } | undefined;
};

/** What an ordered service says in one line: its place, and its logo or text. */
export function serviceComment({ positionName, lines, making }: Said): string {
  const shown = making?.logo ? logoWords(making.logo) : lines.join(' / ');
  return [positionName, shown].filter((part) => part).join(': ');
}

/** Waiting ones delay production. */
export const isReleased = ({ state }: Pick<LogoVersion, 'state'>): boolean => state === 'released';

/**
 * The versions that a company chooses from: of each logo the newest released one, and a newer one that waits for its release. The
 * versions come with the newest of each logo first.
 */
export function choosableLogos<V extends Pick<LogoVersion, 'logoId' | 'version' | 'state'>>(
  versions: readonly V[],
): V[] {
  const byLogo = Map.groupBy(versions, ({ logoId }) => logoId);
  return [...byLogo.values()].flatMap((ofLogo) => {
    const released = ofLogo.find(isReleased);
    const waiting = ofLogo.find(({ state, version }) => state === 'waiting' && version > (released?.version ?? 0));
    return [released, waiting].filter((one) => one !== undefined);
  });
}

/** The version for a service that needs a logo where none is named: the newest that is released, of the company's newest logo with one. */
export const usualLogo = <V extends Pick<LogoVersion, 'state'>>(versions: readonly V[]): V | undefined =>
  versions.find(isReleased);

/** The version that a choice means; undefined if the company does not have it, or staff refused it. */
export function findChosenLogo<V extends Pick<LogoVersion, 'logoId' | 'version' | 'state'>>(
  versions: readonly V[],
  { logoId, version }: NamedLogo,
): V | undefined {
  if (version === undefined) return choosableLogos(versions).find((one) => one.logoId === logoId);
  return versions.find((one) => one.logoId === logoId && one.version === version && one.state !== 'refused');
}
