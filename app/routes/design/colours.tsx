import { Specimen } from './specimen.tsx';

/** Written out, because Tailwind finds class names by scanning the source. */
const swatches = [
  ['ground', 'bg-ground'],
  ['paper', 'bg-paper'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['quiet', 'bg-quiet'],
  ['ink', 'bg-ink'],
  ['signal', 'bg-signal'],
  ['success', 'bg-success'],
  ['success-soft', 'bg-success-soft'],
  ['warn', 'bg-warn'],
  ['warn-soft', 'bg-warn-soft'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
] as const;

export function Colours() {
  return (
    <Specimen file="app.css">
      <ul className="grid grid-cols-2 gap-px border border-line bg-line sm:grid-cols-4 lg:grid-cols-7">
        {swatches.map(([name, looks]) => (
          <li key={name} className="bg-paper">
            <div className={`h-24 border-b border-line ${looks}`} />
            <p className="px-3 py-2.5 font-mono text-xs">{name}</p>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
