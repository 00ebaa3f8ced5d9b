import { createHash } from 'node:crypto'
import type { Ended } from '#test/candor-process'
import type { Ground } from './fault.ts'
import type { Told } from './told.ts'

/** What the list of records says of one. */
export interface OnFile {
  passportNumber: string
  state: string
}

/** Sentences about what was told and is not so, or is stored and was never sent; doctor's too. */
export async function compare(
  ground: Ground,
  told: Told,
  before: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const stored = (await recordsOnFile(ground)).filter((one) => !before.has(one.passportNumber))
  const byPassport = new Map(stored.map((one) => [one.passportNumber, one]))
  const doctor = await ground.product.command(['doctor'])
  ground.orphans += told.scansInDoubt
  return [
    ...told.wrong,
    ...[...told.acknowledged.keys()]
      .filter((one) => !byPassport.has(one))
      .map((one) => `${one} was acknowledged and is not stored`),
    ...[...told.approved]
      .filter((one) => byPassport.get(one)?.state !== 'approved')
      .map((one) => `${one} was approved and is ${byPassport.get(one)?.state}`),
    ...[...byPassport.keys()]
      .filter((one) => !told.acknowledged.has(one) && !told.inDoubt.has(one))
      .map((one) => `${one} is stored and was never sent`),
    ...(stored.length === byPassport.size ? [] : ['a record is stored twice']),
    ...(await lostScans(ground, told)),
    ...findings(doctor, ground),
  ]
}

/**
 * What doctor says, but for files of scans that nobody was told are filed: where others may have the
 * storage too they lie there for a day.
 */
function findings({ code, stdout, stderr }: Ended, ground: Ground): string[] {
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line !== '')
  const orphans = lines.filter((line) => line.startsWith('Orphan file: no row names originals/'))
  const others = lines.filter((line) => !orphans.includes(line))
  if (orphans.length > ground.orphans) return lines
  return code === 0 ? [] : others
}

async function lostScans({ product, keys }: Ground, { scans }: Told): Promise<string[]> {
  const headers = { authorization: `Bearer ${keys.admin}` }
  const lost: string[] = []
  for (const [id, sha256] of scans) {
    const answer = await fetch(`${product.url}/api/v1/documents/${id}/original`, { headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isSame = createHash('sha256').update(bytes).digest('hex') === sha256
    if (!isSame) lost.push(`scan ${id} was acknowledged and is not what is stored`)
  }
  return lost
}

interface Page {
  records: OnFile[]
  next: string | null
}

/**
 * Every record on file, by the list that staff see. The oldest come first: an interrupted import may
 * go on meanwhile, and what it adds must not move the last of one page onto the next.
 */
export async function recordsOnFile({ product, keys }: Ground): Promise<OnFile[]> {
  const stored: OnFile[] = []
  for (let cursor = ''; ; ) {
    const path = `/api/v1/records?sort=oldest&pageSize=100${cursor}`
    const headers = { authorization: `Bearer ${keys.admin}` }
    const answer = await fetch(product.url + path, { headers })
    if (!answer.ok) throw new Error(`The list of records: ${await answer.text()}`)
    const { records, next } = (await answer.json()) as Page
    stored.push(...records)
    if (next === null) return stored
    cursor = `&cursor=${next}`
  }
}
