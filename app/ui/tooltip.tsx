import { type JSX, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Tooltip as AriaTooltip, Focusable, OverlayArrow, TooltipTrigger } from 'react-aria-components/Tooltip';
import { AriaLocale } from './aria-locale.tsx';

/** A pointer must stay a moment, because it may pass by chance; touch opens at once. */
const hoverDelayMs = 250;
/** Counted from the end of the touch. */
const touchLeaveDelayMs = 2000;

type Props = {
  tip: ReactNode;
  /** A focusable element: a button, a link. */
  children: JSX.Element;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** Controls the tooltip from outside, for example to explain an automatic change. */
  isOpen?: boolean | undefined;
  /** False if a click has no other purpose than the tooltip. */
  shouldCloseOnPress?: boolean;
};

/** A short explanation on hover or focus. Never the only place for important information. */
export function Tooltip({ tip, children, placement = 'top', isOpen, shouldCloseOnPress = true }: Props) {
  const [isShown, setShown] = useState(false);
  const touch = useTouch(setShown);
  return (
    <AriaLocale>
      <span className="contents" {...touch}>
        <TooltipTrigger
          isOpen={isOpen ?? isShown}
          onOpenChange={setShown}
          delay={hoverDelayMs}
          closeDelay={100}
          shouldCloseOnPress={shouldCloseOnPress}
        >
          <Focusable>{children}</Focusable>
          <AriaTooltip
            placement={placement}
            offset={8}
            className="z-tooltip max-w-72 bg-ink px-3 py-2 text-sm text-ground shadow-lift transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
          >
            <OverlayArrow>
              {({ placement: side }) => (
                <svg
                  aria-hidden="true"
                  width="12"
                  height="6"
                  className={`block fill-ink ${side === 'bottom' ? 'rotate-180' : ''} ${side === 'left' ? '-rotate-90' : ''} ${side === 'right' ? 'rotate-90' : ''}`}
                >
                  <path d="M0 0h12L6 6z" />
                </svg>
              )}
            </OverlayArrow>
            {tip}
          </AriaTooltip>
        </TooltipTrigger>
      </span>
    </AriaLocale>
  );
}

/** React Aria shows no tooltips on touch; here they open at once and close automatically. */
function useTouch(setShown: (isShown: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';
  const lift = (event: PointerEvent) => {
    if (isTouch(event)) timer.current = setTimeout(() => setShown(false), touchLeaveDelayMs);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (!isTouch(event)) return;
      clearTimeout(timer.current);
      setShown(true);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
