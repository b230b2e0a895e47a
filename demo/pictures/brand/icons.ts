import { group, tag } from '../kit/svg.ts';
import { ink, signal, symbolArt } from './mark.ts';

const sheet = (...inside: readonly string[]) =>
  tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 48 48' }, inside.join(''));

/** The mark's own box is 38 wide and 36 high round the middle of its grid. */
const placed = (scale: number) =>
  group({ transform: `translate(24 24) scale(${scale}) translate(-24 -24)` }, symbolArt(signal, signal, 'bold'));

/** Browser tab: as large as the tile allows, so that it is readable at 16 px. */
export const favicon = () => sheet(tag('rect', { width: 48, height: 48, rx: 9, fill: ink }), placed(0.86));

/** Launchers round the corners themselves. */
export const appIcon = () => sheet(tag('rect', { width: 48, height: 48, fill: ink }), placed(0.68));

/** A launcher may cut down to the inner circle of 80 percent. */
export const maskableIcon = () => sheet(tag('rect', { width: 48, height: 48, fill: ink }), placed(0.54));
