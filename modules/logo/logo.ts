export const logoTypes = ['svg', 'png', 'pdf'] as const;
export type LogoType = (typeof logoTypes)[number];

export const mediaTypes: Readonly<Record<LogoType, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** New versions wait for staff, who release them for production or refuse them. */
export const logoStates = ['waiting', 'released', 'refused'] as const;
export type LogoState = (typeof logoStates)[number];

/** Why a company may use the logo. */
export const usageRights = ['own', 'licensed'] as const;
export type UsageRights = (typeof usageRights)[number];

/** How much work a production is: A is simple, C is large or has many stitches. Information only; it changes no price. */
export const priceClasses = ['A', 'B', 'C'] as const;
type PriceClass = (typeof priceClasses)[number];

export const mostFileBytes = 1_000_000;
export const mostStitches = 500_000;
export const narrowestMm = 20;
export const widestMm = 350;

/** What was measured in a file. */
export type LogoFacts = {
  readonly type: LogoType;
  /** Height divided by width. */
  readonly ratio: number;
  /** Columns of a picture of pixels; undefined for lines, which have no resolution. */
  readonly pixels: number | undefined;
  readonly hasTransparency: boolean;
  /** Hexadecimal, the most frequent first. */
  readonly colours: readonly string[];
  /** The thinnest line as a share of the width. */
  readonly thinnest: number;
};

/** A file that was read: safe to show, and measured. */
export type ReadLogo = { readonly svg: string; readonly facts: LogoFacts };

/** What staff found out for production. */
export type Production = {
  readonly threadColours: readonly string[];
  readonly stitchCount: number;
  readonly priceClass: PriceClass;
};

export type LogoVersion = {
  readonly logoId: string;
  readonly companyId: number;
  readonly name: string;
  readonly version: number;
  readonly state: LogoState;
  readonly fileName: string;
  readonly widthMm: number;
  readonly rights: UsageRights;
  readonly facts: LogoFacts;
  readonly uploadedAt: Date;
  readonly production: Production | undefined;
  /** Why it was refused. */
  readonly answer: string;
  /** Where the uploaded file is; undefined for uploads from before files were kept. */
  readonly fileKey: string | undefined;
};
