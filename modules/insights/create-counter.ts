/** Numbers that are added up in memory under a key until they are taken. */
export type Counter<Numbers extends Readonly<Record<string, number>>> = {
  add(key: string, numbers: Numbers): void;
  take(): Map<string, Numbers>;
};

/** At most as many keys as given; further ones are left out, so that no visitor can fill the memory. */
export function createCounter<Numbers extends Readonly<Record<string, number>>>(mostKeys: number): Counter<Numbers> {
  let counts = new Map<string, Numbers>();
  return {
    add: (key, numbers) => {
      const known = counts.get(key);
      if (known === undefined && counts.size >= mostKeys) return;
      counts.set(key, known === undefined ? numbers : (sum(known, numbers) as Numbers));
    },
    take: () => {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}

const sum = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, value + (other[name] ?? 0)]));
