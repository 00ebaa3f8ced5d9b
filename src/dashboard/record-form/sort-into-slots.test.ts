import { describe, expect, test } from 'vitest'
import { type DocumentKind, documentKindNames, documentKinds } from '#modules/documents/schema'
import { kindByName, sortIntoSlots } from './sort-into-slots.ts'

const clear: [string, DocumentKind][] = [
  ['photo.jpg', 'photo'],
  ['Candidate photo.png', 'photo'],
  ['RAHIM_UDDIN_PHOTO.JPG', 'photo'],
  ['passport-size picture.jpeg', 'photo'],
  ['passport_size_photo(1).jpg', 'photo'],
  ['PassportSizePhoto.webp', 'photo'],
  ['Work Permit.pdf', 'work-permit'],
  ['work_permit_2024.pdf', 'work-permit'],
  ['WorkPermit.jpg', 'work-permit'],
  ['workpermit-rahim.jpeg', 'work-permit'],
  ['Work Permit Certificate.pdf', 'work-permit'],
  ['WP BR0123456.pdf', 'work-permit'],
  ['03 permit final FINAL.pdf', 'work-permit'],
  ['job offer.pdf', 'job-offer'],
  ['JobOfferLetter.pdf', 'job-offer'],
  ['Offer-Letter_Maple Farms.pdf', 'job-offer'],
  ['employment contract signed.pdf', 'job-offer'],
  ['application status.png', 'application-status'],
  ['Application_Status_2024-11-03.png', 'application-status'],
  ['visa application status.jpg', 'application-status'],
  ['LMIA.pdf', 'lmia'],
  ['lmia certificate 8812345.pdf', 'lmia'],
  ['Lima Rahim.jpg', 'lmia'],
  ['visa.jpg', 'visa-paper'],
  ['Visa paper.pdf', 'visa-paper'],
  ['VISA_BD1234567.PDF', 'visa-paper'],
  ['medical.pdf', 'medical'],
  ['Medical Form (GAMCA).pdf', 'medical'],
  ['gamca-slip.jpg', 'medical'],
  ['Health certificate.pdf', 'medical'],
  ['police clearance.pdf', 'police-clearance'],
  ['PCC_Rahim.pdf', 'police-clearance'],
  ['Police_Clearance_Certificate-3.jpg', 'police-clearance'],
  ['fingerprint.jpg', 'fingerprint'],
  ['Finger Print Paper.pdf', 'fingerprint'],
  ['biometrics appointment.pdf', 'fingerprint'],
  ['ticket DAC-YYZ.pdf', 'ticket'],
  ['E-Ticket.pdf', 'ticket'],
  ['eTicket_Biman_BG305.pdf', 'ticket'],
  ['flight itinerary.pdf', 'ticket'],
  ['visa approval letter.pdf', 'visa-approval'],
  ['Visa Grant Notice.pdf', 'visa-approval'],
  ['Approval Letter.jpg', 'visa-approval'],
  ['BMET smart card.jpg', 'manpower'],
  ['Manpower Clearance.pdf', 'manpower'],
  ['manpower clearance certificate.jpg', 'manpower'],
]

const doubtful: [string, string][] = [
  ['IMG_20240511_093455.jpg', 'unknown'],
  ['WhatsApp Image 2024-05-11 at 09.34.55.jpeg', 'unknown'],
  ['scan0003.pdf', 'unknown'],
  ['CamScanner 11-05-2024.pdf', 'unknown'],
  ['রহিম উদ্দিন.jpg', 'unknown'],
  ['.jpg', 'unknown'],
  ['', 'unknown'],
  ['supervisas.jpg', 'unknown'],
  ['photo of work permit.jpg', 'ambiguous'],
  ['medical and police clearance.pdf', 'ambiguous'],
  ['LMIA + job offer.pdf', 'ambiguous'],
]

describe('a file is known by its name', () => {
  test.each(clear)('%s is sorted into %s', (name, kind) => {
    expect(kindByName(name)).toBe(kind)
  })
  test.each(doubtful)('%s stays out: %s', (name, reason) => {
    expect(kindByName(name)).toMatchObject({ reason })
  })
  test.each(documentKindNames)('the label of %s leads to its own slot', (kind) => {
    expect(kindByName(`${documentKinds[kind].label}.pdf`)).toBe(kind)
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

  test('a paper that the form does not ask for never lands in a similar slot', () => {
    const { slots, unsorted } = sortIntoSlots(
      [file('visa approval letter.pdf')],
      ['photo', 'visa-paper'],
    )
    expect(slots.size).toBe(0)
    expect(unsorted[0]?.doubt).toEqual({ reason: 'not-asked', kind: 'visa-approval' })
  })

  test('no file is lost or doubled', () => {
    const files = [...clear, ...doubtful].map(([name]) => file(name))
    const { slots, unsorted } = sortIntoSlots(files, documentKindNames)
    const out = [...slots.values(), ...unsorted.map((one) => one.file)]
    expect(new Set(out)).toEqual(new Set(files))
    expect(out).toHaveLength(files.length)
  })
})
