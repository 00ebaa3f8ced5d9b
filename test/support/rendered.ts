import type { Page } from '@playwright/test'

/** React's record of a component; of its many fields only those that show whether it rendered. */
interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  flags: number
}

/**
 * Makes the page count, from its next address on, the components that React renders, as React's own
 * developer tools do (their hook is called in production too). Unlike a time, a count is the same on every
 * machine.
 */
export async function countRendered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const performedWork = 1
    const counted = { rendered: 0 }
    const count = (now: Fiber, before: Fiber | null): void => {
      if (before === null || now.flags & performedWork) counted.rendered += 1
      // The same child as before: nothing below it was rendered.
      if (before !== null && now.child === before.child) return
      for (let child = now.child; child !== null; child = child.sibling)
        count(child, before === null ? null : child.alternate)
    }
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) =>
        count(current, current.alternate),
    }
    Object.assign(window, { counted, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })
}

/** Returns how many components were rendered since the last call, including all consequences. */
export async function rendered(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    const { counted } = window as unknown as { counted: { rendered: number } }
    const { rendered } = counted
    counted.rendered = 0
    return rendered
  })
}
