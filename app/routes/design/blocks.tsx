import { useTranslations } from 'use-intl';
import { blockExamples } from '#app/components/blocks/block-examples.ts';
import { Blocks as Shown } from '#app/components/blocks/blocks.tsx';
import type { ProductTeaser } from '#app/components/blocks/product-teaser.ts';
import { BlockSurroundingsProvider } from '#app/components/blocks/surroundings.ts';
import { useContentHref } from '#app/components/shell/use-content-href.ts';
import film from './example-film.mp4?url';
import type { SampleScene } from './pictures.tsx';
import { Specimen } from './specimen.tsx';

type Props = { wide: SampleScene; tall: SampleScene };

const sizes = { wide: { width: 2400, height: 1350 }, tall: { width: 1080, height: 1350 } };

/** One example of each block of content pages. */
export function Blocks({ wide, tall }: Props) {
  const t = useTranslations('design');
  const hrefOf = useContentHref();
  const pictures = Object.fromEntries(
    [wide, tall].flatMap(({ path, version }): [string, string][] => (version === undefined ? [] : [[path, version]])),
  );
  const product: ProductTeaser = {
    href: '#blocks',
    name: t('sample'),
    picture: { path: wide.path, version: wide.version, alt: '' },
  };
  const examples = blockExamples(
    { title: t('sample'), text: t('sampleText') },
    {
      wide: { path: wide.path, alt: '', isDecorative: true, ...sizes.wide },
      tall: { path: tall.path, alt: '', isDecorative: true, ...sizes.tall },
      film,
      videoId: 'example0000',
    },
  );
  return (
    <BlockSurroundingsProvider
      value={{
        hrefOf,
        isOpen: () => true,
        pictures,
        products: { 'best-sellers': [product, { ...product, href: '#pictures' }], '112015209904': [product] },
      }}
    >
      {examples.map((block) => (
        <Specimen key={block.name} file={block.name} className="overflow-clip border border-line">
          <Shown blocks={[block]} />
        </Specimen>
      ))}
    </BlockSurroundingsProvider>
  );
}
