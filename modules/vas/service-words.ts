import { wordsIn } from '../catalogue/words.ts';
import type { Visit } from '../visit.ts';
import type { VasArticle } from './vas-article.ts';

export type Speaker = Pick<Visit, 'language' | 'market'>;

export const nameOf = ({ name, serviceId }: VasArticle, { language, market }: Speaker): string =>
  wordsIn(name, language, market.defaultLocale) ?? serviceId;

/** The name of a position; undefined if the service does not have it. */
export function positionName({ positions }: VasArticle, code: string | undefined, { language, market }: Speaker) {
  const position = positions.find((one) => one.code === code);
  return position && (wordsIn(position.name, language, market.defaultLocale) ?? position.code);
}
