import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { phonePhotoJpeg } from '#test/phone-photos'
import type { Product } from '#test/product'
import type { Ground } from './fault.ts'
import { asker, type Keys, nothingTold, type Told } from './told.ts'

/** A record that was acknowledged. */
interface Entered {
  id: string
  version: number
  passportNumber: string
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const json = (key: string) => ({ ...bearer(key), 'content-type': 'application/json' })

let numbered = 0
let photo: Promise<Buffer> | undefined

/** What those who work on one day share. */
class WorkingDay {
  /** Addresses of what was acknowledged, for who reads. */
  readonly places: string[] = []
  isOver = false
}

/** What one of the staff, or a candidate, does, noting what was answered. */
export class Staff {
  readonly #day: WorkingDay
  readonly #keys: Keys
  readonly #told: Told
  readonly #ask: ReturnType<typeof asker>

  constructor(product: Product, keys: Keys, told: Told, day: WorkingDay = new WorkingDay()) {
    this.#day = day
    this.#keys = keys
    this.#told = told
    this.#ask = asker(product, told)
  }

  /** Enters a record. @param isPatient whether it asks with the same key until it knows */
  async enter(isPatient: boolean): Promise<Entered | null> {
    const passport = newPassport()
    this.#told.inDoubt.add(passport)
    const headers = json(this.#keys.moderator)
    const init = { method: 'POST', headers, body: recordOf(passport) }
    const answer = await this.#until(isPatient, '/api/v1/records', init)
    if (answer === null) return null
    this.#told.inDoubt.delete(passport)
    this.#told.acknowledged.set(passport, performance.now())
    const entered = (await answer.json()) as Entered
    this.#day.places.push(`/api/v1/records/${entered.id}`)
    return entered
  }

  /** Puts a scan on file. @param more so many bytes behind the picture */
  async file(isPatient: boolean, { id }: Entered, more = 0): Promise<void> {
    photo ??= phonePhotoJpeg({ width: 600, height: 450 })
    // An end of its own: each scan is another file.
    const scan = Buffer.concat([await photo, Buffer.alloc(more), Buffer.from(randomUUID())])
    const headers = { ...bearer(this.#keys.moderator), 'content-type': 'image/jpeg' }
    const init = { method: 'PUT', headers, body: new Uint8Array(scan) }
    const path = `/api/v1/records/${id}/documents/visa-paper`
    const answer = await this.#until(isPatient, path, init)
    if (answer === null) return
    const stored = (await answer.json()) as { id: string }
    this.#told.scans.set(stored.id, createHash('sha256').update(scan).digest('hex'))
    this.#told.filed.push(performance.now())
    this.#day.places.push(`/api/v1/documents/${stored.id}/image?width=480`)
  }

  /** Approves it, hands out a code, and looks it up as the candidate does. */
  async open({ id, version, passportNumber }: Entered): Promise<void> {
    const headers = json(this.#keys.admin)
    const approve = { method: 'POST', headers: { ...headers, 'if-match': String(version) } }
    if (!(await this.#ask(`/api/v1/records/${id}/approve`, approve))) return
    this.#told.approved.add(passportNumber)
    const issue = { method: 'POST', headers }
    const code = await this.#ask(`/api/v1/records/${id}/access-code`, issue)
    if (code === null) return
    const { accessCode } = (await code.json()) as { accessCode: string }
    const body = JSON.stringify({ passportNumber, accessCode })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    if (await this.#ask('/api/v1/lookups', init)) this.#told.opened += 1
  }

  async read(place: string): Promise<void> {
    await this.#ask(place, { headers: bearer(this.#keys.admin) })
  }

  async #until(isPatient: boolean, path: string, init: RequestInit): Promise<Response | null> {
    const headers = { ...init.headers, 'idempotency-key': randomUUID() }
    for (;;) {
      const answer = await this.#ask(path, { ...init, headers })
      if (answer !== null) return answer
      if (init.method === 'PUT') this.#told.scansInDoubt += 1
      if (!isPatient || this.#day.isOver) return null
    }
  }
}

function newPassport(): string {
  numbered += 1
  return `ZY${String(numbered).padStart(7, '0')}`
}

/** A record as it is sent. */
function recordOf(passportNumber: string): string {
  return JSON.stringify({
    passportNumber,
    referenceNumber: `F${passportNumber}`,
    name: 'Rahima Khatun',
    fatherName: 'Abdul Karim',
    motherName: 'Salma Begum',
    address: 'House 7, Road 3, Cumilla',
    nationality: 'BD',
    destinationCountry: 'CA',
  })
}

const writers = 8
const readers = 8

/**
 * Eight that enter records, file scans, approve and look up, and eight that read, until `stop`.
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
  ]
  return {
    told,
    stop: async () => {
      day.isOver = true
      await Promise.all(all)
    },
  }
}
