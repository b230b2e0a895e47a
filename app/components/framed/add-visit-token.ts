import { visitTokenField, visitTokenHeader } from '#modules/auth/visit-token.ts';

/**
 * In the visit of a procurement system, every change carries the token of its page: requests of scripts as a header,
 * posted forms as a field. Requests to other sites are unchanged. Returns a function that stops this.
 */
export function addVisitToken(page: Window & typeof globalThis, token: string): () => void {
  const { location } = page;
  const ask = page.fetch.bind(page);
  const isOwn = (address: string) => new URL(address, location.href).origin === location.origin;
  page.fetch = (input, init) => {
    // Send the request itself, because its body can be read only once.
    const request = new page.Request(input, init);
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (isChange && isOwn(request.url)) request.headers.set(visitTokenHeader, token);
    return ask(request);
  };
  const onSubmit = ({ defaultPrevented, target }: SubmitEvent) => {
    if (defaultPrevented || !(target instanceof page.HTMLFormElement)) return;
    if (target.getAttribute('method')?.toLowerCase() !== 'post' || !isOwn(target.getAttribute('action') ?? '')) return;
    if (target.querySelector(`[name="${visitTokenField}"]`)) return;
    const field = page.document.createElement('input');
    Object.assign(field, { type: 'hidden', name: visitTokenField, value: token });
    target.append(field);
  };
  page.addEventListener('submit', onSubmit);
  return () => {
    page.fetch = ask;
    page.removeEventListener('submit', onSubmit);
  };
}
