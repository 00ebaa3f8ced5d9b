import type { Page } from '@playwright/test'

/** What React keeps of a component; of its many fields only those that tell whether it rendered. */
interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  flags: number
}

/**
 * From its next address on, the page counts the components that React renders, in the way of
 * React's own developer tools (their hook is called in production too). A count is the same on
 * every machine, where a time is not.
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

/** How many components were rendered since the last call, everything that came of it included. */
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
