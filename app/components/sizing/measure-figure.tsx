import type { ReactNode } from 'react';
import type { BodyMeasure } from '#modules/sizing/size-measures.ts';

/** A simple figure, with the tape in hi-vis yellow. */
const body = (
  <>
    <circle cx="60" cy="20" r="11" />
    <path d="M54 31v6c-12 2-20 6-22 12l-8 48 8 2 9-38 3 26-4 23 4 62h12l4-54 4 54h12l4-62-4-23 3-26 9 38 8-2-8-48c-2-6-10-10-22-12v-6" />
  </>
);

const hand = (
  <path d="M40 168v-44c-10-14-14-30-18-44-1-6 6-8 9-3l12 24-3-58c0-7 9-8 10-1l6 50 2-58c0-7 10-7 10 0l2 58 8-50c1-7 10-6 9 1l-5 56 10-30c3-6 11-3 9 3l-10 48c-2 12-6 20-9 26v22" />
);

const foot = <path d="M34 26v72c0 14-12 20-12 38 0 10 6 16 16 16h52c9 0 11-9 4-15-9-8-24-10-30-20-5-9-4-40-2-91" />;

type Drawing = { on: ReactNode; tape: ReactNode };

const around = (y: number, half: number) => (
  <path d={`M${60 - half} ${y}c${half * 0.4} 6 ${half * 1.6} 6 ${half * 2} 0`} />
);

const drawings: Record<BodyMeasure, Drawing> = {
  chest: { on: body, tape: around(60, 19) },
  waist: { on: body, tape: around(84, 17) },
  hip: { on: body, tape: around(104, 20) },
  insideLeg: { on: body, tape: <path d="M60 118v52M55 118h10M55 170h10" /> },
  height: { on: body, tape: <path d="M100 9v163M94 9h12M94 172h12" /> },
  handCircumference: { on: hand, tape: <path d="M34 112c16 8 42 8 60 0" /> },
  handLength: { on: hand, tape: <path d="M62 20v124M55 20h14M55 144h14" /> },
  footLength: { on: foot, tape: <path d="M22 168h76M22 162v12M98 162v12" /> },
};

/** Shows where a measure is taken; the text beside it says the same. */
export function MeasureFigure({ measure }: { measure: BodyMeasure }) {
  const { on, tape } = drawings[measure];
  return (
    <svg
      viewBox="0 0 120 190"
      aria-hidden="true"
      className="h-36 w-24 shrink-0 bg-sunken"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g stroke="var(--color-edge)" strokeWidth="1.5" fill="var(--color-paper)">
        {on}
      </g>
      <g stroke="var(--color-ink)" strokeWidth="7">
        {tape}
      </g>
      <g stroke="var(--color-signal)" strokeWidth="4">
        {tape}
      </g>
    </svg>
  );
}
