import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageWidth } from '#app/ui/page-width.tsx';
import { ActionLine } from './action.tsx';
import type { BlockProps } from './block.ts';
import { ContentImage } from './content-image.tsx';
import { numbered } from './numbered.ts';
import { RichWords } from './rich-words.tsx';
import { sectionTitle } from './section-head.tsx';

const inColumns = 'grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3';

export function EmployeeList({ attributes: { heading, employees } }: BlockProps<'shop/employee-list'>) {
  return (
    <section className="py-14 md:py-20">
      <PageWidth>
        {heading && <h2 className={`mb-10 ${sectionTitle}`}>{heading}</h2>}
        <ul className={inColumns}>
          {employees.map(({ name, title, email, phone, picture }) => (
            <li key={email} className="border-t border-ink pt-5">
              {picture && (
                <ContentImage picture={picture} sizes="33vw" className="mb-4 aspect-square! w-full object-cover" />
              )}
              <h3 className="font-display text-2xl font-bold leading-tight">{name}</h3>
              <p className="text-quiet">{title}</p>
              <p className="mt-3">
                <a href={`mailto:${email}`} className="inline-block py-1 underline underline-offset-4 wrap-anywhere">
                  {email}
                </a>
              </p>
              <p>
                <a href={`tel:${phone.replaceAll(' ', '')}`} className="inline-block py-1 underline underline-offset-4">
                  {phone}
                </a>
              </p>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}

export function ReviewsWall({ attributes: { heading, reviews } }: BlockProps<'shop/reviews-wall'>) {
  const t = useTranslations('content.reviews');
  return (
    <section className="border-y border-line bg-paper py-14 md:py-20">
      <PageWidth>
        <h2 className={`mb-10 ${sectionTitle}`}>{heading}</h2>
        <ul className="gap-6 space-y-6 sm:columns-2 lg:columns-3">
          {numbered(reviews).map(({ key, part: { text, author, stars } }) => (
            <li key={key} className="break-inside-avoid border border-line bg-ground p-6">
              <p className="flex gap-0.5">
                <span className="sr-only">{t('stars', { stars })}</span>
                {Array.from({ length: stars }, (_, at) => (
                  <Star key={at} aria-hidden="true" className="size-4 fill-ink" />
                ))}
              </p>
              <blockquote className="mt-3 leading-relaxed text-pretty">{text}</blockquote>
              <p className="mt-3 text-sm text-quiet">{author}</p>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}

export function LinkRepeater({ attributes: { heading, links } }: BlockProps<'shop/link-repeater'>) {
  return (
    <section className="py-10 md:py-14">
      <PageWidth>
        {heading && <h2 className={`mb-6 ${sectionTitle}`}>{heading}</h2>}
        <ul className="flex flex-wrap gap-x-10 gap-y-4">
          {links.map((link) => (
            <li key={link.text}>
              <ActionLine {...link} />
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}

export function ColumnRepeater({ attributes: { heading, columns } }: BlockProps<'shop/column-repeater'>) {
  return (
    <section className="py-14 md:py-20">
      <PageWidth>
        {heading && <h2 className={`mb-10 ${sectionTitle}`}>{heading}</h2>}
        <div className={inColumns}>
          {numbered(columns).map(({ key, part: { title, text } }) => (
            <div key={key}>
              <h3 className="font-display text-2xl font-bold leading-tight">{title}</h3>
              <p className="mt-2 leading-relaxed text-pretty text-quiet">
                <RichWords text={text} />
              </p>
            </div>
          ))}
        </div>
      </PageWidth>
    </section>
  );
}
