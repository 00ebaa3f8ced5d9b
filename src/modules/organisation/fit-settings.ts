import type { z } from 'zod'
import { fitText, isOfLegalName, judge, unnamed } from '#modules/speech'
import type { Said } from '#modules/speech/said.schema'
import { isVerdict, judgeTogether } from '#modules/speech/schema'
import { stageMeant } from '#modules/speech/search.schema'
import { refusal } from '#platform/errors'
import { europeanDigits } from '#platform/ids/schema'
import { filled, withParts } from '#platform/problems.schema'
import { readTelephone } from '#platform/telephone/schema'
import { settingProblems } from './lines.schema.ts'
import { isInRegister, type Licensed, regulatorCountry } from './regulators.schema.ts'
import { type Settings, settingsSchema, type Unfit } from './schema.ts'

/** Returns stored settings as the public may see them, and what was left out, with the reason for each. */
export function fitSettings(stored: unknown): { settings: Settings; unfit: Unfit[] } {
  const unfit: Unfit[] = []
  const draft = withStagesMeant(structuredClone(stored) as Tree)
  // Leaving one thing out may reveal another behind it, but never more often than this.
  for (let round = 0; round < 3; round += 1) {
    const parsed = settingsSchema.safeParse(draft)
    if (parsed.success)
      return { settings: withOwnName(withRegisteredName(parsed.data, unfit), unfit), unfit }
    const issues = parsed.error.issues
    if (!issues.every((issue) => isUnfit(issue, draft))) throw parsed.error
    for (const { path, message } of issues) {
      const keys = path.map(String)
      const value = written(valueAt(draft, keys))
      if (value !== '') unfit.push(withParts({ path: keys.join('.'), value, message }))
    }
    for (const { path } of issues) leaveOut(draft, path.map(String))
    dropEmpty(draft)
  }
  throw new Error('The stored settings cannot be made fit for the public')
}

/** Own words for stages, as an earlier version took them, become the sentence that says them, where one does. */
function withStagesMeant(tree: Tree): Tree {
  if (!Array.isArray(tree.stages)) return tree
  const named = new Set<string>()
  const stages = (tree.stages as Said[]).flatMap((stage) => {
    const [own] = Object.values(stage.own ?? {})
    const key = stage.sentences[0]?.key ?? (own ? stageMeant(own) : null)
    if (key === null) return [stage]
    if (named.has(key)) return []
    named.add(key)
    return [{ sentences: [{ key, gaps: {} }], own: {} }]
  })
  return { ...tree, stages }
}

/** A claim, a sentence that the catalogue no longer has as it was chosen, or what is empty without these. */
function isUnfit(issue: z.core.$ZodIssue, draft: Tree): boolean {
  const keys = issue.path.map(String)
  const value = valueAt(draft, keys)
  return (
    isVerdict(issue) ||
    keys.some((key) => /^(?:sentences|returnReasons)$/.test(key)) ||
    (typeof value === 'object' && value !== null && 'own' in value)
  )
}

type Tree = Record<string, unknown>

/** A sentence is written by its key. */
const written = (value: unknown) =>
  typeof value === 'string' ? value : String((value as { key?: unknown } | null)?.key ?? '')

/** What replaces a field that must not be empty. */
const inPlaceOf: Record<string, string> = {
  displayName: unnamed,
  legalName: unnamed,
  licenceNumber: '–',
  regulator: '–',
  // The public still learns that there is one: files are kept for it.
  'closing.successor.name': unnamed,
  'closing.successor.licence': '–',
  'closing.successor.contact': '–',
}

function valueAt(tree: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Tree | null)?.[key], tree)
}

/** Empties a field; in a list the whole entry is removed, because half a tile means something else. */
function leaveOut(tree: Tree, keys: readonly string[]): void {
  const entry = keys.findLastIndex((key) => /^\d+$/.test(key))
  const path = entry === -1 ? keys : keys.slice(0, entry + 1)
  const parent = valueAt(tree, path.slice(0, -1)) as Tree
  const last = path.at(-1) as string
  const instead = inPlaceOf[path.join('.')]
  if (instead !== undefined) parent[last] = instead
  else if (Array.isArray(parent)) parent[Number(last)] = undefined
  else delete parent[last]
}

/** Removes emptied entries from lists, and groups without links. */
function dropEmpty(tree: Tree): void {
  for (const [name, value] of Object.entries(tree)) {
    if (value === null || typeof value !== 'object') continue
    const entries = Object.values(value).filter((each) => each !== null && typeof each === 'object')
    for (const entry of entries) dropEmpty(entry as Tree)
    if (!Array.isArray(value)) {
      dropEmpty(value as Tree)
      continue
    }
    const kept = value.filter((each) => each !== undefined) as Tree[]
    if (name === 'stages' && kept.length === 0) tree[name] = null
    else tree[name] = kept.filter((each) => !Array.isArray(each?.links) || each.links.length > 0)
  }
}

/** Leaves out a registered name that its licence does not bear. */
function withRegisteredName(settings: Settings, unfit: Unfit[]): Settings {
  const message = registrationProblem(settings)
  if (message === null) return settings
  unfit.push(withParts({ path: 'legalName', value: settings.legalName, message }))
  return { ...settings, legalName: unnamed, displayName: unnamed }
}

/** Shows the registered name unless the shown one consists of its words. */
function withOwnName(settings: Settings, unfit: Unfit[]): Settings {
  const { displayName, legalName } = settings
  if (displayName === unnamed) return { ...settings, displayName: legalName }
  const message = nameProblem(settings)
  if (message === null || legalName === unnamed) return settings
  unfit.push(withParts({ path: 'displayName', value: displayName, message }))
  return { ...settings, displayName: legalName }
}

/** Tells whether a name shows by its legal form that it is no state's; any other stands as a register has it. */
export const hasLegalForm = ({ legalName }: Pick<Settings, 'legalName'>): boolean =>
  fitText('legal-name', legalName) === legalName

/**
 * Returns why a registered name may not stand beside this licence: neither has it a legal form, nor is there a register,
 * or number and name say together what neither says alone.
 */
export function registrationProblem(of: Licensed & Pick<Settings, 'legalName'>): string | null {
  const { legalName, licenceNumber } = of
  const alone = isInRegister(of) ? null : judge('legal-name', legalName)
  return alone ?? judgeTogether([legalName, licenceNumber])
}

/** Returns why a name may not be shown next to the registered one. */
export function nameProblem({
  displayName,
  legalName,
}: Pick<Settings, 'displayName' | 'legalName'>) {
  if (isOfLegalName(displayName, legalName)) return null
  return filled(settingProblems.badDisplayName, { name: legalName })
}

/** A number of one country's exchanges, such as a hotline's: it has no country code. */
const shortNumber = /^\d{3,6}$/

/** Returns the office's telephones with their country codes, read as people of the office's country write them. */
export function ownTelephones(
  typed: readonly string[],
  { regulator, defaultNationality }: Pick<Settings, 'regulator' | 'defaultNationality'>,
): string[] {
  const country = regulatorCountry(regulator) ?? defaultNationality
  const read = typed.map((text) => {
    const digits = europeanDigits(text.normalize('NFKC')).trim()
    return shortNumber.test(digits) ? digits : readTelephone(text, country)
  })
  const fields = read.flatMap((number, at) =>
    number === null ? [{ path: `telephones.${at}`, message: settingProblems.badTelephone }] : [],
  )
  if (fields.length > 0) throw refusal('request.invalid', { fields })
  return read as string[]
}
