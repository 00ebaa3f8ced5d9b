import { describe, expect, test } from 'vitest'
import { kindByName } from '#modules/documents/file-name.schema'
import { documentKindNames, kindLabel, uploadBytes } from '#modules/documents/schema'
import { untouched } from './adjust/geometry.ts'
import { keptDocuments } from './draft-store.ts'
import {
  adjustedDocument,
  assigned,
  changed,
  type FormDocument,
  newDocument,
  problemOf,
  restoredDocument,
  unadjustedDocument,
  unsortedIn,
  uploaded,
  waitingDocuments,
  withChosen,
  withDropped,
  withHandedIn,
} from './form-documents.ts'
import { sortIntoSlots } from './sort-into-slots.ts'

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const file = (name: string, content: BlobPart = jpeg) => new File([content], name)
const drop = async (present: FormDocument[], ...files: File[]) =>
  withDropped(present, await Promise.all(files.map((one) => newDocument(one))), documentKindNames)
/** Two files that are there: a photo, and another of this kind. */
async function photoAnd(kind: 'lmia' | null) {
  const documents = [
    await newDocument(file('a.jpg'), 'photo'),
    await newDocument(file('b.jpg'), kind),
  ] as const
  return { documents: [...documents], first: documents[0].key, second: documents[1].key }
}
const kindsOf = (documents: FormDocument[]) =>
  documents.map(({ file: { name }, kind }) => [name, kind])

