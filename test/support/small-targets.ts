import type { Page } from '@playwright/test'

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
