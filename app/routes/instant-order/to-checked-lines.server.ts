import { routeHref } from '#app/addresses/page-addresses.ts';
import { saleTexts } from '#app/components/catalogue/sale-texts.ts';
import type { AnswerView, CheckedLine } from '#app/components/instant-order/answer-view.ts';
import type { RequestContext } from '#app/forms/answer-form.server.ts';
import { sizeNameOf } from '#app/routes/cart-answers/size-name.server.ts';
import { unitSay } from '#app/routes/catalogue/unit-say.server.ts';
import { colourPartNumber } from '#core/sku.ts';
import { type ArticleFacts, type Choice, canBeOrdered, type LineAnswer } from '#modules/instant-order/line-answer.ts';
import type { TypedLine } from '#modules/instant-order/order-line.ts';
import { createPriceDisplay, type ListPrice } from '#modules/pricing/displayed-price.ts';
import { basisOf } from '#modules/pricing/price-basis.ts';
import type { Prices } from './check-from-form.server.ts';

/** Lines for the table: found articles in the shop's spelling, others as typed. */
export function toCheckedLines(
  asked: RequestContext,
  lines: readonly TypedLine[],
  answers: readonly LineAnswer[],
  { mode, isHidden }: Prices,
): CheckedLine[] {
  const { market, language } = asked.visit;
  const display = createPriceDisplay(market, language, mode, basisOf(asked.visit));
  const say = unitSay(asked.shop, language);
  const oneOf = (unit: ListPrice) => ({ text: display(unit).text, isFrom: false });
  const lookOf = ({ colour, size }: Choice) => [colour, sizeNameOf(asked, size)].filter(Boolean).join(', ');
  const factsOf = (article: ArticleFacts): Partial<AnswerView> => ({
    sku: article.sku,
    name: article.name,
    look: lookOf(article),
    packSize: article.packSize,
    ...saleTexts(say, article, article.unit && !isHidden ? oneOf(article.unit) : undefined),
    onHand: article.onHand,
    ...(article.nextDelivery !== undefined && { next: article.nextDelivery }),
    ...(article.unit && !isHidden && { price: display(article.unit, article.packSize).text }),
    ...(article.slug !== undefined && { href: hrefOf(article.slug, article.sku) }),
  });
  const hrefOf = (slug: string, sku: string) =>
    `${routeHref('product', language, { uniqueName: slug })}?colour=${colourPartNumber(sku)}`;
  const viewOf = (answer: LineAnswer): AnswerView => ({
    kind: answer.kind,
    canBeOrdered: canBeOrdered(answer),
    ...('article' in answer && factsOf(answer.article)),
    ...('merged' in answer && { merged: answer.merged }),
    ...(answer.kind === 'pack-size' && { offered: answer.offered }),
    ...(answer.kind === 'quantity' && { reason: answer.reason, maximum: answer.maximum }),
    ...('services' in answer &&
      answer.services && {
        services: answer.services.map(({ id }) => id),
        serviceNames: answer.services.map(({ name }) => name),
      }),
    ...(answer.kind === 'services' && { unknown: answer.unknown, possible: answer.possible.map(({ name }) => name) }),
    ...(answer.kind === 'duplicate' && { into: answer.into }),
    ...('choices' in answer && choicesView(asked, answer.choices)),
  });
  return lines.map((line, at) => {
    const answer = answers[at] ?? { kind: 'no-article' };
    const { article, quantity } = 'typed' in answer ? answer.typed : line;
    return {
      article: 'article' in answer ? answer.article.sku : article,
      quantity: 'quantity' in answer ? String(answer.quantity) : quantity,
      services: line.services,
      answer: viewOf(answer),
    };
  });
}

/** The common part of all choices is shown once. */
function choicesView(asked: RequestContext, choices: readonly Choice[]): Partial<AnswerView> {
  const [first] = choices;
  const isOneName = choices.length > 1 && choices.every(({ name }) => name === first?.name);
  const isOneColour = isOneName && choices.every(({ colour }) => colour === first?.colour);
  const textOf = ({ name, colour, size }: Choice) =>
    [!isOneName && name, !isOneColour && colour, sizeNameOf(asked, size)].filter(Boolean).join(', ');
  return {
    choices: choices.map((choice) => ({ sku: choice.sku, text: textOf(choice) })),
    ...(isOneName && first && { name: first.name, ...(isOneColour && first.colour && { look: first.colour }) }),
  };
}