describe('files of a form', () => {
  test('a drop never takes the place of a file that is in its slot already', async () => {
    const present = [await newDocument(file('old visa.jpg'), 'visa-paper')]
    const documents = await drop(present, file('visa.jpg'), file('photo.jpg'))
    expect(kindsOf(documents)).toEqual([
      ['old visa.jpg', 'visa-paper'],
      ['visa.jpg', null],
      ['photo.jpg', 'photo'],
    ])
  })

  test('choosing a file at a slot replaces the one that is there', async () => {
    const documents = withChosen(
      [await newDocument(file('a.jpg'), 'photo')],
      await newDocument(file('b.jpg'), 'photo'),
    )
    expect(kindsOf(documents)).toEqual([['b.jpg', 'photo']])
  })

  test('assigning by hand sends the earlier file back to the tray', async () => {
    const { documents, second: key } = await photoAnd(null)
    expect(kindsOf(assigned(documents, key, 'photo'))).toEqual([
      ['a.jpg', null],
      ['b.jpg', 'photo'],
    ])
  })

  test('a file of a kind without a slot is sorted and sent like others; a closed slot takes none', async () => {
    const kinds = withHandedIn(['photo'], ['photo', 'medical'])
    const names = ['job offer.jpg', 'medical.jpg', 'a.jpg']
    const dropped = await Promise.all(names.map((name) => newDocument(file(name))))
    const documents = withDropped([], dropped, kinds)
    expect(waitingDocuments(documents).map(({ kind }) => kind)).toEqual(['job-offer'])
    expect(unsortedIn(documents).map((one) => one.file.name)).toEqual(['medical.jpg', 'a.jpg'])
  })

  test('an adjusted picture takes the place of its original, as another upload', async () => {
    const original = file('a.jpg')
    const chosen = await newDocument(original, 'photo')
    const adjusted = { original, key: chosen.key, how: { ...untouched, quarters: 1 } }
    const document = await adjustedDocument(chosen, file('a.jpg', jpeg), adjusted)
    const documents = changed([chosen], chosen.key, document)
    expect(documents).toEqual([document])
    expect(document).toMatchObject({ kind: 'photo', status: 'chosen', adjusted })
    expect(document.key).not.toBe(chosen.key)
    expect(keptDocuments(documents).map(restoredDocument)[0]?.adjusted).toBe(adjusted)
    expect(changed(documents, document.key, uploaded)[0]?.adjusted).toBeUndefined()
  })

  test('undoing brings the original back, with what spoke against it and under its key', async () => {
    const original = file('a.jpg', 'no picture')
    const chosen = await newDocument(original, 'photo')
    const adjusted = { original, key: chosen.key, how: untouched }
    const better = await adjustedDocument(chosen, file('a.jpg'), adjusted)
    expect(better.problem).toBeNull()
    expect(await unadjustedDocument(better, adjusted)).toEqual(chosen)
  })

  test('only sorted files that nothing speaks against are uploaded', async () => {
    const { documents } = await photoAnd(null)
    const all = [...documents, await newDocument(file('c.jpg', ''), 'lmia')]
    expect(waitingDocuments(all).map(({ kind }) => kind)).toEqual(['photo'])
  })

  test('a failure leaves the others as they are; a broken connection is tried again, a refusal is not', async () => {
    const { documents, first, second } = await photoAnd('lmia')
    const [broken, refused] = [
      { status: 'failed', problem: 'Try again.', isRefused: false },
      { status: 'failed', problem: 'Not a picture.', isRefused: true },
    ] as const
    const after = changed(documents, first, broken)
    expect(after[0]).toMatchObject({ status: 'failed', problem: 'Try again.' })
    expect(after[1]).toBe(documents[1])
    const waiting = waitingDocuments(changed(after, second, refused))
    expect(waiting.map(({ key }) => key)).toEqual([first])
  })

  test('a file that is refused takes the slot of no good one, whichever came first', async () => {
    const documents = await drop(
      [],
      file('visa.jpg', 'a text'),
      file('visa.png'),
      file('photo.jpg', ''),
    )
    expect(kindsOf(documents)).toEqual([
      ['visa.png', 'visa-paper'],
      ['visa.jpg', null],
      ['photo.jpg', 'photo'],
    ])
    const after = await drop(documents, file('photo 2.jpg'))
    expect(kindsOf(after)).toContainEqual(['photo 2.jpg', 'photo'])
    expect(after.map((one) => one.file.name)).not.toContain('photo.jpg')
  })

  test('15 MiB pass, one byte more is refused with a sentence', async () => {
    const rest = new Uint8Array(uploadBytes - jpeg.length)
    expect(await problemOf(new Blob([jpeg, rest]))).toBeNull()
    expect(await problemOf(new Blob([jpeg, rest, 'x']))).toContain('at most 15 MiB')
    const photo = new Blob([jpeg, rest, 'x'], { type: 'image/jpeg' })
    expect(await problemOf(photo)).toContain('Press “Adjust” to make it smaller')
    expect(await problemOf(new Blob([]))).toContain('empty')
  })

  test('what is no picture is told at once, under whatever name, and what may be one passes', async () => {
    for (const content of ['hello', '<!doctype html>'])
      expect(await problemOf(file('visa.jpg', content))).toContain(
        'is not a JPEG, PNG, WebP, HEIC, TIFF, BMP or PDF',
      )
    for (const content of [
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa]),
      '\0\0\0\u0018ftypmif1\0\0\0\0mif1heic',
      'RIFF\n\n\n\nWEBPVP8 ',
      `\n${'x'.repeat(900)}%PDF-1.7`,
    ])
      expect(await problemOf(file('paper', content))).toBeNull()
  })
})

