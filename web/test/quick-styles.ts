/** What a browser's own style sheet never displays, as far as our screens have it. */
const UNSEEN =
  'area, base, datalist, head, link, meta, noscript, param, rp, script, style, template, title, dialog:not([open]), input[type=hidden i], [hidden]:not(embed)';

/**
 * Answers at once whether an element is displayed, visible and can be pointed at: queries by role and each click ask it of an element and all its parents. The imitated browser
 * compares the element with each rule of every style sheet for it, a fifth of the time of the screens' tests. The tests load no style sheet of ours, so
 * only the element's own style and the browser's rules can hide it. Everything else is computed as before.
 */
export function answerStylesQuickly(window: Window): void {
  // The files of a worker share its window, and each of them prepares it.
  if (prepared.has(window)) return;
  prepared.add(window);
  const compute = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => (pseudo ? compute(element, pseudo) : quickStyle(element as HTMLElement, compute));
}

const prepared = new WeakSet<Window>();

type Compute = typeof window.getComputedStyle;
const QUICK: Record<string, (element: HTMLElement, compute: Compute) => string> = {
  display: displayOf,
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  pointerEvents: (element) => inherited(element, 'pointerEvents', 'auto'),
};

function quickStyle(element: HTMLElement, compute: Compute): CSSStyleDeclaration {
  const read = (name: string) => QUICK[name]?.(element, compute) ?? compute(element).getPropertyValue(name);
  return new Proxy(element.style, {
    get(_style, key) {
      if (key === 'getPropertyValue') return read;
      if (typeof key === 'string' && QUICK[key]) return read(key);
      const whole = compute(element);
      const value: unknown = Reflect.get(whole, key);
      return typeof value === 'function' ? value.bind(whole) : value;
    },
  });
}

function displayOf(element: HTMLElement, compute: Compute): string {
  if (element.matches(UNSEEN)) return compute(element).display;
  // Nobody asks whether it is a block or a table cell: only whether it is there.
  return element.style?.display || 'block';
}

function inherited(element: HTMLElement, name: 'visibility' | 'pointerEvents', initial: string): string {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const own = at.style?.[name];
    if (own && own !== 'inherit') return own;
  }
  return initial;
}
