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

/** Returns the buttons, documents and messages of a public page that touch the element above them, by their words. */
export function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = 'main :is(button, .button, .printed, .flash, .problems, .ask-form, .own-links)'
    const above = 'main :is(p, h1, h2, h3, ul, ol, address, .printed, .flash, .problems, .timeleft)'
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const others = shown(above).map((element) => ({
      element,
      box: element.getBoundingClientRect(),
    }))
    return shown(boxes).flatMap((element) => {
      const box = element.getBoundingClientRect()
      const touches = others.some(
        (other) =>
          !element.contains(other.element) &&
          !other.element.contains(element) &&
          Math.abs(box.top - other.box.bottom) < 3 &&
          other.box.left < box.right &&
          box.left < other.box.right &&
          other.box.height > 0,
      )
      return touches ? [`${element.className} ${element.textContent?.slice(0, 40)}`] : []
    })
  })
}

/** Returns the names of targets that a finger would miss: smaller than 44 px and not links within a sentence. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A way to object stands after a detail, in no sentence.
    const isWithinText = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.matches('a:not(.contest)')
    // A radio button or a checkbox is as large as its label.
    const targets =
      'a, button, summary, .choice label, input:not([type=hidden], [type=radio], [type=checkbox])'
    return [...document.querySelectorAll(targets)]
      .filter((element) => element.checkVisibility() && !isWithinText(element))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return Math.min(width, height) < 43.5
      })
      .map((element) => `${element.tagName} ${element.textContent} ${element.id}`)
  })
}

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

/** The size of letters in a browser in which nobody chose another. */
const usual = { standard: 16, fixed: 13 }

/**
 * Returns what is wrong with a page on a phone whose owner chose letters of twice the size (WCAG 1.4.4), on the phone or
 * for this page.
 */
export async function faultsWithLargeLetters(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 640 })
  const byDevice = await withLargeLetters(page, () => page.evaluate(brokenHere))
  const size = (percent: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, percent)
  await size('200%')
  const byPage = await page.evaluate(brokenHere)
  await size('')
  return [
    ...byDevice.map((fault) => `by the device: ${fault}`),
    ...byPage.map((fault) => `by the page: ${fault}`),
  ]
}

/** Returns each word of a page on a phone that breaks although a line has room for it. */
export async function brokenWords(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 640 })
  return page.evaluate(brokenHere)
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
function brokenHere(): string[] {
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
