import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callApi } from '#test/call-api'
import { fileDocuments } from '#test/filed-records'
import { documentPng, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import { headKept, type Product, publishNotice, startProduct } from '#test/product'
import { inSentences, office } from '#test/said'
import { type Calls, callsOf, type Seed, seeding } from '#test/seeded'
import { seedPeople } from '#test/seeded-people'
import { openClass, pay } from '#test/training-entries'

/**
 * Fills one product with an agency at work, and keeps its data for all workers of a run: each starts a copy.
 * Answers what removes them.
 */
export default async function seedForAll(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'))
  const data = join(folder, 'data')
  const known = await seedPeople(data)
  const product = await startProduct({ data, env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  const seed = await seedAgency(product, known)
  await headKept(product)
  await product.stop()
  rmSync(data, { recursive: true })
  cpSync(product.dataFolder, data, { recursive: true })
  await product.remove()
  writeFileSync(join(folder, 'seed.json'), JSON.stringify(seed))
  process.env[seeding] = folder
  return () => rmSync(folder, { recursive: true })
}

type Known = Awaited<ReturnType<typeof seedPeople>>

async function seedAgency(product: Product, known: Known): Promise<Seed> {
  const calls = callsOf(product, known)
  await calls.call('PATCH', '/organisation', {
    address: office,
    telephones: ['+880255550100'],
    email: 'files@padma.example',
    languages: ['en', 'bn'],
    scanReasons: { medical: inSentences('reason_employer') },
  })
  await publishNotice(product, known.key)
  const file = await seedFile(product, known, calls)
  await seedStates(product, known, calls)
  return { ...known, file, ...(await seedClass(product, known, calls)) }
}

/** The file of Rahima Khatun, with a share. */
async function seedFile(product: Product, { key }: Known, calls: Calls): Promise<Seed['file']> {
  const file = await calls.newFile(
    [
      ['photo', await phonePhotoJpeg({ width: 600, height: 480, label: 'Portrait' })],
      ['work-permit', await documentPng('Work Permit Certificate')],
      ['lmia', await documentPng('LMIA')],
      ['medical', await documentPng('Medical')],
      ['visa-paper', threePagePdf()],
    ],
    { passportNumber: 'BX1000001', referenceNumber: 'W1000001', destinationCountry: 'AU' },
  )
  const { call } = calls
  const of = `/records/${file.id}`
  const sighting = { kind: 'police-clearance', seenOn: '2026-01-05', number: 'PCC-20417' }
  await call('POST', `${of}/sightings`, sighting)
  const wage = { amount: 150_000, currency: 'SAR', period: 'month' }
  const terms = { employer: 'Al Noor Cleaning', job: 'Cleaner', wage, housing: 'free' }
  await call('PUT', `${of}/contract/terms`, terms, 0)
  const share = { kinds: ['visa-paper'], purpose: 'bank', label: 'Sonali Bank', days: 30 }
  await callApi(product, await calls.open(file), ['POST', '/shares'], share)
  const { documents } = await callApi(product, key, ['GET', of])
  const ids = documents.map(({ kind, id }: { kind: string; id: string }) => [kind, id])
  return { ...file, documents: Object.fromEntries(ids) }
}

/** Records in each state, entered by Mita but for those that are approved. */
async function seedStates(product: Product, { key, people }: Known, calls: Calls): Promise<void> {
  const scan = await documentPng('Application Status')
  let number = 1_000_010
  const enter = async (name: string) => {
    number += 1
    const details = { passportNumber: `BX${number}`, referenceNumber: `W${number}`, name }
    const own = { fatherName: 'Abdul Karim', motherName: 'Salma Begum', address: 'Road 3, Cumilla' }
    const record = { ...details, ...own, nationality: 'BD', destinationCountry: 'CA' }
    const { id } = await calls.callAs(people.moderator[0], 'POST', '/records', record)
    await fileDocuments(product, key, id, [['application-status', scan]])
    return id as string
  }
  for (const name of ['Jamal Hossain', 'Nasima Akter']) await enter(name)
  const returned = await enter('Karim Uddin')
  await calls.about(returned, 'POST', '/return', { reason: 'The photo is too dark.' })
  const approved: string[] = []
  for (const name of ['Fatima Parvin', 'Abdul Malek', 'Shirin Sultana', 'Rafiq Islam']) {
    approved.push(await enter(name))
    await calls.about(approved.at(-1) as string, 'POST', '/approve')
  }
  await calls.about(approved[2] as string, 'POST', '/hide')
  await calls.about(approved[3] as string, 'DELETE', '')
}

/** A class that runs, one that can be chosen, and a payment of Sadia. */
async function seedClass(product: Product, { key, people }: Known, { call }: Calls) {
  const [teacher, student] = [people.moderator[0].id, people.student[0].id]
  const english = { title: 'English for the journey', fee: 500_000, teacherId: teacher }
  const classId = await openClass(product, key, english)
  await call('POST', `/classes/${classId}/members`, { accountId: student })
  const payment = await pay(product, key, {
    ...{ accountId: student, receivedBy: teacher, classId, amount: 500_000 },
  })
  await call('POST', `/classes/${classId}/state`, { state: 'running' })
  await openClass(product, key, { title: 'Safe travel', teacherId: teacher })
  return { classId, payment }
}
