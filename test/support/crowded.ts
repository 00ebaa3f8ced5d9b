import type { Page } from '@playwright/test'

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
