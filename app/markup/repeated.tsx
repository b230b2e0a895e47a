import {
  type ComponentPropsWithoutRef,
  createContext,
  type ElementType,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { useShop } from '#app/components/shell/use-shop.ts';
import { useShellData } from '#app/frame-data/use-shell-data.ts';
import { markAttribute, type PageMarkup } from './page-markup.ts';

/** Only on the server. */
const MarkupContext = createContext<PageMarkup | undefined>(undefined);

export const MarkupProvider = MarkupContext.Provider;

type Props<Tag extends ElementType> = Omit<ComponentPropsWithoutRef<Tag>, 'of'> & {
  as: Tag;
  /** All that the content shows, besides texts, market, and the kind of buyer. */
  of: unknown;
};

/**
 * An element whose content is the same on many pages: the server renders it once and then writes the same markup. In the browser it is an
 * ordinary element with components.
 */
export function Repeated<Tag extends ElementType>({ as, of, ...props }: Props<Tag>) {
  const Element: ElementType = as;
  const page = useContext(MarkupContext);
  const place = useId();
  return page ? <OnServer {...{ Element, of, page, place }} {...props} /> : <Element {...props} />;
}

type ServerProps = { Element: ElementType; of: unknown; page: PageMarkup; place: string; children?: ReactNode };

function OnServer({ Element, of, page, place, children, ...attributes }: ServerProps) {
  const { culture, market } = useShop();
  const shell = useShellData();
  const around = [Element, market.code, culture, shell?.buyer.isBusiness, shell?.isFromProcurement];
  const part = page.take(JSON.stringify([around, of]), place);
  if ('markup' in part) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: part.markup }} />;
  return (
    <Element {...attributes} {...{ [markAttribute]: part.mark }}>
      <MarkupContext value={undefined}>{children}</MarkupContext>
    </Element>
  );
}
