import { expect, type Page } from '@playwright/test'

/**
 * Returns what has the focus: by its id, else by its name; and whether the focus is visible: an outline
 * around it, within the window, and not covered (WCAG 2.4.11).
 */
function focused(page: Page): Promise<{ name: string; isSeen: boolean }> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
    const box = at.getBoundingClientRect()
    const isInView =
      box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // For a link over two lines, the first; for something larger than the window, the visible part.
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

/** Presses Tab until this has the focus, and returns every stop on the way; each must be visible. */
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

/** Moves there by Tab, and presses a key. */
export async function press(page: Page, wanted: string, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

/** Moves to a field by Tab, and replaces its text. */
export async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Expects the focus on the error summary, from which one Tab and Enter lead to the field. */
export async function followProblem(page: Page, field: string): Promise<void> {
  await expect(page.getByRole('alert')).toBeFocused()
  await page.keyboard.press('Tab')
  expect((await focused(page)).isSeen).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.locator(field)).toBeFocused()
}
