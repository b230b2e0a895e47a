import { useTranslations } from 'use-intl';
import { Picture } from '#app/ui/picture.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { pageImageWidths } from '#modules/media/image-widths.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';
import { careSymbolUrl, placeholderUrl, standardSymbolUrl } from '#modules/media/symbol-address.ts';
import { careSymbols, placeholderSymbols, standardSymbols } from '#modules/media/symbol-names.ts';
import { Specimen } from './specimen.tsx';

export type SampleScene = { path: string; version: string | undefined };

const symbols = [
  ['symbol-address.ts · careSymbolUrl', careSymbols.map((name) => [name, careSymbolUrl(name)] as const)],
  ['symbol-address.ts · standardSymbolUrl', standardSymbols.map((name) => [name, standardSymbolUrl(name)] as const)],
  ['symbol-address.ts · placeholderUrl', placeholderSymbols.map((name) => [name, placeholderUrl(name)] as const)],
] as const;

/** The scenes of the demo world; without it, the placeholder. */
export function Pictures({ scenes }: { scenes: readonly SampleScene[] }) {
  const name = useTranslations('design')('group.pictures');
  const pictureOf = (
    { path, version }: SampleScene,
    index: number,
    more: { first?: boolean; colour?: string } = {},
  ) => (
    <Picture
      key={path}
      address={(width) => pictureUrl(path, version, width)}
      widths={pageImageWidths}
      alt={`${name} ${index + 1}`}
      width={16}
      height={9}
      sizes="(min-width: 1024px) 42rem, 100vw"
      className="w-full"
      {...more}
    />
  );
  const slides = scenes.map((scene, index) => pictureOf(scene, index));
  return (
    <>
      <Specimen file="picture.tsx · first" className="max-w-2xl">
        {scenes.slice(0, 1).map((scene) => pictureOf(scene, 0, { first: true, colour: '#20262b' }))}
      </Specimen>
      <Specimen file="picture.tsx · colour" className="max-w-2xl">
        <div className="grid gap-4 md:grid-cols-2">
          {scenes.slice(1, 3).map((scene, index) => pictureOf(scene, index + 1, { colour: '#cdd3d3' }))}
        </div>
      </Specimen>
      <Specimen file="slider.tsx" className="max-w-2xl">
        <Slider label={`${name} 1`} isEndless>
          {slides}
        </Slider>
      </Specimen>
      <Specimen file="slider.tsx · [--in-sight:1.3] md:[--in-sight:3] [--gap:1rem]">
        <Slider label={`${name} 2`} hasDots={false} className="[--gap:1rem] [--in-sight:1.3] md:[--in-sight:3]">
          {slides}
        </Slider>
      </Specimen>
      {symbols.map(([file, names]) => (
        <Specimen key={file} file={file}>
          <ul className="flex flex-wrap gap-3">
            {names.map(([symbol, url]) => (
              <li key={symbol}>
                <img src={url} alt={symbol} title={symbol} width={56} height={56} loading="lazy" />
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
    </>
  );
}
