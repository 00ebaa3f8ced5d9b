import { describe, expect, test } from 'vitest'
import { kindByName } from '#modules/documents/file-name.schema'
import { type DocumentKind, documentKindNames, documentKinds } from '#modules/documents/schema'
import { sortIntoSlots } from './sort-into-slots.ts'

/** Names as people give them, scanners, phones and messengers too, and where each belongs. */
const names: [name: string, outcome: DocumentKind | 'unknown' | 'ambiguous'][] = [
  ['photo.jpg', 'photo'],
  ['RAHIM_UDDIN_PHOTO.JPG', 'photo'],
  ['passport_size_photo(1).jpg', 'photo'],
  ['PassportSizePhoto.webp', 'photo'],
  ['ছবি রহিম উদ্দিন.jpg', 'photo'],
  ['Foto 2x2 - Dela Cruz.png', 'photo'],
  ['work_permit_2024.pdf', 'work-permit'],
  ['WorkPermit.jpg', 'work-permit'],
  ['Work Permit Certificate (copy).pdf', 'work-permit'],
  ['WP BR0123456.pdf', 'work-permit'],
  ['03 permit final FINAL.pdf', 'work-permit'],
  ['ওয়ার্ক পারমিট.pdf', 'work-permit'],
  ['permis-de-travail_Diallo.pdf', 'work-permit'],
  ['job offer.pdf', 'job-offer'],
  ['JobOfferLetter.pdf', 'job-offer'],
  ['Offer-Letter_Maple Farms.pdf', 'job-offer'],
  ['employment contract signed.pdf', 'contract'],
  ['contract translation bangla.pdf', 'contract-translation'],
  ['contrato firmado.pdf', 'contract'],
  ['Contrato Garcia Lopez.pdf', 'contract'],
  ['Application_Status_2024-11-03.png', 'application-status'],
  ['visa application status.jpg', 'application-status'],
  ['Screenshot application status 12.41.png', 'application-status'],
  ['LMIA.pdf', 'lmia'],
  ['lmia certificate 8812345.pdf', 'lmia'],
  ['Lima Rahim.jpg', 'lmia'],
  ['EIMT approuvée 2024.pdf', 'lmia'],
  ['visa.jpg', 'visa-paper'],
  ['VISA_BD1234567.PDF', 'visa-paper'],
  ['Visa paper.pdf', 'visa-paper'],
  ['ভিসা.jpg', 'visa-paper'],
  ['वीज़ा राजेश.jpg', 'visa-paper'],
  ['تأشيرة أحمد.pdf', 'visa-paper'],
  ['Medical Form (GAMCA).pdf', 'medical'],
  ['gamca-slip.jpg', 'medical'],
  ['Health certificate.pdf', 'medical'],
  ['মেডিকেল রিপোর্ট.pdf', 'medical'],
  ['visite médicale.pdf', 'medical'],
  ['PCC_Rahim.pdf', 'police-clearance'],
  ['Police_Clearance_Certificate-3.jpg', 'police-clearance'],
  ['পুলিশ ক্লিয়ারেন্স.jpg', 'police-clearance'],
  ['casier judiciaire bulletin no 3.pdf', 'police-clearance'],
  ['fingerprint.jpg', 'fingerprint'],
  ['Finger Print Paper.pdf', 'fingerprint'],
  ['biometrics appointment.pdf', 'fingerprint'],
  ['fingerprints.jpg', 'fingerprint'],
  ['ticket DAC-YYZ.pdf', 'ticket'],
  ['eTicket_Biman_BG305.pdf', 'ticket'],
  ['flight itinerary.pdf', 'ticket'],
  ['tickets.pdf', 'ticket'],
  ['বিমান টিকিট ঢাকা টরন্টো.pdf', 'ticket'],
  ['visa approval letter.pdf', 'visa-approval'],
  ['Visa Grant Notice.pdf', 'visa-approval'],
  ['BMET smart card.jpg', 'manpower'],
  ['manpower clearance certificate.jpg', 'manpower'],
  ['passport.jpg', 'passport'],
  ['Passport copy Rahim.pdf', 'passport'],
  ['পাসপোর্ট রহিম.jpg', 'passport'],
  ['IMG_20230511_093455.jpg', 'unknown'],
  ['IMG-20240511-WA0007.jpg', 'unknown'],
  ['WhatsApp Image 2024-05-11 at 09.34.55.jpeg', 'unknown'],
  ['scan0003.pdf', 'unknown'],
  ['CamScanner 11-05-2024.pdf', 'unknown'],
  ['রহিম উদ্দিন.jpg', 'unknown'],
  ['supervisas.jpg', 'unknown'],
  ['photo of work permit.jpg', 'ambiguous'],
  ['LMIA + job offer.pdf', 'ambiguous'],
]

describe('a file is known by its name', () => {
  test('each of more than sixty realistic names leads where it belongs', () => {
    expect(new Set(names.map(([name]) => name)).size).toBeGreaterThan(60)
    const nothing = ['', '.jpg', '2024.pdf'].map((name) => [name, 'unknown'] as const)
    const led = [...names, ...nothing].map(([name]) => {
      const known = kindByName(name)
      return [name, typeof known === 'string' ? known : known.reason]
    })
    expect(led).toEqual([...names, ...nothing])
  })
  test.each(documentKindNames)('the label of %s leads to its own slot', (kind) => {
    expect(kindByName(`${documentKinds[kind].label}.pdf`)).toBe(kind)
    expect(kindByName(`${documentKinds[kind].label.replaceAll(' ', '').toLowerCase()}.pdf`)).toBe(
      kind,
    )
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
