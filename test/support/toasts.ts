import { type BrowserContext, expect, type Page } from '@playwright/test'

/**
 * Records the toasts of every page that this context opens from now on. Most last a second, and an
 * assertion that waits checks once a second: on a busy machine it would miss some. So that no test looks
 * for them by mistake, toasts that only say that something is done are not drawn.
 */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(note)
}

/** Waits until a toast has said this, after the last one that was waited for. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const source =
    typeof text === 'string' ? text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') : text.source
  // A page that is being left cannot be queried; the next one can.
  const isSaid = () => page.evaluate(take, source).catch(() => false)
  await expect.poll(isSaid, `a toast says ${text}`).toBe(true)
}

interface Noting {
  toasts?: string[]
}

/** Runs in the browser. */
function note(): void {
  const page = window as Noting
  if (page.toasts) return
  const toasts: string[] = []
  page.toasts = toasts
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.matches('[role=log]'))
        for (const toast of addedNodes as NodeListOf<HTMLElement>) {
          toasts.push(toast.textContent ?? '')
          const isToActOn = toast.querySelectorAll('button').length > 1
          if (toast.dataset.tone === 'done' && !isToActOn) toast.style.visibility = 'hidden'
        }
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the browser: tells whether one of the recorded toasts matches; drops it and those before. */
function take(source: string): boolean {
  const { toasts } = window as Noting
  const at = toasts?.findIndex((toast) => new RegExp(source).test(toast)) ?? -1
  toasts?.splice(0, at + 1)
  return at >= 0
}
