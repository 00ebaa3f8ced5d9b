import type { Page } from '@playwright/test'

/** Returns the sentences in Latin letters on a page from right to left that begin with their full stop. */
export function turnedSentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const written = walk.currentNode.textContent?.trim() ?? ''
      // What is isolated keeps its own direction, and turns nothing beside it.
      const text = written.replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/gu, '')
      const { parentElement } = walk.currentNode
      if (!/\p{Script=Latin}\s.*[.!?]$/su.test(text) || /\p{Script=Arabic}/u.test(text)) continue
      if (!parentElement?.checkVisibility()) continue
      const { direction, unicodeBidi } = getComputedStyle(parentElement)
      if (direction === 'rtl' && unicodeBidi !== 'plaintext') found.push(written)
    }
    return found
  })
}
