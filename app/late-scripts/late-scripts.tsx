import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts as useScripts } from 'react-router';
import { startLate } from './start-late.ts';

type ScriptProps = { href?: string; dangerouslySetInnerHTML?: { __html: string }; children?: ReactNode };

/**
 * The router's scripts, loaded after the first paint: their hints would otherwise share the connections with style sheet, fonts and
 * pictures, and pages work before scripts. Development needs them in the router's order.
 */
export function LateScripts() {
  // The component is called like a hook instead of rendered, because what it renders is changed.
  const elements = elementsIn(useScripts({}));
  if (import.meta.env.DEV) return elements;
  const hints = elements.flatMap(({ type, props: { href } }) => (type === 'link' && href ? [href] : []));
  const scripts = elements.filter(({ type }) => type === 'script');
  const last = scripts.pop();
  if (!last) return null;
  const { __html: text = '' } = last.props.dangerouslySetInnerHTML ?? {};
  return (
    <>
      {scripts}
      {cloneElement(last, { dangerouslySetInnerHTML: { __html: startLate(text, hints) } })}
    </>
  );
}

function elementsIn(node: ReactNode): ReactElement<ScriptProps>[] {
  return Children.toArray(node).flatMap((one) => {
    if (!isValidElement<ScriptProps>(one)) return [];
    return one.props.children === undefined ? [one] : elementsIn(one.props.children);
  });
}
