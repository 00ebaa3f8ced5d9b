import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { exportRecords } from '#modules/archive'
import { recordListSchema } from '#modules/records/schema'
import { startPadma } from '#test/padma'
import { cellsOf, columns } from '../test-tables.ts'
import { dateTargetNames, isLedger, mappingProblems } from './columns.schema.ts'
import { guessMapping, isOlderExport } from './guess-mapping.ts'
import { namesByTarget } from './guess-names.ts'

const dateNames = new Set(dateTargetNames.flatMap((target) => namesByTarget().get(target)?.names))

test('columns are found by their names, each once', () => {
  expect(guessMapping(columns)).toEqual({
    passportNumber: 'Passport No.',
    referenceNumber: 'Reference',
    name: 'Full name',
    fatherName: 'Father',
    motherName: 'Mother',
    address: 'Address',
    nationality: 'Nationality',
  })
  expect(guessMapping(['Photo', 'Work permit certificate', 'Name', 'name (2)'])).toEqual({
    photo: 'Photo',
    'work-permit': 'Work permit certificate',
    name: 'Name',
  })
})

test('a day of another calendar is taken for none of ours', () => {
  const days = (column: string) => guessMapping(['Name', column]).dateOfBirth
  for (const name of ['DOB (BS)', 'DOB (B.S.)', 'Date of birth [Bikram Sambat]', 'DOB (A.H.)'])
    expect(days(name)).toBeUndefined()
  expect(days('DOB (AD)')).toBe('DOB (AD)')
  expect(guessMapping(['DOB (BS)', 'DOB (AD)']).dateOfBirth).toBe('DOB (AD)')
})

test('columns of the older system are found by its names', () => {
  const older = '_id id IRCC_Num name F_name M_name Po_address Doc_1_PC Status'.split(' ')
  expect(isOlderExport(older)).toBe(true)
  expect(isOlderExport(columns)).toBe(false)
  expect(guessMapping(older)).toEqual({
    passportNumber: 'id',
    referenceNumber: 'IRCC_Num',
    name: 'name',
    fatherName: 'F_name',
    motherName: 'M_name',
    address: 'Po_address',
    'work-permit': 'Doc_1_PC',
    state: 'Status',
  })
})

test('columns are known by what people, programs, other languages call them', () => {
  const headings = {
    dateOfBirth: 'Date of birth (DD/MM/YYYY) | জন্ম তারিখ | DOB | D.O.B. | जन्म तिथि',
    telephone: 'Phone | Phone No. | Mobile | MOBILE NUMBER | WhatsApp No. | মোবাইল নং',
    passportNumber: 'পাসপোর্ট নং | رقم الجواز | P/P No.',
    name: "Name of Applicant | Candidate’s name | Candidate's Full Name (as per PP)",
    fatherName: 'পিতার নাম | F/Name | F/N | S/O',
    motherName: 'M/Name',
    referenceNumber: 'App/Ref #',
    broughtBy: 'Agent',
    email: 'E-mail',
    language: 'Language',
    nextOfKin: 'Next of kin',
    nationality: 'জাতীয়তা',
    destinationCountry: 'Country of destination',
    nextOfKinTelephone: 'Nominee mobile | Emergency Contact Phone | Emergency phone',
    address: 'Perm. address | Perm. Addr. | العنوان | पता',
    'document.passport.issuedOn': 'Passport Issue Date | Date of issue (passport)',
    'document.passport.validUntil':
      'PP Expiry | Passport valid till (DD/MM/YYYY) | পাসপোর্টের মেয়াদ শেষের তারিখ',
    'document.medical.validUntil': 'Medical expiry date',
    'document.medical.issuedOn': 'মেডিকেল ফর্ম ইস্যুর তারিখ',
    'document.visa-paper.validUntil': 'Visa valid upto',
    'document.visa-approval.issuedOn': 'document.visa-approval.issuedOn',
    'document.police-clearance.issuedOn': 'PCC date of issue',
    'document.work-permit.validUntil': 'Work Permit Expiration Date',
  }
  for (const [target, named] of Object.entries(headings))
    for (const heading of cellsOf(named))
      expect(guessMapping(['Sl', heading])).toEqual({ [target]: heading })
  for (const heading of cellsOf(
    `Nation | Citizen | Nationality/Country | Present Nationality | Nat. | Country of origin | Current nationality | \
Country of nationality | Nationality as per passport`,
  ))
    expect(guessMapping(['Passport number', 'Name', heading]).nationality).toBe(heading)
})

