import type { RenderedView } from '#app/components/vas/vas-answers.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { noStore } from '#app/routes/cart-answers/no-store.ts';
import { statusOf } from '#modules/refusals.ts';
import { renderTexts } from '#modules/vas/render-texts.server.ts';
import { renderInput } from '#modules/vas/vas-schema.ts';
import type { Route } from './+types/render-answer.ts';

const question = renderInput.pick({ productRequests: true });

/** The texts of garments while the visitor types. A failure is logged; the screen keeps what it shows. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const asked = question.safeParse(await request.json().catch(() => undefined));
  if (!asked.success) return new Response(null, { status: 422, ...noStore });
  const companyId = visit.claims?.company_id ?? null;
  const rendered = await renderTexts(shop, visit, { ...asked.data, companyId });
  if (!rendered.ok) return new Response(null, { status: statusOf[rendered.refusal.code], ...noStore });
  const answer = rendered.value.map(
    ({ customIdentifier, lines, problems, known }): RenderedView => ({
      customIdentifier,
      lines,
      known,
      errors: problems.map((code) => ({
        code,
        words: shop.texts.say(visit.language, 'cart', `error.${code}`) ?? code,
      })),
    }),
  );
  return Response.json(answer, noStore);
}
