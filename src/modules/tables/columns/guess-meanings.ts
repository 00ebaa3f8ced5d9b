import type { ImportMapping, ImportTarget } from './columns.schema.ts'
import type { Atom } from './heading-words.ts'
import { readHeading } from './read-heading.ts'

/** What a heading has to say for a target, and what it may say besides. */
interface Pattern {
  target: ImportTarget
  all: readonly Atom[]
  may?: readonly Atom[]
}

const passport = {
  issuedOn: 'document.passport.issuedOn',
  validUntil: 'document.passport.validUntil',
} as const

const patterns: readonly Pattern[] = [
  { target: 'passportNumber', all: ['passport', 'number'], may: ['self', 'latest'] },
  { target: 'passportNumber', all: ['passport'], may: ['self', 'latest'] },
  { target: 'name', all: ['name', 'self'], may: ['passport'] },
  { target: 'name', all: ['name'], may: ['passport'] },
  { target: 'fatherName', all: ['father'], may: ['name', 'self', 'passport'] },
  { target: 'motherName', all: ['mother'], may: ['name', 'self', 'passport'] },
  { target: 'address', all: ['address', 'permanent'], may: ['self', 'passport'] },
  { target: 'address', all: ['address'], may: ['self', 'passport'] },
  { target: 'nationality', all: ['nationality'], may: ['self', 'passport', 'country'] },
  { target: 'destinationCountry', all: ['destination'], may: ['country'] },
  { target: 'dateOfBirth', all: ['birth'], may: ['date', 'self', 'passport'] },
  { target: 'telephone', all: ['phone'], may: ['number', 'self', 'contact', 'permanent'] },
  { target: 'telephone', all: ['contact', 'number'], may: ['self'] },
  { target: 'email', all: ['email'], may: ['self', 'address', 'contact'] },
  {
    target: 'nextOfKinTelephone',
    all: ['kin', 'phone'],
    may: ['number', 'contact', 'person', 'name'],
  },
  { target: 'nextOfKinTelephone', all: ['kin', 'number'], may: ['contact', 'person'] },
  { target: 'nextOfKin', all: ['kin'], may: ['name', 'contact', 'person', 'self'] },
  { target: 'nextOfKin', all: ['contact', 'person'], may: ['name'] },
  { target: 'referenceNumber', all: ['reference', 'number'], may: ['self'] },
  { target: 'flightOn', all: ['flight', 'date'] },
  { target: 'broughtBy', all: ['agent'], may: ['name'] },
  { target: passport.issuedOn, all: ['passport', 'issue'], may: ['date'] },
  { target: passport.validUntil, all: ['passport', 'expiry'], may: ['date'] },
]

/** Returns what a heading may mean, the most exact first. */
function targetsOf(said: ReadonlySet<Atom>): ImportTarget[] {
  return patterns
    .filter(
      ({ all, may = [] }) =>
        all.every((atom) => said.has(atom)) &&
        [...said].every((atom) => all.includes(atom) || may.includes(atom)),
    )
    .map(({ target }) => target)
}

/**
 * Guesses, among columns that no name on the lists tells, those whose words together tell it, in any order and with a
 * number or a hint around them.
 * @param known what is found already
 */
export function guessMeanings(columns: readonly string[], known: ImportMapping): ImportMapping {
  const used = new Set(Object.values(known))
  // Programs begin the names of their own columns with a line: `_email` of KoboToolbox is the sender's.
  const read = columns
    .filter((column) => !column.startsWith('_'))
    .map((column) => ({ column, said: readHeading(column) }))
  const found: ImportMapping = {}
  const isOpen = (target: ImportTarget) => !(target in known) && !(target in found)
  for (const { target, all, may = [] } of patterns) {
    if (!isOpen(target)) continue
    const column = read.find(
      ({ column, said }) =>
        !used.has(column) &&
        said !== null &&
        all.every((atom) => said.has(atom)) &&
        [...said].every((atom) => all.includes(atom) || may.includes(atom)),
    )?.column
    if (column === undefined) continue
    found[target] = column
    used.add(column)
  }
  return { ...found, ...datesBeside(read, { ...known, ...found }) }
}

interface ReadColumn {
  column: string
  said: ReadonlySet<Atom> | null
}

/** Finds dates that name no document and stand behind the number of the passport, before any other document. */
function datesBeside(read: readonly ReadColumn[], known: ImportMapping): ImportMapping {
  const found: ImportMapping = {}
  const used = new Set(Object.values(known))
  const start = read.findIndex(({ column }) => column === known.passportNumber)
  if (start < 0) return found
  for (const { column, said } of read.slice(start + 1)) {
    if (/visa|permit|licen[cs]e|medical|police|contract|ticket/i.test(column)) break
    if (said === null || used.has(column)) continue
    if (said.has('otherDocument')) break
    const isOnly = (...atoms: Atom[]) => [...said].every((atom) => atoms.includes(atom))
    const { issuedOn, validUntil } = passport
    if (said.has('issue') && said.has('date') && isOnly('issue', 'date') && !(issuedOn in known))
      found[issuedOn] = found[issuedOn] ?? column
    if (said.has('expiry') && isOnly('expiry', 'date') && !(validUntil in known))
      found[validUntil] = found[validUntil] ?? column
  }
  return found
}

/** Returns the columns that may hold the number of the valid passport; of several, somebody has to say which does. */
export function passportColumns(columns: readonly string[]): string[] {
  return columns.filter((column) => {
    const said = readHeading(column)
    return said !== null && targetsOf(said)[0] === 'passportNumber'
  })
}
