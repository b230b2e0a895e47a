import type { MouseEvent } from 'react';

type FocalPoint = { readonly x: number; readonly y: number };

type Props = {
  label: string;
  hint: string;
  axes: { readonly x: string; readonly y: string };
  /** The address of the picture; undefined if it is missing. */
  src: string | undefined;
  /** In per cent of width and height. */
  point: FocalPoint;
  /** Names of the two sliders in a form. */
  names?: { readonly x: string; readonly y: string };
  onChange: (point: FocalPoint) => void;
};

/** The point of a picture that stays visible: by a click on the picture, or by the two sliders. */
export function FocalPicker({ label, hint, axes, src, point, names, onChange }: Props) {
  const choose = (event: MouseEvent<HTMLElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const share = (at: number, size: number) => Math.min(100, Math.max(0, Math.round((at / size) * 100)));
    onChange({
      x: share(event.clientX - frame.left, frame.width),
      y: share(event.clientY - frame.top, frame.height),
    });
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {src !== undefined && (
        // The sliders do the same by keyboard.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div className="relative w-fit cursor-crosshair border border-line" onClick={choose}>
          <img src={src} alt="" className="max-h-96 w-auto" />
          <span
            aria-hidden="true"
            className="absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-paper bg-signal/70 shadow-[0_0_0_2px_var(--color-ink)]"
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
          />
        </div>
      )}
      <p className="text-sm text-quiet">{hint}</p>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis} className="grid max-w-md grid-cols-[6rem_minmax(0,1fr)_3.5rem] items-center gap-3 text-sm">
          {axes[axis]}
          <input
            type="range"
            name={names?.[axis]}
            min={0}
            max={100}
            value={point[axis]}
            onChange={(event) => onChange({ ...point, [axis]: Number(event.currentTarget.value) })}
            className="h-11 w-full min-w-0 accent-ink"
          />
          <output className="tabular-nums">{point[axis]} %</output>
        </label>
      ))}
    </fieldset>
  );
}
