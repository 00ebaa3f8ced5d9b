import type { Page } from '@playwright/test'

/** The size of letters in a browser in which nobody chose another. */
const usual = { standard: 16, fixed: 13 }

/** Returns what is wrong with a page on a phone whose owner chose letters of twice the size (WCAG 1.4.4). */
export async function faultsWithLargeLetters(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 640 })
  return withLargeLetters(page, () => page.evaluate(faultsHere))
}

/** Runs something with letters of twice the size. */
export async function withLargeLetters<Found>(
  page: Page,
  run: () => Promise<Found>,
): Promise<Found> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const found = await run()
  await session.send('Page.setFontSizes', { fontSizes: usual })
  await session.detach()
  return found
}

/** Runs in the browser: that it scrolls sideways, and each word in two lines that one line has room for. */
function faultsHere(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`scrolls sideways, ${scrollWidth} px wide`] : []
  // Addresses and codes may break, and so may a word after a hyphen or a slash.
  const word =
    /(?<![\p{L}\p{N}@.:/_-])(?:[\p{L}\p{M}’']|\u200c|\u200d){2,}(?![\p{L}\p{N}@:/_]|\.\p{L})/gu
  const unread = '.unseen, search, pre, textarea, option, [aria-hidden]'
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode as Text
    const { data, parentElement } = node
    if (!parentElement?.checkVisibility() || parentElement.closest(unread)) continue
    if (getComputedStyle(parentElement).clipPath !== 'none') continue
    for (const { 0: whole, index } of data.matchAll(word)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + whole.length)
      const boxes = [...range.getClientRects()]
      const bottoms = boxes.map(({ bottom }) => bottom)
      const width = boxes.reduce((sum, box) => sum + box.width, 0)
      if (Math.max(...bottoms) - Math.min(...bottoms) > 20 && width < clientWidth * 0.75)
        found.push(`breaks “${whole}” of “${data.slice(0, 40)}”`)
    }
  }
  return found
}