test('a ledger of payments is known by its columns, and a table of candidates stays one', () => {
  const money = ['Amount', 'Currency', 'Paid by', 'Purpose']
  const ledger = ['Passport No.', 'Name', 'Date', ...money, 'Receipt No.']
  expect(guessMapping(ledger)).toEqual({
    'payment.candidate': 'Passport No.',
    'payment.item': 'Purpose',
    'payment.amount': 'Amount',
    'payment.currency': 'Currency',
    'payment.paidBy': 'Paid by',
    'payment.receivedOn': 'Date',
    'payment.reference': 'Receipt No.',
  })
  expect(guessMapping([...columns, ...money])).toMatchObject({ name: 'Full name' })
  expect(isLedger(guessMapping([...columns, ...money]))).toBe(false)
  expect(guessMapping(['Passport No.', 'Name', 'Amount'])).toMatchObject({ name: 'Name' })
  const problems = mappingProblems({ 'payment.amount': 'Amount' }, ['Amount'], true)
  expect(problems.map(({ path }) => path)).toEqual(
    ['candidate', 'item', 'receivedOn'].map((part) => `payment.${part}`),
  )
})

test('the parts of a detail are found, in the order in which they are one', () => {
  const parts = {
    'Surname | Given Names': 'name: Given Names | Surname',
    'First name | Middle name | Last name (as in passport)':
      'name: First name | Middle name | Last name (as in passport)',
    "Father's first name | Father's surname | Applicant Surname | Applicant Given Name":
      "name: Applicant Given Name | Applicant Surname; fatherName: Father's first name | Father's surname",
    'Address line 1 | Address line 2 | City | ZIP':
      'address: Address line 1 | Address line 2 | City | ZIP',
    'গ্রাম | ডাকঘর | উপজেলা | জেলা': 'address: গ্রাম | ডাকঘর | উপজেলা | জেলা',
    'Full name | Surname | Given name': 'name: Full name',
    'Full name | Surname': 'name: Full name',
    'Surname | Name': 'name: Name | Surname',
    'Names | Family name': 'name: Names | Family name',
    'Worker name | Last name': 'name: Worker name | Last name',
    'Name | Middle name | Surname': 'name: Name | Middle name | Surname',
    'Surname | Other names': 'name: Other names | Surname',
    'নাম | পদবি': 'name: নাম | পদবি',
    "Father's name | Father's surname": "fatherName: Father's name | Father's surname",
    // Somebody chooses: half a name would pass for a whole one.
    ...{ 'Given name | Family of': '', 'District | Division': '' },
    'Village | District | Village (2) | District (2)': '',
    'Present address | Permanent address | Village': 'address: Permanent address',
  }
  for (const [headings, found] of Object.entries(parts)) {
    const details = found
      .split('; ')
      .filter(Boolean)
      .map((one) => one.split(': ') as [string, string])
    const mapping = details.flatMap(([target, columns]) =>
      cellsOf(columns).map((column, at) => [at === 0 ? target : `${target}.${at + 1}`, column]),
    )
    expect(guessMapping(cellsOf(headings))).toEqual(Object.fromEntries(mapping))
  }
})

test('what a program notes of its own is no column of a record', () => {
  const own = ['_id', '_status', '_notes', '_email', '__version__', '_validation_status']
  expect(guessMapping([...columns, ...own])).toEqual(guessMapping(columns))
})

test('a choice that lacks something, or chooses twice, is told beside the field', () => {
  const problems = mappingProblems({ name: 'Full name', address: 'Full name' }, columns, false)
  expect(problems.map(({ path }) => path)).toEqual(['address', 'passportNumber'])
  expect(mappingProblems({ passportNumber: 'Passport No.' }, columns, true)).toEqual([])
  expect(mappingProblems({ passportNumber: 'Pass' }, columns, true)[0]?.message).toMatch(
    /no column/,
  )
})

test('no two columns go by the same name, and a date without its paper is none', () => {
  expect(dateNames.size).toBeGreaterThan(100)
  const names = [...namesByTarget().values()].flatMap((one) => one.names)
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  expect(twice.filter((name) => dateNames.has(name))).toEqual([])
  expect(guessMapping(['Expiry date', 'Issue date', 'Valid until'])).toEqual({})
})

test('every heading of our own list of records that has a target is found', async () => {
  const app = await startPadma()
  const list = await exportRecords(app.system, recordListSchema.parse({}))
  const [first = ''] = (await text(list)).replace(/^\ufeff/, '').split(/\r?\n/)
  await app.close()
  const headings = first.split(',').map((heading) => heading.replaceAll('"', ''))
  const known = headings.filter((heading) => (namesByTarget() as Map<string, unknown>).has(heading))
  expect(known).toContain('broughtByNumber')
  expect(guessMapping(headings)).toMatchObject(Object.fromEntries(known.map((one) => [one, one])))
})
