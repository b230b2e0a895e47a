import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  title: string;
  intro?: ReactNode;
  eyebrow?: ReactNode;
  /** Moves the focus to the heading, so that screen readers announce the new step. */
  takesFocus?: boolean;
};

export function StepHeading({ title, intro, eyebrow, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <header className="mb-8">
      <title>{`${title} | Yrke`}</title>
      {eyebrow && <p className="eyebrow mb-3 text-quiet">{eyebrow}</p>}
      <h1
        ref={heading}
        tabIndex={takesFocus ? -1 : undefined}
        className="font-display text-title font-bold text-balance outline-none wrap-anywhere focus-visible:shadow-none"
      >
        {title}
      </h1>
      {intro && <p className="mt-4 text-lg text-pretty text-quiet">{intro}</p>}
    </header>
  );
}
