import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Product, startProduct } from '#test/product'
import { compare } from './compare.ts'
import type { Ground } from './fault.ts'
import type { Outcome } from './run-fault.ts'
import { newPassport, recordOf } from './staff.ts'
import { asker, nothingTold, type Told } from './told.ts'

const processes = 4
/** Who writes at a time, at each process. */
const writers = 4

/**
 * Has four processes on one database enter so many records, and compares at the end what was told with
 * what each of them shows; then the log is verified leaf by leaf, and doctor asked.
 */
export async function changeTogether(ground: Ground, changes: number): Promise<Outcome> {
  const { PORT, CANDOR_URL, CANDOR_DATA, ...shared } = ground.product.env
  const env = { ...shared, CANDOR_SECRET_FILE: join(`${CANDOR_DATA}`, 'secret') }
  const products = [ground.product]
  const told = nothingTold()
  try {
    while (products.length < processes) products.push(await startProduct({ env }))
    const begun = performance.now()
    const entering = products.flatMap((product) =>
      Array.from({ length: writers }, async () => {
        while (told.acknowledged.size < changes) await enter(product, ground, told)
      }),
    )
    await Promise.all(entering)
    const took = performance.now() - begun
    const unlike = await unlikeLists(products, ground, told.acknowledged.size)
    const faults = [...told.wrong, ...unlike, ...(await logFaults(ground.product))]
    const { acknowledged, longest } = told
    return {
      name: `${processes} processes enter ${Math.round((acknowledged.size / took) * 1000)} records a second`,
      ...{ acknowledged: acknowledged.size, scans: 0, approved: 0, opened: 0 },
      ...{ informed: 0, signedIn: 0, worksAfter: 0, gap: 0, longest, refusedSince: 0 },
      faults: [...faults, ...(await compare(ground, told))],
    }
  } finally {
    for (const product of products.slice(1)) await product.remove()
  }
}

async function enter(product: Product, { keys }: Ground, told: Told): Promise<void> {
  const passport = newPassport()
  told.inDoubt.add(passport)
  const headers = { authorization: `Bearer ${keys.admin}`, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: recordOf(passport) }
  if (!(await asker(product, told)('/api/v1/records', init))) return
  told.inDoubt.delete(passport)
  told.acknowledged.set(passport, performance.now())
}

/** Each process has an index of its own, which hears of the others' commits within a second. */
async function unlikeLists(products: Product[], { keys }: Ground, least: number) {
  await pause(3000)
  const totals = products.map(async ({ url }) => {
    const headers = { authorization: `Bearer ${keys.admin}` }
    const answer = await fetch(`${url}/api/v1/records?pageSize=25`, { headers })
    return ((await answer.json()) as { total: number }).total
  })
  return (await Promise.all(totals)).flatMap((total, index) =>
    total < least ? [`process ${index + 1} lists ${total} of ${least} records`] : [],
  )
}

async function logFaults(product: Product): Promise<string[]> {
  const { code, stdout, stderr } = await product.command(['log', 'verify'])
  process.stdout.write(`  ${stdout.trim()}\n`)
  return code === 0 ? [] : `${stdout}${stderr}`.trim().split('\n')
}
