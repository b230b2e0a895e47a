import { useState, useSyncExternalStore } from 'react';
import type { ColourView, SizeView } from './product-view.ts';

export type Choice = {
  colour: ColourView;
  size: SizeView | undefined;
  chooseColour: (partNo: string) => void;
  chooseSize: (code: string) => void;
  /** Whether sizes are named C50 or as the other system has it. */
  isAlternate: boolean;
  nameSizes: (isAlternate: boolean) => void;
};

/**
 * Which colour and size of the product. The colour stands in the address, so that it can be shared and comes back with the
 * page; it is written there past the router, which would load the page anew and begin at its top.
 */
export function useChoice(
  colours: readonly [ColourView, ...ColourView[]],
  asked: string,
  /** What was chosen before the page came back. */
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
  // Where there is only one there is nothing to choose.
  const size = colour.sizes.find((one) => one.code === (code ?? named)) ?? (others.length === 0 ? only : undefined);
  return { colour, size, chooseColour, chooseSize: setCode, isAlternate, nameSizes };
}

/** A link may name a size. It is read in the browser: the server keeps one page for all sizes. */
const sizeInAddress = () => new URL(window.location.href).searchParams.get('size');
const noChange = () => () => {};
