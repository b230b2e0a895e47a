import { useEffect, useRef } from 'react';

type Props = {
  label: string;
  isOn: boolean;
  isSome: boolean;
  onTurn: (isOn: boolean) => void;
  /** The label is shown beside the box. */
  isNamed?: boolean;
};

/** Selects all rows or none; a partial selection is shown as a dash. */
export function SelectBox({ label, isOn, isSome, onTurn, isNamed = false }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label
      className={
        isNamed
          ? 'inline-flex min-h-11 flex-row-reverse items-center gap-3 text-sm font-semibold'
          : 'grid size-9 place-items-center'
      }
    >
      <input
        ref={box}
        type="checkbox"
        checked={isOn}
        onChange={(event) => onTurn(event.currentTarget.checked)}
        className="size-4.5"
      />
      <span className={isNamed ? undefined : 'sr-only'}>{label}</span>
    </label>
  );
}
