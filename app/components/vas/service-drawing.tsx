import type { OfferedService } from './vas-answers.ts';

type Spot = {
  readonly shape: 'jacket' | 'trousers' | 'cap';
  readonly x: number;
  readonly y: number;
  readonly wide: number;
};

/** Where a position is on the drawing. Left and right are those of the wearer. */
const spots: Readonly<Record<string, Spot>> = {
  'left chest': { shape: 'jacket', x: 122, y: 66, wide: 30 },
  'right chest': { shape: 'jacket', x: 78, y: 66, wide: 30 },
  back: { shape: 'jacket', x: 100, y: 74, wide: 62 },
  'left sleeve': { shape: 'jacket', x: 157, y: 82, wide: 18 },
  sleeve: { shape: 'jacket', x: 157, y: 82, wide: 18 },
  'inside collar': { shape: 'jacket', x: 100, y: 36, wide: 20 },
  'inside hem': { shape: 'jacket', x: 100, y: 136, wide: 22 },
  'right thigh': { shape: 'trousers', x: 84, y: 70, wide: 22 },
  'inside waistband': { shape: 'trousers', x: 100, y: 24, wide: 26 },
  leg: { shape: 'trousers', x: 82, y: 138, wide: 26 },
  'cap front': { shape: 'cap', x: 92, y: 74, wide: 40 },
};

const outlines: Readonly<Record<Spot['shape'], string>> = {
  jacket:
    'M78 26 Q100 38 122 26 L146 36 Q160 44 164 62 L174 112 L154 118 L146 84 L146 146 L54 146 L54 84 L46 118 L26 112 L36 62 Q40 44 54 36 Z',
  trousers: 'M66 16 L134 16 L142 148 L108 148 L100 62 L92 148 L58 148 Z',
  cap: 'M44 92 Q46 40 100 40 Q152 40 154 92 Q172 98 184 112 Q120 98 44 92 Z',
};

type Props = Pick<OfferedService, 'type' | 'positions' | 'parameters'>;

/** A garment with a mark where the service goes: stitches for embroidery, a flat field for print. */
export function ServiceDrawing({ type, positions, parameters }: Props) {
  const spot = positions.map(({ code }) => spots[code]).find((one) => one !== undefined);
  const { shape, x, y, wide } = spot ?? { shape: 'jacket', x: 100, y: 90, wide: 0 };
  const high = parameters.length > 0 ? 10 : wide / 2;
  return (
    <svg viewBox="0 0 200 160" aria-hidden="true" className="w-full bg-sunken">
      <path d={outlines[shape]} className="fill-paper stroke-edge" strokeWidth="2" strokeLinejoin="round" />
      {shape === 'jacket' && <path d="M100 34 L100 146" className="stroke-edge" strokeWidth="1.5" />}
      {wide > 0 && (
        <g transform={`translate(${x - wide / 2} ${y - high / 2})`}>
          <rect width={wide} height={high} rx="1.5" className="fill-signal" />
          {type === 'embroidery' &&
            Array.from({ length: Math.floor(wide / 2) }, (_, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- stitches have no other name
              <path key={at} d={`M${at * 2} ${high} l2 ${-high}`} className="stroke-ink" strokeWidth="0.6" />
            ))}
        </g>
      )}
    </svg>
  );
}
