import { useShop } from '#app/components/shell/use-shop.ts';

/** The culture code for amounts and times: the visitor's language in the market's country. */
export function useCulture(): string {
  const { language, market } = useShop();
  return `${language}-${market.code === 'uk' ? 'GB' : market.code.toUpperCase()}`;
}
