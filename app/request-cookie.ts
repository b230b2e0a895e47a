/** One cookie of a request, unparsed. */
export function cookieOf(request: Request, name: string): string | undefined {
  const pair = (request.headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
