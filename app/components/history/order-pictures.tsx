import { ProductPicture } from '#app/components/catalogue/card-picture.tsx';

/** Pictures of an order's first articles. They have no alternative text, because the order page names the articles. */
export function OrderPictures({ pictures }: { pictures: readonly string[] }) {
  const shown = [...new Set(pictures)];
  if (shown.length === 0) return null;
  return (
    <span className="flex shrink-0 gap-1">
      {shown.map((path) => (
        <ProductPicture key={path} picture={{ path }} alt="" sizes="40px" className="w-10" />
      ))}
    </span>
  );
}
