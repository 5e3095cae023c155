import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible.ts';

const WIDTHS = [320, 360, 768, 1440] as const;

/** Every text stands inside its own box, and the page inside its window, at every width. */
export async function expectEverythingFits(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const at = `${name} at ${width} px`;
    await expectNoSidewaysScroll(page, at);
    expect.soft(await overflowing(page), at).toEqual([]);
  }
}

/** Ordinary words that are broken in two; what is longer than they are may have to be. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: around, nodeValue } = node;
      if (!around?.checkVisibility() || around.closest('.visually-hidden, svg, script, style, noscript'))
        continue;
      for (const { 0: word, index } of nodeValue!.matchAll(/(?<!\S)\p{L}{2,20}(?!\S)/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** Boxes with words of their own that are wider than they may be, or that reach out of what cuts them off, and buttons that are squeezed. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = (element: Element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const cutters = new Map<Element, Element | null>();
    /** What cuts off the contents of an element: itself, or the next around it. */
    const cutterOf = (element: Element | null): Element | null => {
      if (element === null) return null;
      const known = cutters.get(element);
      if (known !== undefined) return known;
      const cuts = getComputedStyle(element).overflowX !== 'visible';
      const found = cuts ? element : cutterOf(element.parentElement);
      cutters.set(element, found);
      return found;
    };
    /** Narrower than the sign that stands in it. */
    const isSqueezed = (element: Element) =>
      element.matches('button') && element.scrollWidth > element.getBoundingClientRect().width + 1;
    /** For who listens, and for who has not yet come to it by keyboard. */
    const isAside = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (getComputedStyle(one).clipPath !== 'none') return true;
      const { right, bottom } = element.getBoundingClientRect();
      return right <= 0 || bottom + scrollY <= 0;
    };
    const isClamped = (element: Element): boolean =>
      getComputedStyle(element).webkitLineClamp !== 'none' &&
      element.getAttribute('title') === element.textContent;
    const outside = (element: Element): boolean => {
      const range = document.createRange();
      const box = cutterOf(element.parentElement)?.getBoundingClientRect();
      const limits = box ?? { left: 0, right: document.documentElement.clientWidth };
      return words(element).some((node) => {
        range.selectNodeContents(node);
        const { left, right } = range.getBoundingClientRect();
        return left < limits.left - 1 || right > limits.right + 1;
      });
    };
    const breaksOut = (element: Element): boolean =>
      isSqueezed(element) ||
      (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) ||
      outside(element);
    return (
      [...document.querySelectorAll('body *')]
        .filter((element) => words(element).length > 0 || isSqueezed(element))
        // Few do: what excuses them is dear to find out.
        .filter(breaksOut)
        .filter((element) => element.checkVisibility())
        .filter((element) => !element.closest('svg, script, style, noscript') && !isAside(element))
        .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
        // Cut on purpose after its last line, and whole in its title.
        .filter((element) => !isClamped(element))
        .filter(
          (element) => getComputedStyle(element).webkitLineClamp === 'none' || !element.hasAttribute('title'),
        )
        .map((element) => element.outerHTML.slice(0, 160))
    );
  });
}
