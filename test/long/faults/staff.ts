import { createHash, randomUUID } from 'node:crypto'
import { phonePhotoJpeg } from '#test/phone-photos'
import type { Product } from '#test/product'
import { asker, type Keys, type Told } from './told.ts'

/** A record that was acknowledged. */
export interface Entered {
  id: string
  version: number
  passportNumber: string
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const json = (key: string) => ({ ...bearer(key), 'content-type': 'application/json' })

let numbered = 0
let photo: Promise<Buffer> | undefined

/** What those who work on one day share. */
export class WorkingDay {
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

export function newPassport(): string {
  numbered += 1
  return `ZY${String(numbered).padStart(7, '0')}`
}

/** A record as it is sent, with more on it. */
export function recordOf(
  passportNumber: string,
  more: { email?: string; telephone?: string } = {},
): string {
  return JSON.stringify({
    ...more,
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
