type Bar = { readonly left: number; readonly width: number };

/** The symbols of Code 128 by value, as a scanner sees them: eleven modules each as bits, in hexadecimal. */
const symbols = `
  6cc 66c 666 498 48c 44c 4c8 4c4 464 648 644 624 59c 4dc 4ce 5cc 4ec 4e6 672 65c 64e 6e4 674 76e 74c 72c 726 764 734
  732 6d8 6c6 636 518 458 446 588 468 462 688 628 622 5b8 58e 46e 5d8 5c6 476 776 68e 62e 6e8 6e2 6ee 758 746 716 768
  762 71a 77a 642 78a 530 50c 4b0 486 42c 426 590 584 4d0 4c2 434 432 612 650 7ba 614 47a 53c 4bc 49e 5e4 4f4 4f2 7a4
  794 792 6de 6f6 7b6 578 51e 45e 5e8 5e2 7a8 7a2 5de 5ee 75e 7ae 684 690 69c`
  .trim()
  .split(/\s+/)
  .map((symbol) => Number.parseInt(symbol, 16).toString(2));
const stop = '1100011101011';
const [startB, modulus] = [104, 103];

/** Reads the bars of a drawing by their widths, as a scanner would. Throws for a wrong check symbol or an unknown one. */
export function readCode128(bars: readonly Bar[]): string {
  const unit = Math.min(...bars.map(({ width }) => width));
  const modulesIn = (length: number) => Math.round(length / unit);
  const modules = bars.map(({ left, width }, at) => {
    const next = bars[at + 1];
    return '1'.repeat(modulesIn(width)) + '0'.repeat(next ? modulesIn(next.left - left - width) : 0);
  });
  const all = modules.join('');
  if (!all.endsWith(stop)) throw new Error('no stop symbol');
  const values = (all.slice(0, -stop.length).match(/.{11}/g) ?? []).map((symbol) => symbols.indexOf(symbol));
  const check = values.pop();
  const [start, ...text] = values;
  const sum = text.reduce((total, value, at) => total + value * (at + 1), startB);
  if (start !== startB || values.includes(-1) || sum % modulus !== check)
    throw new Error(`not read: ${values.join(' ')}`);
  return String.fromCharCode(...text.map((value) => value + 32));
}
