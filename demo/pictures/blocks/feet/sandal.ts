import { type Knot, shape } from '../../kit/geometry.ts';
import { knots } from '../../kit/knots.ts';
import { fill, stroke } from '../../kit/svg.ts';

/** Where a safety sandal lets air in: two windows in the quarter and a row of slots behind the toe. */
const windows = [
  knots`806 764 c, 860 800, 926 806 c, 916 850 c, 850 852, 782 836 c`,
  knots`548 806 c, 612 778, 690 748 c, 714 786, 706 830 c, 640 846, 566 852 c`,
];

const slots = knots`404 786, 432 778, 460 768, 488 757`;

export const openings = (): string =>
  windows
    .map(
      (k) =>
        fill(shape(k), '#0c0d0e', 0.86) +
        stroke(shape(k), '#000', 4, { opacity: 0.5 }) +
        stroke(shape(k), '#fff', 1.6, { opacity: 0.22, transform: 'translate(1.5 2.5)' }),
    )
    .join('') +
  stroke(slots.map(([x, y]) => `M${x} ${y}l10 34`).join(''), '#0c0d0e', 9, { opacity: 0.85 }) +
  stroke(slots.map(([x, y]) => `M${x + 4} ${y + 2}l10 34`).join(''), '#fff', 1.4, { opacity: 0.2 });

/** Straps over the instep, closed with hook and loop. */
export const strap = (which: 0 | 1): Knot[] =>
  which === 0
    ? knots`548 690 c, 592 668, 628 650 c, 676 700, 700 742 c, 690 770, 648 782 c, 612 752, 574 722`
    : knots`668 628 c, 708 602, 744 578 c, 786 622, 806 668 c, 796 702, 754 716 c, 724 690, 694 658`;
