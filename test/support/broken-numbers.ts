import type { Page } from '@playwright/test'

/**
 * Finds the numbers, codes, times, sizes and days of a month of a page that break into two lines: `RL-1234`, `SHA-256`,
 * `5 MiB`, `27 November`. Codes are of random letters, so they are measured with the widest ones, and then shown again
 * as they were. What is longer than a line on a phone, such as a digest, may break.
 */
export function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBroken = (node: Text, from: number, to: number) => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      const ends = [...range.getClientRects()].map(({ bottom }) => bottom)
      return Math.max(...ends) - Math.min(...ends) > 8
    }
    const months = [...Array(12).keys()].flatMap((month) =>
      (['long', 'short'] as const).map((length) =>
        new Date(2026, month, 15).toLocaleDateString(document.documentElement.lang, {
          month: length,
          day: 'numeric',
        }),
      ),
    )
    const named = months.map((day) => day.replaceAll(/[\p{Nd}\s.,]/gu, '')).join('|')
    const day = String.raw`(?<!\p{Nd})\p{Nd}{1,2}\s(?:${named})|(?:${named})\s\p{Nd}{1,2}(?![\p{Nd}:])`
    const number = new RegExp(
      String.raw`${day}|\S*\p{Nd}\S*(?: (?:[KM]iB|এমবি|एमबी|ميغابايت))?`,
      'gu',
    )
    const found = new Set<string>()
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const node = walk.currentNode as Text
      if (!node.parentElement?.checkVisibility()) continue
      const { data } = node
      node.data = data.replaceAll(/\b[A-Z]{2,}-(?=[\dA-Z-]{8,25}\b)[\dA-Z-]+/g, (code) =>
        code.replaceAll(/(?<=-.*)[\dA-Z]/g, 'W'),
      )
      for (const { 0: whole, index } of data.matchAll(number))
        if (whole.length <= 25 && isBroken(node, index, index + whole.length)) found.add(whole)
      node.data = data
    }
    return [...found]
  })
}
