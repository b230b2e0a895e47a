import {
  BadgePercent,
  Coins,
  Gift,
  PackageCheck,
  Percent,
  ShoppingBasket,
  Tag,
  TicketMinus,
  Truck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { BenefitKind } from '#modules/promotion/campaign-kinds.ts';

export const kindIcons: Record<BenefitKind, ReactNode> = {
  'basket-percent': <ShoppingBasket />,
  'basket-amount': <Coins />,
  'products-percent': <Percent />,
  'products-amount': <TicketMinus />,
  'products-price': <Tag />,
  'buy-and-pay': <BadgePercent />,
  'free-item': <Gift />,
  'freight-percent': <Truck />,
  'freight-price': <PackageCheck />,
};
