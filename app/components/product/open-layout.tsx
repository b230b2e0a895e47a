import type { LayoutProps } from './classic-layout.tsx';
import { useSections } from './sections.tsx';

/** Layout with all pictures and details, and a sticky choice. */
export function OpenLayout({ product, gallery, panel, matrix, reviews }: LayoutProps) {
  const sections = useSections(product);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14 md:gap-20">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(22rem,1fr)]">
        <div className="min-w-0">{gallery}</div>
        <div className="min-w-0 lg:row-span-2">
          {/* Sticky below the page header; if it is higher than the window, it scrolls with the page. */}
          <div className="lg:sticky lg:top-36">{panel}</div>
        </div>
        <div className="grid content-start gap-10">
          {sections.map(({ id, title, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="border-t border-line pt-6">
              <h2 id={`${id}-title`} className="mb-4 font-display text-subheading font-semibold">
                {title}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
      {matrix}
      {reviews}
    </div>
  );
}
