import type { AbstractIntlMessages } from 'use-intl';
import type { GarmentFacts } from '#modules/proof/build-proof.ts';
import type { LogoFile } from '#modules/proof/proof.ts';
import type { FullService } from '#modules/vas/list-services.server.ts';
import type { TextRequest } from '#modules/vas/render-texts.server.ts';
import type { TextProblem } from '#modules/vas/text-template.ts';
import type { TemplateValues } from '#modules/vas/vas-article.ts';

export const servicesPath = 'vas-answers/services';
export const renderPath = 'vas-answers/render';

export type OfferedService = Omit<FullService, 'salesPrice' | 'salesPriceIncVat'> & {
  /** Formatted; undefined where prices are hidden. */
  readonly price: string | undefined;
};

/** A logo of the company that can be put on a garment. */
export type OfferedLogo = {
  /** Value of its option. */
  readonly value: string;
  /** Name and version. */
  readonly name: string;
  readonly isReleased: boolean;
  /** Address of the drawing. */
  readonly picture: string;
  readonly file: LogoFile;
  readonly widthMm: number;
  /** Its thinnest line as a share of the width. */
  readonly thinnest: number;
};

/** What can be chosen for a garment. */
export type ServicesAnswer = {
  readonly services: readonly OfferedService[];
  /** Nothing is left to choose. */
  readonly isDisabled: boolean;
  /** The visitor's own data is used, and no texts are edited. */
  readonly isLimited: boolean;
  /** The services that a garment gets by default. */
  readonly first: readonly number[];
  /** The company wants a service on each garment that can have one. */
  readonly mustChoose: boolean;
  readonly garment: GarmentFacts;
  readonly logos: readonly OfferedLogo[];
  readonly messages: AbstractIntlMessages;
};

export type RenderQuestion = { readonly productRequests: readonly TextRequest[] };

export type RenderedView = {
  readonly customIdentifier: string | undefined;
  readonly lines: readonly string[];
  /** The wearer's data, used where nothing is typed. */
  readonly known: TemplateValues;
  /** With words in the visitor's language. */
  readonly errors: readonly { readonly code: TextProblem; readonly words: string }[];
};
