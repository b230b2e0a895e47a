/** `dialog`: the sign-up is open. A hidden advertisement stays hidden for the visit. */
type AdView = 'hidden' | 'minimised' | 'expanded' | 'dialog';

export type AdState = { readonly view: AdView; readonly hasExpanded: boolean; readonly isDismissed: boolean };

export type AdEvent =
  | { readonly kind: 'loaded' | 'opened' | 'minimised' | 'dismissed' | 'closed' }
  | { readonly kind: 'scrolled'; readonly pageHeight: number; readonly scroll: number };

export const firstAdState: AdState = { view: 'hidden', hasExpanded: false, isDismissed: false };

const bottomOffset = 1000;
const threshold = 2;

/** Near the bottom of the page. Without scrolling it is never near, however short the page is. */
export const isNearBottom = (pageHeight: number, scroll: number): boolean =>
  scroll > 0 && (pageHeight - bottomOffset) / scroll < threshold;

/** The advertisement expands once by itself; afterwards only the visitor opens it. */
export function nextAdState(state: AdState, event: AdEvent): AdState {
  if (state.isDismissed) return state;
  switch (event.kind) {
    case 'loaded':
      return state.view === 'hidden' ? { ...state, view: 'minimised' } : state;
    case 'scrolled': {
      const expands = state.view === 'minimised' && !state.hasExpanded && isNearBottom(event.pageHeight, event.scroll);
      return expands ? { ...state, view: 'expanded', hasExpanded: true } : state;
    }
    case 'opened':
      return state.view === 'hidden' ? state : { ...state, view: 'dialog' };
    case 'minimised':
      return state.view === 'hidden' ? state : { ...state, view: 'minimised', hasExpanded: true };
    case 'closed':
      return state.view === 'dialog' ? { ...state, view: 'minimised', hasExpanded: true } : state;
    default:
      return { ...state, view: 'hidden', isDismissed: true };
  }
}
