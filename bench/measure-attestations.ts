import { join } from 'node:path'
import { frugalMemory } from '../src/cli/frugal-memory.mjs'
import { askedByOthers } from './asked-by-others.ts'
import { type Side, takeTurns } from './compare.ts'
import type { Effort } from './effort.ts'
import { type Figure, figure } from './figures.ts'
import { startLoad } from './load-process.ts'
import { inBench, messageOf, startPinned, stop } from './pinned.ts'
import { bareGets } from './scenarios.ts'
import { seed, seedBaseline } from './seed.ts'
import { startBaseline, startCandor } from './servers.ts'

/** How many of each in a second of computing, without waiting for the disk. */
export interface AttestedRound {
  issue: number
  issueStock: number
  verify: number
  verifyStock: number
  issueSdJwt: number
  issueSdJwtStock: number
  verifySdJwt: number
  verifySdJwtStock: number
}

export interface BuiltList {
  milliseconds: number
  bytes: number
}

export interface AttestedTimes {
  all: AttestedRound[]
  lists: BuiltList[]
  attestation: string
}

const publicUrl = 'https://padma.example'
const records = 10_000
/** Attestations that are made and checked in a round. */
const each = 200

/**
 * Compares attestations with the stock libraries, all on one core: those of the product with their row,
 * their event and their state. Then compares a full status list, `/verify` and the requests of wallets with
 * the bare baseline.
 */
export async function* measureAttestations(
  command: string,
  data: string,
  effort: Effort,
): AsyncGenerator<Figure[]> {
  const installation = await seed({ dataFolder: join(data, 'attested'), records })
  const times = await attest(installation.dataFolder, effort.rounds)
  yield figuresOf(times)
  const env = { ...installation.env, CANDOR_URL: publicUrl }
  const cleanUps: (() => unknown)[] = []
  const kept = <T extends { stop(): unknown }>(one: T) => {
    cleanUps.unshift(() => one.stop())
    return one
  }
  try {
    seedBaseline(join(data, 'attested.sqlite'), records)
    const load = kept(startLoad())
    const bare = kept(await startBaseline(join(data, 'attested.sqlite')))
    const candor = kept(await startCandor(command, { env }))
    const asked = askedByOthers(times.attestation)
    const sides = asked.map(({ name, request, expected }): [string, Side] => [
      name,
      { server: candor, requests: [request], expected },
    ])
    const baseline: Side = { server: bare, requests: bareGets(records), expected: '200' }
    const all = Object.fromEntries([['baseline', baseline], ...sides])
    const measured = await takeTurns(load, all, effort)
    const ratesOf = (name: string) => (measured[name] ?? []).map(({ rate }) => rate)
    const bareRates = ratesOf('baseline')
    yield asked.map(({ name, what, target }) => {
      const ratios = ratesOf(name).map((rate, n) => rate / (bareRates[n] ?? NaN))
      return figure({ name, what, unit: '×', target }, ratios)
    })
  } finally {
    for (const cleanUp of cleanUps) await cleanUp()
  }
}

async function attest(dataFolder: string, rounds: number): Promise<AttestedTimes> {
  const args = [inBench('attestations.ts'), dataFolder, publicUrl, String(rounds), String(each)]
  const child = startPinned('server', args, frugalMemory)
  const times = await messageOf<AttestedTimes>(child, 'The attestations could not be made.')
  await stop(child)
  return times
}

function figuresOf({ all, lists }: AttestedTimes): Figure[] {
  const ratio = (name: 'issue' | 'verify', what: string, least: number) =>
    figure(
      { name: `attestation-${name}`, what, unit: '×', target: { least } },
      all.map((round) => round[name] / round[`${name}Stock`]),
    )
  const rate = (name: keyof AttestedRound, what: string) =>
    figure(
      { name: `attestation-${name}-rate`, what: `  ${what}`, unit: '/s', target: null },
      all.map((round) => round[name]),
    )
  return [
    ratio('issue', 'Attestation issued, against signing with the stock libraries', 0.59),
    rate('issue', 'Candor, with its row and its event'),
    rate('issueStock', 'stock libraries'),
    ratio('verify', 'Attestation checked, against the stock libraries', 0.69),
    rate('verify', 'Candor, with its state'),
    rate('verifyStock', 'stock libraries, without'),
    rate('issueSdJwt', 'SD-JWT VC issued, with its row and its event'),
    rate('issueSdJwtStock', 'stock library'),
    rate('verifySdJwt', 'SD-JWT VC checked, with its state'),
    rate('verifySdJwtStock', 'stock library, without'),
    figure(
      {
        ...{ name: 'status-list-bytes', unit: 'bytes', target: { most: 25_000 } },
        what: 'Status list of 131,072 attestations, 1 % over',
      },
      lists.map(({ bytes }) => bytes),
    ),
    figure(
      {
        name: 'status-list-time',
        what: '  looked up and signed',
        unit: 'ms',
        target: { most: 50 },
      },
      lists.map(({ milliseconds }) => milliseconds),
    ),
  ]
}
