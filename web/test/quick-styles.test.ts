import { expect, it } from 'vitest';
import { answerStylesQuickly } from './quick-styles.ts';

const PAGE = `<!doctype html><html><head><title>Shala</title><style></style></head><body>
  <main><p>seen</p><p hidden>hidden</p><p style="display: none">none</p><p style="pointer-events: none">no <b>clicks</b></p><ul style="display: flex"><li>one</li></ul></main>
  <section style="visibility: hidden"><b>unseen</b><i style="visibility: visible">seen</i><u style="visibility: inherit">unseen</u></section>
  <dialog><button>closed</button></dialog><dialog open><button>open</button></dialog>
  <form><input type="hidden"><input type="HIDDEN"><input><datalist><option>one</option></datalist><select><option>one</option></select></form>
  <details><summary>more</summary><p>text</p></details><table><tbody><tr><td>1</td></tr></tbody></table>
  <template></template><noscript></noscript><script></script><svg><path style="display: none"></path><g></g></svg>
</body></html>`;

it('hides exactly the elements that the imitated browser hides', () => {
  // A frame has a window of its own, which still computes everything.
  const window = document.body.appendChild(document.createElement('iframe')).contentWindow as Window & typeof globalThis;
  window.document.write(PAGE);
  const all = [...window.document.querySelectorAll<HTMLElement>('*')];
  const hidden = () =>
    all.map((element) => {
      const style = window.getComputedStyle(element);
      const byName = [style.getPropertyValue('display'), style.getPropertyValue('visibility')];
      return [element.outerHTML, style.display === 'none', byName[0] === 'none', style.visibility, byName[1]];
    });
  const computed = hidden();
  const cursor = () => all.map((element) => window.getComputedStyle(element).pointerEvents);
  const cursors = cursor();
  answerStylesQuickly(window);
  expect(hidden()).toEqual(computed);
  expect(cursor()).toEqual(cursors);
  expect(computed.filter(([, isHidden]) => isHidden).length).toBeGreaterThan(10);
});
