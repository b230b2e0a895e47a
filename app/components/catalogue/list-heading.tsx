import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Picture } from '#app/ui/picture.tsx';
import { pageImageWidths } from '#modules/media/image-widths.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';
import { altOf, positionOf } from '../blocks/picture-facts.ts';
import type { PlacePicture, PlaceView } from './list-view.ts';

type Props = { place: PlaceView; searchText: string };

/** Breadcrumbs, heading, description and subcategories of a place; for a search, the text. */
export function ListHeading({ place: { heading, description, picture, trail, below }, searchText }: Props) {
  const t = useTranslations('catalogue');
  if (searchText !== '')
    return (
      <header>
        <p className="eyebrow text-quiet">{heading}</p>
        <h1 className="mt-2 font-display text-title font-bold text-balance wrap-anywhere">
          {t('searchHeading', { text: searchText })}
        </h1>
      </header>
    );
  return (
    <header>
      {trail.length > 0 && (
        <Breadcrumbs trail={trail.map(({ name, href }) => ({ label: name, to: href }))} current={heading} />
      )}
      <div className={cx(picture && 'md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,38%)] md:gap-x-10')}>
        <div>
          <h1 className="mt-2 font-display text-title font-bold text-balance wrap-anywhere">{heading}</h1>
          {description && <p className="mt-3 max-w-3xl text-quiet text-pretty">{description}</p>}
          <PlaceLinks links={below} className="mt-5" />
        </div>
        {picture && <Scene picture={picture} />}
      </div>
    </header>
  );
}

/** Shown beside the text; phones have no room and do not load it. */
function Scene({ picture }: { picture: PlacePicture }) {
  const { path, version, width, height } = picture;
  return (
    <div className="relative hidden min-h-36 overflow-hidden md:block">
      <Picture
        address={(wanted) => pictureUrl(path, version, wanted)}
        widths={pageImageWidths}
        alt={altOf(picture)}
        width={width}
        height={height}
        sizes="38vw"
        position={positionOf(picture)}
        className="absolute inset-0 h-full w-full object-cover object-[50%_70%]"
      />
    </div>
  );
}

type LinksProps = { links: PlaceView['below']; className?: string };

/** Scrolls horizontally on phones, wraps elsewhere. */
export function PlaceLinks({ links, className = '' }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <ul
      className={`-mx-5 flex gap-2 overflow-x-auto px-5 pb-1 no-scrollbar md:mx-0 md:flex-wrap md:overflow-visible md:px-0 ${className}`}
    >
      {links.map(({ name, href, count }) => (
        <li key={href} className="shrink-0">
          <PageLink
            href={href}
            className="flex min-h-10 items-center gap-2 border border-line bg-paper px-4 text-[0.9375rem] font-medium hover:border-ink"
          >
            {name}
            {count !== undefined && <span className="text-sm text-quiet tabular-nums">{count}</span>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
