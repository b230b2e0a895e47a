/** Random numbers that are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const odd = [
  '<',
  '>',
  '&',
  '"',
  "'",
  ']]>',
  '<![CDATA[',
  '<!--',
  '-->',
  '<?x?>',
  '&amp;',
  '&#0;',
  '&#x1F600;',
  '&#xD800;',
  '&nbsp;',
  '&lol;',
  '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  '\u0000',
  '\uFEFF',
  '\uD800',
  '\u202E',
  'å',
  '😀',
  ' ',
  '\n',
  '-1',
  '0',
  '1e309',
  'NaN',
  '99999999999999999999',
  '0.0001',
  '1,5',
  "'; drop table orders; --",
  '../..',
  '%00',
  '__proto__',
  'constructor',
];

const values = [
  '',
  '-1',
  '0',
  '1e99',
  'NaN',
  '1.5',
  '999999999',
  'å'.repeat(300),
  'x'.repeat(5000),
  'EUR',
  'XXX',
  'new',
  'update',
  'delete',
];

/** The text with one to four random changes: cut, doubled, moved, broken, other values, deep nesting. */
export function mutate(text: string, random: () => number): string {
  let out = text;
  for (let changes = 1 + Math.floor(random() * 4); changes > 0; changes -= 1) out = change(out, random);
  return out;
}

function change(text: string, random: () => number): string {
  const at = Math.floor(random() * (text.length + 1));
  const to = Math.min(text.length, at + Math.floor(random() * 60));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  switch (Math.floor(random() * 9)) {
    case 0:
      return text.slice(0, at) + text.slice(to);
    case 1:
      return text.slice(0, to) + text.slice(at);
    case 2:
      return text.slice(0, at) + pick(odd) + text.slice(at);
    case 3:
      return text.slice(0, at) + pick(odd) + text.slice(at + 1);
    case 4:
      return text.slice(0, at);
    case 5: {
      const found = [...text.matchAll(/="[^"]*"/g)];
      const one = found.length > 0 ? pick(found) : undefined;
      return one ? `${text.slice(0, one.index)}="${pick(values)}"${text.slice(one.index + one[0].length)}` : text;
    }
    case 6: {
      const found = [...text.matchAll(/>[^<>]+</g)];
      const one = found.length > 0 ? pick(found) : undefined;
      return one ? `${text.slice(0, one.index)}>${pick(values)}<${text.slice(one.index + one[0].length)}` : text;
    }
    case 7: {
      const found = [...text.matchAll(/<(\w+)[^<>]*>[^<>]*<\/\1>/g)];
      const one = found.length > 0 ? pick(found) : undefined;
      return one
        ? text.slice(0, one.index) + one[0].repeat(pick([0, 2, 50])) + text.slice(one.index + one[0].length)
        : text;
    }
    default:
      return text.slice(0, at) + '<a>'.repeat(pick([1, 31, 5000])) + text.slice(at);
  }
}
