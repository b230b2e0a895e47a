import { useTranslations } from 'use-intl';
import { linesOf } from '#modules/vas/text-template.ts';
import type { OfferedService } from './vas-answers.ts';

type Shape = 'jacket' | 'trousers' | 'cap' | 'parcel';
type Spot = { readonly shape: Shape; readonly x: number; readonly y: number; readonly wide: number };

/** Where a position is on the drawing. Left and right are those of the wearer. */
const spots: Readonly<Record<string, Spot>> = {
  'left chest': { shape: 'jacket', x: 122, y: 66, wide: 30 },
  'right chest': { shape: 'jacket', x: 78, y: 66, wide: 34 },
  back: { shape: 'jacket', x: 100, y: 74, wide: 62 },
  'left sleeve': { shape: 'jacket', x: 157, y: 82, wide: 18 },
  sleeve: { shape: 'jacket', x: 157, y: 82, wide: 18 },
  'inside collar': { shape: 'jacket', x: 100, y: 38, wide: 26 },
  'inside hem': { shape: 'jacket', x: 80, y: 138, wide: 22 },
  'right thigh': { shape: 'trousers', x: 84, y: 70, wide: 22 },
  'inside waistband': { shape: 'trousers', x: 100, y: 24, wide: 26 },
  leg: { shape: 'trousers', x: 76, y: 140, wide: 32 },
  'cap front': { shape: 'cap', x: 92, y: 74, wide: 40 },
};

const outlines: Readonly<Record<Shape, string>> = {
  jacket:
    'M78 26 Q100 38 122 26 L146 36 Q160 44 164 62 L174 112 L154 118 L146 84 L146 146 L54 146 L54 84 L46 118 L26 112 L36 62 Q40 44 54 36 Z',
  trousers: 'M66 16 L134 16 L142 148 L108 148 L100 62 L92 148 L58 148 Z',
  cap: 'M44 92 Q46 40 100 40 Q152 40 154 92 Q172 98 184 112 Q120 98 44 92 Z',
  parcel: 'M50 60 L100 40 L150 60 L150 120 L100 142 L50 120 Z M50 60 L100 82 L150 60 M100 82 L100 142',
};

type Props = Pick<OfferedService, 'type' | 'positions' | 'parameters'>;

/** A garment with a mark where the service goes: thread for embroidery, flat for print. */
export function ServiceDrawing({ type, positions, parameters }: Props) {
  const spot = positions.map(({ code }) => spots[code]).find((one) => one !== undefined);
  const shape = spot?.shape ?? 'parcel';
  const t = useTranslations('vas.example');
  const example = {
    fname: 'A.',
    lname: 'Holm',
    employeeno: '1024',
    occupation: t('occupation'),
    vascustomizedtext: t('own'),
  };
  return (
    <svg viewBox="0 0 200 160" aria-hidden="true" className="size-full bg-sunken sm:h-auto">
      <path d={outlines[shape]} className="fill-paper stroke-edge" strokeWidth="1.5" strokeLinejoin="round" />
      {shape === 'jacket' && <path d="M100 33 L100 146" className="stroke-line" strokeWidth="1.5" />}
      {spot && <Mark spot={spot} type={type} lines={linesOf({ parameters }, example)} />}
    </svg>
  );
}

function Mark({ spot: { x, y, wide }, type, lines }: { spot: Spot; type: Props['type']; lines: readonly string[] }) {
  const isThread = type === 'embroidery';
  if (type === 'alteration')
    return (
      <g className="stroke-ink" strokeWidth="1.5">
        <path d={`M${x - wide / 2} ${y - 8} h${wide}`} strokeDasharray="3 2" />
        <path d={`M${x} ${y + 4} v-10 m-3 4 l3 -4 l3 4`} fill="none" />
      </g>
    );
  if (lines.length > 0 && type !== 'chip')
    return lines.map((line, index) => (
      <text
        key={line}
        x={x}
        y={y + wide / 10 + (index * wide) / 3.2}
        textAnchor="middle"
        fontSize={wide / 3.6}
        strokeWidth="0.5"
        strokeDasharray={isThread ? '0.8 0.6' : undefined}
        className={isThread ? 'fill-signal stroke-ink font-bold' : 'fill-ink font-bold'}
      >
        {line}
      </text>
    ));
  const size = wide / 2;
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2})`} className="stroke-ink" strokeWidth="0.75">
      <rect width={size} height={size} rx={type === 'chip' ? 1 : size / 2} className="fill-signal" />
      {type !== 'chip' && (
        <path
          d={`M${size * 0.2} ${size * 0.7} L${size / 2} ${size * 0.2} L${size * 0.8} ${size * 0.7} Z`}
          className="fill-ink"
        />
      )}
      {isThread && <path d={`M${size * 0.1} ${size * 0.85} h${size * 0.8}`} strokeDasharray="1 0.8" />}
    </g>
  );
}