/** Names as people give them, scanners, phones and messengers too, and where each belongs. */
const belongs: Record<string, string> = {
  photo: `photo.jpg | RAHIM_UDDIN_PHOTO.JPG | passport_size_photo(1).jpg | PassportSizePhoto.webp | \
ছবি রহিম উদ্দিন.jpg | Foto 2x2 - Dela Cruz.png`,
  'work-permit': `work_permit_2024.pdf | WorkPermit.jpg | Work Permit Certificate (copy).pdf | WP BR0123456.pdf | \
03 permit final FINAL.pdf | ওয়ার্ক পারমিট.pdf | permis-de-travail_Diallo.pdf`,
  'job-offer': 'job offer.pdf | JobOfferLetter.pdf | Offer-Letter_Maple Farms.pdf',
  contract: 'employment contract signed.pdf | contrato firmado.pdf | Contrato Garcia Lopez.pdf',
  'contract-translation': 'contract translation bangla.pdf',
  'application-status': `Application_Status_2024-11-03.png | visa application status.jpg | \
Screenshot application status 12.41.png`,
  lmia: 'LMIA.pdf | lmia certificate 8812345.pdf | Lima Rahim.jpg | EIMT approuvée 2024.pdf',
  'visa-paper': `visa.jpg | VISA_BD1234567.PDF | Visa paper.pdf | ভিসা.jpg | वीज़ा राजेश.jpg | تأشيرة أحمد.pdf`,
  medical: `Medical Form (GAMCA).pdf | gamca-slip.jpg | Health certificate.pdf | মেডিকেল রিপোর্ট.pdf | \
visite médicale.pdf`,
  'police-clearance': `PCC_Rahim.pdf | Police_Clearance_Certificate-3.jpg | পুলিশ ক্লিয়ারেন্স.jpg | \
casier judiciaire bulletin no 3.pdf`,
  fingerprint: `fingerprint.jpg | Finger Print Paper.pdf | biometrics appointment.pdf | fingerprints.jpg`,
  ticket: `ticket DAC-YYZ.pdf | eTicket_Biman_BG305.pdf | flight itinerary.pdf | tickets.pdf | \
বিমান টিকিট ঢাকা টরন্টো.pdf`,
  'visa-approval': 'visa approval letter.pdf | Visa Grant Notice.pdf',
  manpower: 'BMET smart card.jpg | manpower clearance certificate.jpg',
  passport: 'passport.jpg | Passport copy Rahim.pdf | পাসপোর্ট রহিম.jpg',
  unknown: `IMG_20230511_093455.jpg | IMG-20240511-WA0007.jpg | WhatsApp Image 2024-05-11 at 09.34.55.jpeg | \
scan0003.pdf | CamScanner 11-05-2024.pdf | রহিম উদ্দিন.jpg | supervisas.jpg |  | .jpg | 2024.pdf`,
  ambiguous: 'photo of work permit.jpg | LMIA + job offer.pdf',
}
const names = Object.entries(belongs).flatMap(([outcome, files]) =>
  files.split(' | ').map((name): [string, string] => [name, outcome]),
)

describe('a file is known by its name', () => {
  test('each of more than sixty realistic names leads where it belongs', () => {
    expect(new Set(names.map(([name]) => name)).size).toBeGreaterThan(60)
    const led = names.map(([name]) => {
      const known = kindByName(name)
      return [name, typeof known === 'string' ? known : known.reason]
    })
    expect(led).toEqual(names)
  })
  test('the label of each kind leads to its own slot', () => {
    const led = (name: (label: string) => string) =>
      documentKindNames.filter((kind) => kindByName(`${name(kindLabel(kind, 'en'))}.pdf`) !== kind)
    expect(led((label) => label)).toEqual([])
    expect(led((label) => label.replaceAll(' ', '').toLowerCase())).toEqual([])
  })
})

describe('many files at once', () => {
  test('two files for one slot are both left to a person', () => {
    const { slots, unsorted } = sortIntoSlots(
      ['visa front.jpg', 'visa back.jpg', 'photo.jpg'].map((name) => ({ name })),
      documentKindNames,
    )
    expect([...slots.keys()]).toEqual(['photo'])
    expect(unsorted.map(({ doubt }) => doubt)).toEqual([
      { reason: 'double', kind: 'visa-paper' },
      { reason: 'double', kind: 'visa-paper' },
    ])
  })

  test('a document that the form does not ask for never lands in a similar slot', () => {
    const { slots, unsorted } = sortIntoSlots(
      [{ name: 'visa approval letter.pdf' }],
      ['photo', 'visa-paper'],
    )
    expect(slots.size).toBe(0)
    expect(unsorted[0]?.doubt).toEqual({ reason: 'not-asked', kind: 'visa-approval' })
  })

  test('no file is lost or doubled', () => {
    const files = names.map(([name]) => ({ name }))
    const { slots, unsorted } = sortIntoSlots(files, documentKindNames)
    const out = [...slots.values(), ...unsorted.map((one) => one.file)]
    expect(new Set(out)).toEqual(new Set(files))
    expect(out).toHaveLength(files.length)
  })
})
