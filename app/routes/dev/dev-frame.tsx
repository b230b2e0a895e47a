import { Outlet } from 'react-router';
import { BareFrame } from '#app/components/shell/bare-frame.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';

/** Around the pages for developers. */
export default function DevFrame() {
  const { language } = useShop();
  return (
    <BareFrame language={language}>
      <Outlet />
    </BareFrame>
  );
}
