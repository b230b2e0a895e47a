import type { TypedForm } from '#app/forms/typed-fields.ts';
import type { Favourite } from '#modules/favourites/favourites.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';

type ListLink = { readonly id: string; readonly name: string; readonly itemCount: number };

/** The shown list: the browser's favourites, a list of the account, or a colleague's. */
export type ChosenList =
  | { readonly kind: 'default'; readonly sharePath: string | undefined }
  | {
      readonly kind: 'named';
      readonly id: string;
      readonly name: string;
      readonly items: readonly Favourite[];
      readonly sharePath: string | undefined;
    }
  | {
      readonly kind: 'shared';
      /** Empty for the default list. */
      readonly name: string;
      readonly ownerName: string;
      readonly items: readonly Favourite[];
    };

export type FavouritesView = {
  readonly isSignedIn: boolean;
  readonly mayHaveLists: boolean;
  readonly mayShare: boolean;
  /** The named lists. */
  readonly lists: readonly ListLink[];
  readonly chosen: ChosenList;
  /** A list that was just removed and can be restored. */
  readonly removed: { readonly id: string; readonly name: string } | undefined;
  readonly prices: PriceLook;
};

/** The visitor's price display. */
export type PriceLook = {
  readonly mode: PriceMode;
  readonly isHidden: boolean;
  readonly note: string;
  readonly cultureCode: string;
};

/** The error of a returned form, and its typed values. */
export type ListProblem = TypedForm & { readonly intent: string; readonly words: string };
