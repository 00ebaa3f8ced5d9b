import type { Page } from '@playwright/test'

/**
 * Finds the numbers, codes and times of a page that break into two lines. What is longer than a line on a phone, such as
 * a digest, may break.
 */
export function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const node = walk.currentNode as Text
      if (!node.parentElement?.checkVisibility()) continue
      for (const { 0: number, index } of node.data.matchAll(/\S*\p{Nd}\S*/gu)) {
        if (number.length > 25) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + number.length)
        const ends = [...range.getClientRects()].map(({ bottom }) => bottom)
        if (Math.max(...ends) - Math.min(...ends) > 8) found.add(number)
      }
    }
    return [...found]
  })
}
