import type { Page } from '@playwright/test'

/**
 * Turns what a page says into a made-up language: three fifths longer, from right to left, of letters that join; and
 * what somebody entered into one word of sixty wide letters.
 * Returns what it then cuts off, or lays outside the screen.
 */
export async function cutInMadeUpLanguage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'
    const turned = (word: string) => {
      const long = word + word.slice(0, Math.round(word.length * 0.6))
      return long.replace(/\p{L}/gu, (letter) => letters[letter.charCodeAt(0) % 28] as string)
    }
    const inMadeUp = (text: string) => text.replace(/[\p{L}\p{M}’'-]{2,}/gu, turned)
    const unread = 'script, style, svg, noscript, textarea'
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walk.nextNode()) nodes.push(walk.currentNode as Text)
    const said = nodes.filter(
      ({ data, parentElement }) => /\p{L}{2}/u.test(data) && !parentElement?.closest(unread),
    )
    const before = new Map(said.map((node) => [node, node.data]))
    root.dir = 'rtl'
    // What somebody entered may be one word that is longer than a line.
    const isEntered = ({ data, parentElement }: Text) =>
      parentElement?.closest('bdi') && !/\p{Nd}/u.test(data)
    for (const node of said) node.data = isEntered(node) ? 'W'.repeat(60) : inMadeUp(node.data)
    const found: string[] = []
    if (root.scrollWidth > root.clientWidth)
      found.push(`scrolls sideways: ${root.scrollWidth - root.clientWidth} px`)
    for (const [node, text] of before) {
      const { parentElement } = node
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      for (
        let each: Element | null = parentElement;
        each && each !== root;
        each = each.parentElement
      ) {
        const { overflowX, clipPath, position, textOverflow } = getComputedStyle(each)
        // For screen readers only.
        if (clipPath !== 'none' || (position === 'absolute' && each.clientWidth <= 1)) break
        // What scrolls by itself, such as a wide table, may.
        if (overflowX === 'auto' || overflowX === 'scroll') break
        const own = each.getBoundingClientRect()
        const isOver = box.left < own.left - 1 || box.right > own.right + 1
        if (overflowX !== 'visible' && isOver && textOverflow !== 'ellipsis') {
          found.push(`cut off: ${text.trim().slice(0, 60)}`)
          break
        }
        if (position === 'fixed') break
      }
    }
    return found
  })
}

const heard = ['aria-label', 'alt', 'placeholder', 'title'] as const
/** Of these names and formats only the capitals are letters of a word: LMIA, UTC, MiB, BDT. */
const code =
  /\b[A-Z]{2}[A-Z\d-]*\b|\b[KMG]iB\b|\bCandor(?: [\d.]+)?\b|\bWebP\b|\b[\da-f]{64}\b|#[\da-f]{6}\b/g

/** Returns what a page in Bengali says in Latin letters that nobody entered and nothing marks as English. */
export async function leftInLatin(page: Page, entered: RegExp): Promise<string[]> {
  const texts = await page.evaluate((names) => {
    const all = [...document.querySelectorAll('body :not(style, script, noscript, noscript *)')]
    const own = all.filter((each) => each.closest('[lang]')?.getAttribute('lang') === 'bn')
    return own.flatMap((element) => [
      ...names.map((name) => element.getAttribute(name) ?? ''),
      ...[...element.childNodes].map(({ nodeType, textContent }) =>
        nodeType === Node.TEXT_NODE ? (textContent ?? '') : '',
      ),
    ])
  }, heard)
  const left = texts.filter((text) =>
    /[A-Za-z]{3}/.test(text.replaceAll(entered, '').replaceAll(code, '')),
  )
  return [...new Set(left)].map((text) => `in Latin letters: ${text.trim().slice(0, 80)}`)
}
