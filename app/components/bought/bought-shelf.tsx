import { cx } from '#app/ui/class-names.ts';
import { Slider } from '#app/ui/slider.tsx';
import { type BoughtTeaser, BuyableTeaser } from './buyable-teaser.tsx';

/** Number of visible products: on a full-width page, or beside a menu. */
const rooms = {
  page: '-mx-(--bleed) [--bleed:1.25rem] md:[--bleed:2.5rem] xl:[--bleed:4rem] xl:[--in-sight:5]',
  column: 'xl:[--in-sight:4.3]',
};

type Props = {
  title: string;
  products: readonly BoughtTeaser[];
  messages: Record<string, unknown>;
  room: keyof typeof rooms;
};

/**
 * Products that the visitor bought recently: each links to its page with colour and size selected, or can be added to
 * the cart.
 */
export function BoughtShelf({ title, products, messages, room }: Props) {
  return (
    <div>
      <h2 className="font-display text-heading font-bold">{title}</h2>
      <Slider
        label={title}
        hasDots={false}
        className={cx(
          'mt-6 [--gap:1rem] [--in-sight:1.6] sm:[--in-sight:2.5] md:[--gap:1.5rem] md:[--in-sight:3.4] lg:[--in-sight:4.3]',
          rooms[room],
        )}
      >
        {products.map((product) => (
          <BuyableTeaser key={product.href} product={product} messages={messages} />
        ))}
      </Slider>
    </div>
  );
}
