import { createElement, type SVGProps } from 'react';
import { joinPaths, type Shape } from './join-paths.ts';

type IconData = {
  readonly name: string;
  readonly node: readonly Shape[];
  readonly aliases?: readonly string[];
};

type Props = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * Takes the place of lucide-react's function of this name (vite.config.ts), which puts the attributes of an icon together each time it is
 * rendered, with five functions and two components. The markup is the same,
 * but for its paths, which are one.
 */
export default function createLucideIcon({ name, node, aliases = [] }: IconData) {
  const shapes = joinPaths(node).map(([tag, attributes]) => createElement(tag, attributes));
  const names = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ');
  return function Icon({ className, size = 24, children, ...rest }: Props) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className ? `${names} ${className}` : names}
        aria-hidden={children || isDescribed(rest) ? undefined : 'true'}
        {...rest}
      >
        {shapes}
        {children}
      </svg>
    );
  };
}

const isDescribed = (props: object) =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');
