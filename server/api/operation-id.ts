/** The name of a call in generated clients. It depends only on method and path, so it is stable. */
export function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .split('/')
    .flatMap((part) => (part.startsWith('{') ? ['by', ...wordsOf(part)] : wordsOf(part)));
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

const wordsOf = (part: string): string[] => part.split(/[^A-Za-z0-9]+/).filter(Boolean);
