import { describe, expect, test } from 'vitest'
import { kindByName } from '#modules/documents/file-name.schema'
import { documentKindNames, documentKinds } from '#modules/documents/schema'
import { sortIntoSlots } from './sort-into-slots.ts'

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
      documentKindNames.filter(
        (kind) => kindByName(`${name(documentKinds[kind].label)}.pdf`) !== kind,
      )
    expect(led((label) => label)).toEqual([])
    expect(led((label) => label.replaceAll(' ', '').toLowerCase())).toEqual([])
  })
})

describe('many files at once', () => {
  const file = (name: string) => ({ name })

  test('each goes into its slot, in any order', () => {
    const { slots, unsorted } = sortIntoSlots(
      ['visa.jpg', 'photo.jpg', 'LMIA.pdf'].map(file),
      documentKindNames,
    )
    expect([...slots].map(([kind, { name }]) => [kind, name])).toEqual([
      ['visa-paper', 'visa.jpg'],
      ['photo', 'photo.jpg'],
      ['lmia', 'LMIA.pdf'],
    ])
    expect(unsorted).toEqual([])
  })

  test('two files for one slot are both left to a person', () => {
    const { slots, unsorted } = sortIntoSlots(
      ['visa front.jpg', 'visa back.jpg', 'photo.jpg'].map(file),
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
      [file('visa approval letter.pdf')],
      ['photo', 'visa-paper'],
    )
    expect(slots.size).toBe(0)
    expect(unsorted[0]?.doubt).toEqual({ reason: 'not-asked', kind: 'visa-approval' })
  })

  test('no file is lost or doubled', () => {
    const files = names.map(([name]) => file(name))
    const { slots, unsorted } = sortIntoSlots(files, documentKindNames)
    const out = [...slots.values(), ...unsorted.map((one) => one.file)]
    expect(new Set(out)).toEqual(new Set(files))
    expect(out).toHaveLength(files.length)
  })
})
