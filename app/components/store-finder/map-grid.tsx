import type { MapViewBox } from './use-map-moves.ts';

const steps = [25, 50, 100, 200, 500, 1000, 2000];

/** Lines of the same distance, finer when the map is closer; more than the frame, because the screen may be wider. */
export function MapGrid({ view: { x, y, halfWidth, halfHeight } }: { view: MapViewBox }) {
  const reach = Math.max(halfWidth, halfHeight) * 4;
  const step = steps.find((one) => one > reach / 24) ?? 5000;
  const lines = (from: number) => {
    const first = Math.floor((from - reach) / step) * step;
    return Array.from({ length: Math.ceil((reach * 2) / step) + 1 }, (_, at) => first + at * step);
  };
  const path = [
    ...lines(x).map((at) => `M${at} ${y - reach}V${y + reach}`),
    ...lines(y).map((at) => `M${x - reach} ${at}H${x + reach}`),
  ].join('');
  return <path d={path} fill="none" className="stroke-line" strokeWidth={Math.max(halfWidth, halfHeight) / 640} />;
}
