import { Stars } from '#app/components/product/stars.tsx';
import { useDay } from '#app/components/product/use-day.ts';
import type { ReviewView } from './reviews-view.ts';

type Props = { entries: readonly ReviewView[]; heading: 'h2' | 'h3' };

export function ReviewList({ entries, heading: Heading }: Props) {
  const day = useDay();
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {entries.map(({ id, stars, title, text, author, date, language, languageName }) => (
        <li key={id} className="border-t border-line py-5">
          <Stars average={stars} />
          <div lang={language}>
            {title && <Heading className="mt-2 font-semibold wrap-anywhere">{title}</Heading>}
            {text && <p className="mt-1 whitespace-pre-line text-pretty wrap-anywhere">{text}</p>}
          </div>
          <p className="mt-2 text-sm text-quiet">
            {author} · {day(date)}
            {languageName && <span className="ml-2 border border-line px-1.5 py-0.5 text-xs">{languageName}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
