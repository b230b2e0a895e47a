import { group, tag } from '../../kit/svg.ts';
import { mixed, ramp } from './air.ts';
import { line, solid } from './steel.ts';

const body =
  'M-40 6C-78 14-112 26-126 46C-140 70-136 150-132 236L-128 352Q0 370 128 352L132 236C136 150 140 70 126 46C112 26 78 14 40 6Q0 22-40 6Z';
const sleeve = 'M-112 34C-150 52-166 96-174 160C-184 230-188 290-188 334Q-166 346-142 338C-138 280-134 220-126 150Z';
const collar = 'M-42 8C-40-14-34-26-26-30Q0-38 26-30C34-26 40-14 42 8Q0 26-42 8Z';
const yoke = 'M-40 6C-78 14-112 26-126 46Q-136 66-136 104Q0 122 136 104Q136 66 126 46C112 26 78 14 40 6Q0 22-40 6Z';
const fold = (x: number, y: number, length: number, lean: number, width: number) =>
  `M${x} ${y}Q${x + lean / 2 - width} ${y + length / 2} ${x + lean} ${y + length}Q${x + lean / 2 + width} ${y + length / 2} ${x} ${y}Z`;

type Jacket = { at: readonly [number, number]; scale: number; cloth: string; trim: string; id: string; bands?: string };

/** A work jacket seen across a room, its collar at the point: light from the left, no filters, a few folds. */
export function jacket({ at: [x, y], scale, cloth, trim, id, bands }: Jacket) {
  const shade = (colour: string) => [
    [0, mixed(colour, '#ffffff', 0.2)] as const,
    [0.28, mixed(colour, '#ffffff', 0.06)] as const,
    [0.62, mixed(colour, '#000000', 0.14)] as const,
    [1, mixed(colour, '#000000', 0.44)] as const,
  ];
  const across = { x1: 0, y1: 0, x2: 1, y2: 0.18 };
  const [main, second] = [`url(#${id}m)`, `url(#${id}t)`];
  const seam = mixed(cloth, '#ffffff', 0.34);
  const arm = (side: 1 | -1) =>
    group(
      { transform: `scale(${side} 1)` },
      solid(sleeve, main),
      solid(fold(-160, 150, 150, -8, 9), side === 1 ? '#fff' : '#000', side === 1 ? 0.12 : 0.2),
      solid('M-188 318Q-166 330-142 322V338Q-166 346-188 334Z', second),
      bands ? solid('M-185 252Q-160 262-138 256V276Q-160 282-187 272Z', bands) : '',
    );
  const pocket = (left: number) =>
    line(`M${left} 136h58v60q-4 8-12 8h-34q-8 0-12-8ZM${left - 3} 136h64v20h-64Z`, seam, 1.8, 0.7) +
    solid(`M${left - 3} 156h64v4h-64Z`, '#000', 0.25);
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    ramp(`${id}m`, shade(cloth), across),
    ramp(`${id}t`, shade(trim), across),
    group(
      { transform: 'translate(12 16)', opacity: 0.35 },
      tag('path', { d: body + sleeve }),
      tag('path', { d: sleeve, transform: 'scale(-1 1)' }),
    ),
    arm(1),
    arm(-1),
    solid(body, main),
    solid(fold(-104, 120, 210, 18, 16), '#fff', 0.1),
    solid(fold(-70, 230, 120, -14, 10), '#000', 0.2),
    solid(fold(60, 120, 220, -10, 16), '#000', 0.18),
    solid(fold(104, 200, 140, 6, 10), '#000', 0.22),
    solid(fold(34, 240, 100, 12, 9), '#fff', 0.07),
    solid(yoke, second),
    line('M-136 105Q0 123 136 105', seam, 1.6, 0.6),
    bands ? solid('M-133 236Q0 252 133 236V262Q0 278-133 262ZM-131 296Q0 312 131 296V322Q0 338-131 322Z', bands) : '',
    pocket(-92),
    pocket(34),
    line('M0 14V360', '#000', 8, 0.5),
    line('M-5 16V360M5 16V360', seam, 1.4, 0.55),
    solid('M-128 340Q0 358 128 340V352Q0 370-128 352Z', '#000', 0.28),
    solid(collar, second),
    solid('M-30-24Q0-34 30-24Q24-4 0-2Q-24-4-30-24Z', '#0b0c0d', 0.85),
    line('M-42 8Q0 26 42 8', '#000', 2.4, 0.4),
  );
}
