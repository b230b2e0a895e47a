import type { BlockProps } from './block.ts';
import { numbered } from './numbered.ts';
import { RichWords } from './rich-words.tsx';

const headings = {
  2: 'mt-12 text-3xl md:text-4xl',
  3: 'mt-9 text-2xl',
  4: 'mt-7 text-xl',
};

export function Heading({ attributes: { text, level, anchor } }: BlockProps<'core/heading'>) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      className={`scroll-mt-24 font-display font-bold leading-[1.05] text-balance first-block:mt-0 ${headings[level]}`}
    >
      {text}
    </Tag>
  );
}

const paragraphs = {
  normal: 'mt-4 leading-relaxed',
  lead: 'mt-4 text-xl leading-normal md:text-2xl md:leading-snug',
  small: 'mt-4 text-sm leading-relaxed text-quiet',
};

export function Paragraph({ attributes: { text, size = 'normal' } }: BlockProps<'core/paragraph'>) {
  return (
    <p className={`whitespace-pre-line text-pretty first-block:mt-0 ${paragraphs[size]}`}>
      <RichWords text={text} />
    </p>
  );
}

export function List({ attributes: { items, ordered = false } }: BlockProps<'core/list'>) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag
      className={`mt-5 space-y-2 pl-5 leading-relaxed marker:text-quiet ${ordered ? 'list-decimal' : 'list-[square]'}`}
    >
      {numbered(items).map(({ key, part }) => (
        <li key={key} className="pl-1.5">
          <RichWords text={part} />
        </li>
      ))}
    </Tag>
  );
}

export function Quote({ attributes: { text, citation } }: BlockProps<'core/quote'>) {
  return (
    <figure className="my-10 border-l-4 border-signal pl-6">
      <blockquote className="font-display text-3xl font-semibold leading-tight text-balance">{text}</blockquote>
      {citation && <figcaption className="mt-3 text-sm text-quiet">{citation}</figcaption>}
    </figure>
  );
}

export function Separator() {
  return <hr className="my-12 border-line" />;
}

const spaces = { small: 'h-6', medium: 'h-14', large: 'h-24 md:h-32' };

export function Spacer({ attributes: { size } }: BlockProps<'core/spacer'>) {
  return <div aria-hidden="true" className={spaces[size]} />;
}
