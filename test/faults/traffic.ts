import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '#test/product'

const writers = 8
const readers = 8
/** Nobody is left without an answer for longer, in milliseconds. */
const patience = 20_000

/** What people and programs were told while a fault lasted. */
export interface Told {
  /** Passport numbers whose record was acknowledged, and when. */
  acknowledged: Map<string, number>
  /** Those of whom nobody was told that they are stored, nor that they are not. */
  inDoubt: Set<string>
  /** Answers that are neither what was asked for nor a refusal that says why. */
  wrong: string[]
  /** How long the longest answer took, in milliseconds. */
  longest: number
}

let numbered = 0

/** Eight that enter records and eight that read them, until `stop`. */
export function startTraffic(product: Product, key: string) {
  const told: Told = { acknowledged: new Map(), inDoubt: new Set(), wrong: [], longest: 0 }
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const places: string[] = []
  let isOver = false

  /** The answer, or null when none came because the server was not there. */
  async function ask(path: string, init: RequestInit = {}): Promise<Response | null> {
    const start = performance.now()
    try {
      const signal = AbortSignal.timeout(patience)
      return await fetch(product.url + path, { headers, signal, ...init })
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') told.wrong.push(`${path}: no answer`)
      return null
    } finally {
      told.longest = Math.max(told.longest, performance.now() - start)
    }
  }

  async function write(place: number): Promise<void> {
    while (!isOver) {
      const passport = newPassport()
      const init = {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify(record(passport)),
      }
      // Every second one asks again with the same key until it knows; the others leave it at that.
      told.inDoubt.add(passport)
      do {
        const answer = await ask('/api/v1/records', init)
        if (answer?.status === 201) {
          const { id } = (await answer.json()) as { id: string }
          told.inDoubt.delete(passport)
          told.acknowledged.set(passport, performance.now())
          places.push(`/api/v1/records/${id}`)
          break
        }
        await note('POST', answer)
        await pause(50)
      } while (place % 2 === 0 && !isOver)
    }
  }

  async function read(): Promise<void> {
    while (!isOver) {
      const place = places[Math.floor(Math.random() * places.length)]
      const answer = await ask(place ?? '/api/v1/organisation')
      if (answer?.status === 200) await answer.arrayBuffer()
      else await note('GET', answer)
      await pause(10)
    }
  }

  /** A refusal for a time, with a sentence and a time to come back, is right; all else is wrong. */
  async function note(method: string, answer: Response | null): Promise<void> {
    if (answer === null) return
    const { code, title } = (await answer.json()) as { code?: string; title?: string }
    const isRight = answer.status === 503 && title && answer.headers.has('retry-after')
    if (!isRight) told.wrong.push(`${method}: ${answer.status} ${code}`)
  }

  const all = [
    ...Array.from({ length: writers }, (_, place) => write(place)),
    ...Array.from({ length: readers }, read),
  ]
  return {
    told,
    stop: async () => {
      isOver = true
      await Promise.all(all)
    },
  }
}

function newPassport(): string {
  numbered += 1
  return `ZY${String(numbered).padStart(7, '0')}`
}

function record(passportNumber: string) {
  return {
    passportNumber,
    referenceNumber: `F${passportNumber}`,
    name: 'Rahima Khatun',
    fatherName: 'Abdul Karim',
    motherName: 'Salma Begum',
    address: 'House 7, Road 3, Cumilla',
    nationality: 'BD',
    destinationCountry: 'CA',
  }
}
