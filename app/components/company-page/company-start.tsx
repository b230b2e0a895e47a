import { Play } from 'lucide-react';
import { Blocks } from '#app/components/blocks/blocks.tsx';
import { type BlockSurroundings, BlockSurroundingsProvider } from '#app/components/blocks/surroundings.ts';
import { type BoughtTeaser, BuyableTeaser } from '#app/components/bought/buyable-teaser.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { PageWidth } from '#app/ui/page-width.tsx';
import type { ContentBlock } from '#modules/content/block-schema.ts';
import type { PictureVersions } from '#modules/content/picture-paths.ts';

export type CompanyStartView = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly hero: readonly ContentBlock[];
  readonly cards: readonly ContentBlock[];
  readonly logotype: { readonly url: string; readonly ratio: number } | undefined;
  readonly video: string;
  readonly product: { readonly teaser: BoughtTeaser; readonly messages: Record<string, unknown> } | undefined;
  readonly pictures: PictureVersions;
  /** For visitors who may edit the page. */
  readonly editHref: string | undefined;
  /** In the visitor's language. The other texts of the page are the company's own. */
  readonly words: { readonly product: string; readonly video: string; readonly edit: string };
};

type Props = { view: CompanyStartView; surroundings: Pick<BlockSurroundings, 'hrefOf' | 'isOpen'> };

/** Width of the logotype: broad ones are wider, and all have a similar area. */
const logotypeWidth = (ratio: number): number => Math.round(Math.min(220, 80 / Math.sqrt(ratio)));

/** The start page of a company at the home of the shop. */
export function CompanyStart({ view, surroundings }: Props) {
  const { title, paragraphs, hero, cards, logotype, video, product, pictures, editHref, words } = view;
  const hasText = paragraphs.length > 0 || video !== '';
  return (
    <BlockSurroundingsProvider value={{ ...surroundings, pictures, products: {} }}>
      <PageWidth className="flex flex-wrap items-center gap-x-8 gap-y-4 py-8 md:py-12">
        {logotype && (
          <img
            src={logotype.url}
            alt=""
            width={logotypeWidth(logotype.ratio)}
            height={Math.round(logotypeWidth(logotype.ratio) * logotype.ratio)}
          />
        )}
        <h1 className="min-w-0 flex-1 font-display text-[clamp(2.25rem,1.5rem+3vw,4.25rem)] font-bold leading-[0.98] text-balance hyphens-auto">
          {title}
        </h1>
        {editHref !== undefined && (
          <PageLink href={editHref} className="underline underline-offset-4 hover:bg-signal">
            {words.edit}
          </PageLink>
        )}
      </PageWidth>
      <Blocks blocks={hero} />
      {(hasText || product) && (
        <PageWidth className="grid gap-x-16 gap-y-10 py-12 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:py-16">
          <div className="max-w-[44rem]">
            {paragraphs.map((text, index) => (
              <p
                // oxlint-disable-next-line react/no-array-index-key -- paragraphs never move
                key={index}
                className={
                  index === 0
                    ? 'whitespace-pre-line text-xl leading-normal text-pretty md:text-2xl md:leading-snug'
                    : 'mt-5 whitespace-pre-line leading-relaxed text-pretty'
                }
              >
                {text}
              </p>
            ))}
            {video !== '' && (
              <p className="mt-8 first:mt-0">
                <a
                  href={video}
                  rel="noopener noreferrer"
                  className="inline-flex min-h-12 items-center gap-3 border border-current px-6 py-2.5 font-semibold transition-colors hover:bg-ink hover:text-paper"
                >
                  <Play aria-hidden="true" className="size-4" />
                  {words.video}
                </a>
              </p>
            )}
          </div>
          {product && (
            <section aria-label={words.product}>
              <h2 className="mb-4 font-display text-2xl font-bold">{words.product}</h2>
              <BuyableTeaser product={product.teaser} messages={product.messages} />
            </section>
          )}
        </PageWidth>
      )}
      <Blocks blocks={cards} />
    </BlockSurroundingsProvider>
  );
}
