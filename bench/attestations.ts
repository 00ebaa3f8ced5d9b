// A process of its own: attestations by the product and by the stock libraries in turn, and status lists.
import { randomInt } from 'node:crypto'
import {
  checkAttestation,
  describeContext,
  describeIssuer,
  describeStatusList,
  issueAttestation,
  issueSdJwt,
} from '#modules/attestations'
import {
  type Attestation,
  attestationLimits,
  newAttestationSchema,
} from '#modules/attestations/schema'
import { readConfig } from '#platform/config'
import { actAs, system } from '#platform/context'
import { openLog } from '#platform/log'
import { openApp } from '#server/open-app'
import type { AttestedRound, AttestedTimes, BuiltList } from './measure-attestations.ts'
import { stockLibraries } from './stock-credentials.ts'
import { stockSdJwtLibrary } from './stock-sd-jwt.ts'

const [, , dataFolder = '', publicUrl = '', rounds = '', each = ''] = process.argv
const config = readConfig({ CANDOR_DATA: dataFolder, CANDOR_URL: publicUrl })
const app = await openApp(config, { log: openLog({ pretty: false, level: 'silent' }) })
const ctx = actAs(app.runtime, system)
const wanted = newAttestationSchema.parse({ kind: 'work-permit', withName: true })

const documents = await ctx.read(({ tx }) =>
  tx
    .selectFrom('documents as d')
    .innerJoin('records as r', 'r.id', 'd.recordId')
    .select(['d.id', 'd.recordId'])
    .where('d.kind', '=', wanted.kind)
    .where('r.state', '=', 'approved')
    .where('r.hiddenAt', 'is', null)
    .where('r.deletedAt', 'is', null)
    .limit(2000)
    .execute(),
)
const holderOf = (n: number) => ({
  recordId: documents[n % documents.length]?.recordId ?? '',
  kinds: null,
})
const make = (n: number): Promise<Attestation> =>
  ctx.write((write) => issueAttestation(write, holderOf(n), wanted, publicUrl))
const makeSdJwt = (n: number): Promise<string> =>
  ctx.write((write) => issueSdJwt(write, holderOf(n), wanted, publicUrl))
const first = await make(0)
const firstSdJwt = await makeSdJwt(0)
const check = async (text: string) => {
  const found = await ctx.read((read) => checkAttestation(read, text, publicUrl))
  if (found.verdict !== 'ours' || found.state !== 'in-force') throw new Error('It does not hold')
}
const issuer = await ctx.read((read) => describeIssuer(read, publicUrl))
const stock = stockLibraries(first, { issuer, context: describeContext(publicUrl) })
const stockSdJwt = await stockSdJwtLibrary(firstSdJwt)

/** Returns how many run in a second of computing, in all threads; fifty at a time, as in use. */
async function rate(run: (n: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let from = 0; from < Number(each); from += 50)
    await Promise.all(Array.from({ length: 50 }, (_, n) => run(from + n)))
  const { user, system } = process.cpuUsage(before)
  return (Number(each) * 1e6) / (user + system)
}

const all: AttestedRound[] = []
for (let round = -1; round < Number(rounds); round += 1) {
  const measured = {
    issue: await rate(make),
    issueStock: await rate(stock.issue),
    verify: await rate(() => check(JSON.stringify(first))),
    verifyStock: await rate(stock.verify),
    issueSdJwt: await rate(makeSdJwt),
    issueSdJwtStock: await rate(stockSdJwt.issue),
    verifySdJwt: await rate(() => check(firstSdJwt)),
    verifySdJwtStock: await rate(stockSdJwt.verify),
  }
  // The round before the first is a warm-up and discarded.
  if (round >= 0) all.push(measured)
}

/** Fills a list to its last place, with one in a hundred ended. */
async function fillList(list: number): Promise<void> {
  const places = attestationLimits.attestationsPerList
  const ended = new Set<number>()
  while (ended.size < places / 100) ended.add(randomInt(places))
  const { madeAt, validUntil } = { madeAt: first.validFrom, validUntil: first.validUntil }
  await ctx.write(async ({ tx }) => {
    for (let from = 0; from < places; from += 1024) {
      const rows = Array.from({ length: 1024 }, (_, n) => {
        const place = from + n
        const { id, recordId = null } = documents[place % documents.length] ?? {}
        const documentId = ended.has(place) ? null : (id ?? null)
        const made = { withName: 0, madeBy: null, madeAt, validUntil, signatureHash: null }
        return { id: `bench-${place}`, list, place, recordId, documentId, ...made }
      })
      await tx.insertInto('attestations').values(rows).execute()
    }
  })
}

const full = 2
await fillList(full)
const lists: BuiltList[] = []
for (let round = 0; round < Number(rounds); round += 1) {
  const began = performance.now()
  const list = await describeStatusList(ctx, full)
  lists.push({ milliseconds: performance.now() - began, bytes: JSON.stringify(list).length })
}
process.send?.({ all, lists, attestation: JSON.stringify(first) } satisfies AttestedTimes)
await app.close()
process.disconnect()
