import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useRevalidator } from 'react-router';
import { readCookies } from '#app/browser-cookies.ts';
import { localStore } from '#app/browser-store.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { AddressField, AddressProblem, PostalAddress } from '#modules/address/address-form.ts';
import {
  type CheckoutDraft,
  type CheckoutState,
  changeField,
  stateOf,
  withErrors,
} from '#modules/checkout/checkout-state.ts';
import { savedAddressName } from '#modules/checkout/draft-names.ts';
import { type Offered, withTyped } from '#modules/checkout/typed-draft.ts';
import { readConsent } from '#modules/tracking/consent.ts';
import { type ChangedFields, changedSince, withChanged } from './changed-fields.ts';
import { changesPrices } from './changes-prices.ts';
import type { FieldProblem, OrderPageView, OrderTold } from './checkout-page-view.ts';
import { draftPath } from './checkout-paths.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';
import { createPressGate, type PressGate } from './press-gate.ts';
import { mayRecall, recall } from './remembered.ts';
import { sendDraft } from './send-draft.ts';

const none: readonly never[] = [];

/** The form in the browser: what stands in it is what counts, and it is kept on the server while somebody types. */
export function useCheckout(
  form: RefObject<HTMLFormElement | null>,
  loaded: OrderPageView,
  told: OrderTold | undefined,
) {
  const { language } = useShop();
  const [page, setPage] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  const [state, setState] = useState(() => stateOf(loaded.draft));
  const [revision, setRevision] = useState(0);
  const [recalled, setRecalled] = useState(false);
  const [detached, setDetached] = useState(0);
  const [problems, setProblems] = useState<readonly FieldProblem[]>(told?.problems ?? none);
  const [changed, setChanged] = useState<ChangedFields>(new Map());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [suggestions, setSuggestions] = useState<readonly PostalAddress[]>(told?.suggestions ?? none);
  const [isKept, setKept] = useState(false);
  const [heard, setHeard] = useState(told);
  const [isEnded, setEnded] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [underWay, setUnderWay] = useState(0);
  if (loaded !== seen) {
    setSeen(loaded);
    setPage(loaded);
    setState((now) => ({ ...now, delivery: { ...now.delivery, ...validatedOf(loaded) } }));
  }
  if (told !== heard) {
    setHeard(told);
    setProblems(told?.problems ?? none);
    setChanged(new Map());
    setSuggestions(told?.suggestions ?? none);
  }
  const shown = useMemo(() => withErrors(state, errorsOf(problems, told)), [state, problems, told]);
  const offered = useMemo(() => offeredOf(page), [page]);
  const { revalidate } = useRevalidator();
  const changes = useRef(0);
  const latest = useRef(0);
  /** Kept until an answer has brought them, though a later save takes the place of the one that asked. */
  const wantsPrices = useRef(false);
  const saver = useRef<DraftSaver>(null);
  const gate = useRef<PressGate>(null);
  const path = `/${language}/${draftPath}`;

  const take = (answer: Awaited<ReturnType<typeof sendDraft>>, sent: number) => {
    setState((now) => ({ ...now, loading: { ...now.loading, totals: false } }));
    if (answer === 'ended') setEnded(true);
    // Whoever has been signed out has no cart here either, which then is not what matters.
    if (answer === 'gone' && !isEnded) void revalidate();
    if (answer === undefined || typeof answer === 'string') return;
    setProblems(answer.problems);
    setChanged((now) => changedSince(now, sent));
    if (!answer.page) return;
    wantsPrices.current = false;
    const fresh = answer.page;
    setPage((now) => ({ ...now, ...fresh }));
    setState((now) => ({ ...now, delivery: { ...now.delivery, ...validatedOf(fresh) } }));
    // Of an address that was asked about before nothing new is said.
    if (answer.suggestions.length > 0 || fresh.draft.delivery.deliveryAddressIsValidated !== 'Not valid')
      setSuggestions(answer.suggestions);
  };

  const save = useEffectEvent(async (prices: boolean) => {
    if (!form.current) return;
    latest.current += 1;
    const [mine, sent] = [latest.current, changes.current];
    setUnderWay((now) => now + 1);
    wantsPrices.current ||= prices;
    if (prices) setState((now) => ({ ...now, loading: { ...now.loading, totals: true } }));
    const answer = await sendDraft(path, form.current, wantsPrices.current);
    gate.current?.run(() => {
      setUnderWay((now) => now - 1);
      // A later change has its own answer; that nobody is signed in any more is told once only, to whoever asks first.
      if (mine === latest.current || answer === 'ended') take(answer, sent);
    });
  });

  /** Reads the form anew. */
  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (!form.current) return;
    changes.current += 1;
    setChanged(withChanged(changed, (target as unknown as HTMLInputElement).name, changes.current));
    const next = withTyped(state, new FormData(form.current), offered);
    saver.current?.note(changesPrices(state, next));
    if (next.delivery.deliveryAddressIsValidated === 'Default') {
      setSuggestions(none);
      setKept(false);
    }
    const choice = choiceAfter(state, next, new FormData(form.current).get(savedAddressName) === '');
    if (choice === 'filled') setRevision(revision + 1);
    if (choice === 'detached') setDetached(detached + 1);
    setState({ ...state, ...next });
  };

  /** An order is of the sums that were shown: while new ones are on their way, it waits for them. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const waitsForPrices = saver.current?.asksPrices() ?? false;
    if (waitsForPrices) saver.current?.flush();
    // Otherwise the form itself brings what waited.
    else saver.current?.drop();
    const isEarly = waitsForPrices || underWay > 0;
    if (isEarly) event.preventDefault();
    setHeld(isEarly);
  };
  const submitHeld = useEffectEvent(() => {
    form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>('button[name=intent][value=next]'));
  });
  useEffect(() => {
    if (isHeld && underWay === 0) submitHeld();
  }, [isHeld, underWay]);

  /** Fills the form with something that was not typed. */
  const fill = (next: CheckoutState) => {
    setState(next);
    setRevision((now) => now + 1);
    saver.current?.note(true);
  };

  const start = useEffectEvent(() => {
    if (!form.current) return;
    // What was typed before the scripts came stands in the form already.
    const typed = withTyped(state, new FormData(form.current), offered);
    const kept = recall(localStore, readConsent(readCookies()).allowed.has('functional'));
    if (!mayRecall({ ...page, draft: typed }) || Object.keys(kept).length === 0) {
      setState({ ...state, ...typed });
      return;
    }
    setRecalled(true);
    const asForm = { get: (name: string) => kept[name] ?? null, getAll: () => [] };
    fill({ ...state, ...withTyped(typed, asForm, offered) });
  });
  useEffect(() => {
    const mine = createDraftSaver((prices) => void save(prices), {
      set: (run, ms) => window.setTimeout(run, ms),
      clear: (timer) => window.clearTimeout(timer),
    });
    const press = createPressGate((run) => void window.setTimeout(run));
    saver.current = mine;
    gate.current = press;
    const soon = window.setTimeout(start);
    window.addEventListener('pointerdown', press.down);
    window.addEventListener('pointerup', press.up);
    window.addEventListener('pointercancel', press.up);
    window.addEventListener('pagehide', mine.flush);
    return () => {
      window.clearTimeout(soon);
      window.removeEventListener('pointerdown', press.down);
      window.removeEventListener('pointerup', press.up);
      window.removeEventListener('pointercancel', press.up);
      window.removeEventListener('pagehide', mine.flush);
      mine.flush();
    };
  }, []);

  const isOpen = told?.problems.some(({ field }) => problems.some((problem) => problem.field === field)) ?? false;
  const problemOf = (field: string) => {
    if (changed.has(field)) return undefined;
    const isTold = told?.problems.some((problem) => problem.field === field) ?? false;
    return isTold || left.has(field) ? problems.find((problem) => problem.field === field) : undefined;
  };
  const errorOf = (field: string) => problemOf(field)?.text;
  return {
    page,
    state: shown,
    /** What the shop had to say about the form as it was sent, until nothing of it is so any more. */
    open: isOpen ? (told?.problems ?? none) : none,
    revision,
    recalled,
    detached,
    suggestions,
    errorOf,
    change,
    submit,
    isHeld,
    isEnded,
    /** Whoever has been in a field and filled it may be told what is wrong with it. */
    leave: ({ target }: FocusEvent<HTMLFormElement>) => {
      const { name, value } = target as unknown as HTMLInputElement;
      if (name && value !== '' && !left.has(name)) gate.current?.run(() => setLeft((now) => new Set([...now, name])));
    },
    problemsOf: (names: Readonly<Partial<Record<AddressField, string>>>): readonly AddressProblem[] =>
      (Object.entries(names) as [AddressField, string][]).flatMap(([field, name]) => {
        const code = problemOf(name)?.code;
        if (code === undefined) return [];
        return [{ field, code: (code === 'required-by-company' ? 'required' : code) as AddressProblem['code'] }];
      }),
    takeSuggestion: (address: PostalAddress) => {
      setSuggestions(none);
      fill(
        (
          [
            ['deliveryLine1', address.line1],
            // Those who know addresses know of no floors: what was typed there stays.
            ['deliveryLine2', address.line2 || state.delivery.deliveryLine2],
            ['deliveryZip', address.zip],
            ['deliveryCity', address.city],
            ['deliveryRegion', address.region],
          ] as const
        ).reduce((now, [field, value]) => changeField(now, field, value), state),
      );
    },
    /** Whatever was suggested. */
    isKept,
    keepAddress: () => {
      setSuggestions(none);
      setKept(true);
    },
  };
}

/** `filled`: the fields show another address. `detached`: the one that was chosen was changed, and is none of the kept ones now. */
function choiceAfter(
  before: CheckoutDraft,
  after: CheckoutDraft,
  isAnother: boolean,
): 'filled' | 'detached' | undefined {
  const [was, is] = [before.delivery.deliveryAddressId, after.delivery.deliveryAddressId];
  if (was === is) return undefined;
  return is !== undefined || isAnother ? 'filled' : 'detached';
}

const validatedOf = ({ draft: { delivery } }: Pick<OrderPageView, 'draft'>) => ({
  deliveryAddressIsValidated: delivery.deliveryAddressIsValidated,
});

const offeredOf = ({ who, countries, choices, methods, payments }: OrderPageView): Offered => ({
  who,
  countries: countries.map(({ code }) => code),
  saved: choices.choices,
  isLocked: choices.isLocked,
  methods,
  payments,
});

const errorsOf = (problems: readonly FieldProblem[], told: OrderTold | undefined) => ({
  deliveryZip: problems.find(({ field }) => field === 'deliveryZip')?.text,
  outOfStock: told?.outOfStock,
});
