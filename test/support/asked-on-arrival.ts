import { askArrived } from '#modules/arrivals'
import { dayAfter } from '#platform/clock/schema'
import type { TestApp } from '#test/test-app'

/** Lets a candidate have flown two weeks ago, and asks how it is there. */
export async function askedOnArrival(app: TestApp, recordId: string): Promise<void> {
  await app.edit(recordId, { flightOn: dayAfter(app.clock.now().slice(0, 10), -14) })
  await askArrived(app.system)
}
