type Named = {
  readonly name: string;
  readonly colour?: { readonly name: string } | undefined;
  readonly size?: string | undefined;
};

type Names = { readonly name: string; readonly variant: string };

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** The whole name of an article, and its end, which tells colours and sizes of one product apart. */
export const namesOf = ({ name, colour, size }: Named): Names => ({
  name: joined(name, colour?.name, size),
  variant: joined(colour?.name, size),
});

/** The name in so many letters. It is shortened before colour and size: a buyer could not tell two rows apart otherwise. */
export function shortNameOf({ name, variant }: Names, length: number): string {
  const letters = Array.from(name);
  if (letters.length <= length) return name;
  const end = variant === '' ? '' : Array.from(` ${variant}`).slice(-length).join('');
  const room = length - Array.from(end).length;
  const start = letters.slice(0, room).join('');
  const words = letters[room] === ' ' ? start : start.replace(/\s\S*$/, '');
  return (words.replace(/[\s,;-]+$/, '') + end).trim();
}
