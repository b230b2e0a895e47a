import { useState, useSyncExternalStore } from 'react';
import type { ColourView, SizeView } from './product-view.ts';

export type Choice = {
  colour: ColourView;
  size: SizeView | undefined;
  chooseColour: (partNo: string) => void;
  chooseSize: (code: string) => void;
  /** Whether sizes use the names of the other system instead of C50. */
  isAlternate: boolean;
  nameSizes: (isAlternate: boolean) => void;
};

/**
 * The selected colour and size. The colour is in the address, so that it can be shared and restored; it is written
 * without the router, which would reload the page and scroll to the top.
 */
export function useChoice(
  colours: readonly [ColourView, ...ColourView[]],
  asked: string,
  /** The selection before the form was returned. */
  askedSku?: string,
): Choice {
  const [partNo, setPartNo] = useState(asked);
  const [code, setCode] = useState(
    () => colours.flatMap(({ sizes }) => sizes).find(({ sku }) => sku === askedSku)?.code,
  );
  const [isAlternate, nameSizes] = useState(false);
  const named = useSyncExternalStore(noChange, sizeInAddress, () => null);
  const colour = colours.find((one) => one.partNo === partNo) ?? colours[0];
  const chooseColour = (next: string) => {
    setPartNo(next);
    const address = new URL(window.location.href);
    address.searchParams.set('colour', next);
    window.history.replaceState(window.history.state, '', address);
  };
  const [only, ...others] = colour.sizes;
  // A single size is selected automatically.
  const size = colour.sizes.find((one) => one.code === (code ?? named)) ?? (others.length === 0 ? only : undefined);
  return { colour, size, chooseColour, chooseSize: setCode, isAlternate, nameSizes };
}

/** A link may name a size. Read in the browser, because the server keeps one page for all sizes. */
const sizeInAddress = () => new URL(window.location.href).searchParams.get('size');
const noChange = () => () => {};
