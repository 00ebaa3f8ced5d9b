import { setTimeout as pause } from 'node:timers/promises'
import type { Ground } from './fault.ts'
import { startOutsideTraffic } from './outside-traffic.ts'
import { Staff, WorkingDay } from './staff.ts'
import { nothingTold } from './told.ts'

const writers = 8
const readers = 8

/**
 * Eight that enter records, file scans, approve and look up, and eight that read, until `stop`; where
 * there is somebody outside, who is told and who signs in there too.
 */
export function startTraffic(ground: Ground) {
  const { product, keys } = ground
  const told = nothingTold()
  const day = new WorkingDay()
  const somebody = () => new Staff(product, keys, told, day)

  async function write(place: number): Promise<void> {
    // Every second one asks again until it knows; the others leave it at one try.
    const isPatient = place % 2 === 0
    const staff = somebody()
    for (let turn = place; !day.isOver; turn += 1) {
      const entered = await staff.enter(isPatient)
      if (entered === null) continue
      if (turn % 4 === 0) await staff.file(isPatient, entered)
      if (turn % 4 === 1) await staff.open(entered)
    }
  }

  async function read(): Promise<void> {
    const staff = somebody()
    const { places } = day
    while (!day.isOver) {
      const place = places[Math.floor(Math.random() * places.length)]
      await staff.read(place ?? '/api/v1/organisation')
      await pause(10)
    }
  }

  const all = [
    ...Array.from({ length: writers }, (_, place) => write(place)),
    ...Array.from({ length: readers }, read),
    ...startOutsideTraffic(ground, told, () => day.isOver),
  ]
  return {
    told,
    stop: async () => {
      day.isOver = true
      await Promise.all(all)
    },
  }
}
