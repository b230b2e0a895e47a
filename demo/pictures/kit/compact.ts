const tenth = (v: number) => Math.round(v * 10) / 10;
const short = (v: number) => String(tenth(v)).replace(/^(-?)0\./, '$1.');

/** Absolute M, L, C, Z as relative steps, rounded so that errors do not add up. */
function relative(d: string) {
  let [x, y] = [0, 0];
  return d.replace(/([MLCZ])([^MLCZ]*)/g, (_, command: string, rest: string) => {
    if (command === 'Z') return 'z';
    const numbers = rest.trim().split(/[ ,]+/).map(Number);
    if (command === 'M') {
      [x, y] = [tenth(numbers[0] ?? 0), tenth(numbers[1] ?? 0)];
      return `M${short(x)} ${short(y)}`;
    }
    const steps = numbers.map((n, i) => short(n - (i % 2 === 0 ? x : y)));
    x = tenth(numbers.at(-2) ?? x);
    y = tenth(numbers.at(-1) ?? y);
    return command.toLowerCase() + steps.join(' ').replaceAll(' -', '-');
  });
}

/** The same picture in fewer characters: relative path data, and long outlines written once and used again. */
export function compact(svg: string) {
  const known = new Map<string, string>();
  const small = svg.replace(/ d="([MLCZ\d. -]+)"/g, (_, d: string) => {
    const steps = known.get(d) ?? ` d="${relative(d)}"`;
    known.set(d, steps);
    return steps;
  });
  const counts = new Map<string, number>();
  const drawn = /<path d="([^"]{160,})" ([^>]*)\/>/g;
  for (const [, d] of small.matchAll(drawn)) if (d) counts.set(d, (counts.get(d) ?? 0) + 1);
  const names = new Map([...counts].filter(([, count]) => count > 1).map(([d], i) => [d, `o${i}`]));
  const defs = [...names].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('');
  const body = small.replace(drawn, (whole, d: string, more: string) =>
    names.has(d) ? `<use href="#${names.get(d)}" ${more}/>` : whole,
  );
  return body.replace('<defs>', `<defs>${defs}`);
}
