import { type JSX, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Tooltip as AriaTooltip, Focusable, OverlayArrow, TooltipTrigger } from 'react-aria-components/Tooltip';
import { AriaLocale } from './aria-locale.tsx';

/** A pointer may pass by chance, so it has to stay a moment; a finger means it and is answered at once. */
const hoverDelayMs = 250;
/** Counted from when the finger is lifted. */
const touchLeaveDelayMs = 2000;

type Props = {
  tip: ReactNode;
  /** Something that takes the focus: a button, a link. */
  children: JSX.Element;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** Shown from outside, for as long as this is true: something just changed by itself. */
  isOpen?: boolean | undefined;
  /** False where the tip is all that a press could be about. */
  shouldCloseOnPress?: boolean;
};

/** A few words about the thing pointed at. Never the only place where something important is said. */
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

/** React Aria shows no tooltips to fingers; here they come at once and leave by themselves. */
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
