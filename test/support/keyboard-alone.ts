import { expect, type Page } from '@playwright/test'

/**
 * What has the focus: by its id, else by its name; and whether one sees that it has it: an outline
 * around it, within the window, and nothing else lying over it (WCAG 2.4.11).
 */
function focused(page: Page): Promise<{ name: string; isSeen: boolean }> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
    const box = at.getBoundingClientRect()
    const isInView =
      box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // Of a link that runs over two lines, the first; of what is larger than the window, what shows.
    const part = at.getClientRects()[0] ?? box
    const between = (start: number, end: number, most: number) =>
      (Math.max(start, 0) + Math.min(end, most)) / 2
    const above = document.elementFromPoint(
      between(part.left, part.right, innerWidth),
      between(part.top, part.bottom, innerHeight),
    )
    const isOnTop = above !== null && (at.contains(above) || above.contains(at))
    const text = at.getAttribute('aria-label') ?? at.textContent?.trim().replace(/\s+/g, ' ')
    return {
      name: at.id ? `#${at.id}` : (text ?? ''),
      isSeen: isInView && isOnTop && (isOutlined || boxShadow !== 'none'),
    }
  })
}

/** Presses Tab until this has the focus, and answers every stop of the way; each has to be seen. */
export async function tabTo(page: Page, wanted: string, key = 'Tab'): Promise<string[]> {
  const stops: string[] = []
  for (let n = 0; n < 90; n += 1) {
    await page.keyboard.press(key)
    const { name, isSeen } = await focused(page)
    stops.push(name)
    expect(isSeen, `the focus on “${name}” is seen`).toBe(true)
    if (name === wanted) return stops
  }
  throw new Error(`No way by ${key} to “${wanted}”, only to ${stops.join(' | ')}`)
}

/** Goes there by Tab, and presses a key. */
export async function press(page: Page, wanted: string, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

/** Goes to a field by Tab, and types a text in place of what is there. */
export async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** The focus stands on what went wrong, and one Tab and Enter lead from there to the field. */
export async function followProblem(page: Page, field: string): Promise<void> {
  await expect(page.getByRole('alert')).toBeFocused()
  await page.keyboard.press('Tab')
  expect((await focused(page)).isSeen).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.locator(field)).toBeFocused()
}
