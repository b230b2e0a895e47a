import { useEffect, useRef } from 'react';

type Props = { label: string; isOn: boolean; isSome: boolean; onTurn: (isOn: boolean) => void };

/** Selects all rows or none; a partial selection is shown as a dash. */
export function SelectBox({ label, isOn, isSome, onTurn }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className="grid size-9 place-items-center">
      <input
        ref={box}
        type="checkbox"
        checked={isOn}
        onChange={(event) => onTurn(event.currentTarget.checked)}
        className="size-4.5"
      />
      <span className="sr-only">{label}</span>
    </label>
  );
}
