import { data } from 'react-router';
import { BareFrame } from '#app/components/shell/bare-frame.tsx';
import { ErrorNote } from '#app/components/shell/error-note.tsx';
import { PageFrame } from '#app/components/shell/page-frame.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { loadShell } from '#app/routes/shell/load-shell.server.ts';
import { PageWidth } from '#app/ui/page-width.tsx';
import type { Route } from './+types/missing.ts';

/** Menu and footer are optional here: if they fail to load, the page is shown without them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  try {
    return data({ shell: await loadShell(shop, visit, request) }, { status: 404 });
  } catch (error) {
    shop.log.warn({ err: error, requestId: visit.requestId }, 'a page that is missing goes without menu and footer');
    return data({ shell: undefined }, { status: 404 });
  }
}

/** /404: the target of links to removed categories. */
export default function Missing({ loaderData: { shell } }: Route.ComponentProps) {
  const { language } = useShop();
  const note = <ErrorNote status={404} home={`/${language}`} />;
  if (!shell) return <BareFrame language={language}>{note}</BareFrame>;
  return (
    <PageFrame shell={shell}>
      <PageWidth className="py-8 md:py-12">{note}</PageWidth>
    </PageFrame>
  );
}
