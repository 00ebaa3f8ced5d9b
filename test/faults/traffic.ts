import { setTimeout as pause } from 'node:timers/promises'
import type { Ground } from './fault.ts'
import { startOutsideTraffic } from './outside-traffic.ts'
import { Staff } from './staff.ts'
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
  const staff = new Staff(product, keys, told)

  async function write(place: number): Promise<void> {
    // Every second one asks again until it knows; the others leave it at one try.
    const isPatient = place % 2 === 0
    for (let turn = place; !staff.isOver; turn += 1) {
      const entered = await staff.enter(isPatient)
      if (entered === null) continue
      if (turn % 4 === 0) await staff.file(isPatient, entered)
      if (turn % 4 === 1) await staff.open(entered)
    }
  }

  async function read(): Promise<void> {
    while (!staff.isOver) {
      const { places } = staff
      const place = places[Math.floor(Math.random() * places.length)]
      await staff.read(place ?? '/api/v1/organisation')
      await pause(10)
    }
  }

  const all = [
    ...Array.from({ length: writers }, (_, place) => write(place)),
    ...Array.from({ length: readers }, read),
    ...startOutsideTraffic(ground, told, () => staff.isOver),
  ]
  return {
    told,
    stop: async () => {
      staff.isOver = true
      await Promise.all(all)
    },
  }
}
