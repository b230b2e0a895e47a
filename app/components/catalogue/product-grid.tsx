import { Repeated } from '#app/markup/repeated.tsx';
import type { CardView } from './card-view.ts';
import { ProductCard } from './product-card.tsx';

const firstRow = 3;

export function ProductGrid({ cards, priceNote }: { cards: readonly CardView[]; priceNote: string }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-10 md:grid-cols-3 md:gap-x-6 md:gap-y-14">
      {cards.map((card, at) => (
        <Repeated key={card.key} as="li" of={['card', card, priceNote, at < firstRow]} className="min-w-0">
          <ProductCard
            card={card}
            priceNote={priceNote}
            sizes="(min-width: 1648px) 400px, (min-width: 992px) 25vw, (min-width: 768px) 30vw, 45vw"
            isFirst={at < firstRow}
          />
        </Repeated>
      ))}
    </ul>
  );
}
