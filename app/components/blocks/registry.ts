import type { ComponentType, PropsWithChildren } from 'react';
import type { BlockName } from '#modules/content/block-attributes.ts';
import type { BlockProps, BlockWidth } from './block.ts';
import { CampaignHero } from './campaign-hero.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { ColumnCards } from './column-cards.tsx';
import { Html } from './core-html.tsx';
import { Button, Buttons, Columns, Cover, Group, Image } from './core-layout.tsx';
import { File, Gallery, Pullquote, Table, Video } from './core-media.tsx';
import { Heading, List, Paragraph, Quote, Separator, Spacer } from './core-text.tsx';
import { FindReseller } from './find-reseller.tsx';
import { Hero } from './hero.tsx';
import { HeroColumn, HeroColumn6040, HeroWithoutAction, SmallHero, TwoColumns } from './more-heroes.tsx';
import { OurStory } from './our-story.tsx';
import { ActionForm, FooterBar, StickyMenuGroup } from './page-parts.tsx';
import { ColumnRepeater, EmployeeList, LinkRepeater, ReviewsWall } from './people-and-words.tsx';
import { ProductAddToCart } from './product-add-to-cart.tsx';
import { ProductSlider } from './product-slider.tsx';
import { InstagramFeed, SocialFlowFeed } from './social-feeds.tsx';
import { TextWithBackground } from './text-with-background.tsx';
import { Youtube } from './youtube.tsx';

type Entry<Name extends BlockName> = { show: ComponentType<BlockProps<Name>>; width: BlockWidth };

/** All blocks of pages, by name. */
const registry: { [Name in BlockName]: Entry<Name> } = {
  'core/heading': { show: Heading, width: 'text' },
  'core/paragraph': { show: Paragraph, width: 'text' },
  'core/list': { show: List, width: 'text' },
  'core/quote': { show: Quote, width: 'text' },
  'core/separator': { show: Separator, width: 'text' },
  'core/spacer': { show: Spacer, width: 'text' },
  'core/buttons': { show: Buttons, width: 'text' },
  'core/button': { show: Button, width: 'text' },
  'core/image': { show: Image, width: 'page' },
  'core/columns': { show: Columns, width: 'page' },
  'core/group': { show: Group, width: 'text' },
  'core/cover': { show: Cover, width: 'edge' },
  'shop/hero': { show: Hero, width: 'edge' },
  'shop/campaign-hero': { show: CampaignHero, width: 'edge' },
  'shop/category-tiles': { show: CategoryTiles, width: 'edge' },
  'shop/product-slider': { show: ProductSlider, width: 'edge' },
  'shop/our-story': { show: OurStory, width: 'edge' },
  'shop/find-reseller': { show: FindReseller, width: 'edge' },
  'shop/text-with-background': { show: TextWithBackground, width: 'edge' },
  'shop/column-cards': { show: ColumnCards, width: 'edge' },
  'core/pullquote': { show: Pullquote, width: 'text' },
  'core/html': { show: Html, width: 'text' },
  'core/table': { show: Table, width: 'text' },
  'core/file': { show: File, width: 'text' },
  'core/gallery': { show: Gallery, width: 'page' },
  'core/video': { show: Video, width: 'page' },
  'core-embed/youtube': { show: Youtube, width: 'page' },
  'shop/hero-column': { show: HeroColumn, width: 'edge' },
  'shop/hero-column-60-40': { show: HeroColumn6040, width: 'edge' },
  'shop/small-hero': { show: SmallHero, width: 'edge' },
  'shop/hero-without-action': { show: HeroWithoutAction, width: 'edge' },
  'shop/two-columns': { show: TwoColumns, width: 'edge' },
  'shop/instagram-feed': { show: InstagramFeed, width: 'edge' },
  'shop/social-flow-feed': { show: SocialFlowFeed, width: 'edge' },
  'shop/action-form': { show: ActionForm, width: 'edge' },
  'shop/footer-bar': { show: FooterBar, width: 'edge' },
  'shop/employee-list': { show: EmployeeList, width: 'edge' },
  'shop/product-add-to-cart': { show: ProductAddToCart, width: 'edge' },
  'shop/reviews-wall': { show: ReviewsWall, width: 'edge' },
  'shop/link-repeater': { show: LinkRepeater, width: 'edge' },
  'shop/column-repeater': { show: ColumnRepeater, width: 'edge' },
  'shop/sticky-menu-group': { show: StickyMenuGroup, width: 'edge' },
};

/** The attributes were validated by the block's schema when the document was read. */
type AnyEntry = { show: ComponentType<PropsWithChildren<{ attributes: object; isFirst: boolean }>>; width: BlockWidth };

export function findBlock(name: string): AnyEntry | undefined {
  return Object.hasOwn(registry, name) ? (registry[name as BlockName] as AnyEntry) : undefined;
}
