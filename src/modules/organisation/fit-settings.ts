import { isOfLegalName, unnamed } from '#modules/speech'
import { isVerdict } from '#modules/speech/schema'
import { filled } from '#platform/gaps/schema'
import { settingProblems } from './problems/schema.ts'
import { type Settings, settingsSchema, type Unfit } from './schema.ts'

/** Returns stored settings as the public may see them, and what was left out, with the reason for each. */
export function fitSettings(stored: unknown): { settings: Settings; unfit: Unfit[] } {
  const unfit: Unfit[] = []
  const draft = structuredClone(stored) as Tree
  // Leaving one thing out may reveal another behind it, but never more often than this.
  for (let round = 0; round < 3; round += 1) {
    const parsed = settingsSchema.safeParse(draft)
    if (parsed.success) return { settings: withOwnName(parsed.data, unfit), unfit }
    const issues = parsed.error.issues
    if (!issues.every(isVerdict)) throw parsed.error
    for (const { path, message } of issues) {
      const keys = path.map(String)
      unfit.push({ path: keys.join('.'), value: String(valueAt(draft, keys) ?? ''), message })
    }
    for (const { path } of issues) leaveOut(draft, path.map(String))
    dropEmpty(draft)
  }
  throw new Error('The stored settings cannot be made fit for the public')
}

type Tree = Record<string, unknown>

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
    if (!Array.isArray(value)) continue
    const groups = value.filter((each) => each !== undefined) as Tree[]
    for (const group of groups)
      if (Array.isArray(group.links)) group.links = group.links.filter((link) => link !== undefined)
    tree[name] = groups.filter((group) => !Array.isArray(group.links) || group.links.length > 0)
  }
}

/** Shows the registered name unless the shown one consists of its words. */
function withOwnName(settings: Settings, unfit: Unfit[]): Settings {
  const { displayName, legalName } = settings
  if (displayName === unnamed) return { ...settings, displayName: legalName }
  const message = nameProblem(settings)
  if (message === null || legalName === unnamed) return settings
  unfit.push({ path: 'displayName', value: displayName, message })
  return { ...settings, displayName: legalName }
}

/** Returns why a name may not be shown next to the registered one. */
export function nameProblem({
  displayName,
  legalName,
}: Pick<Settings, 'displayName' | 'legalName'>) {
  if (isOfLegalName(displayName, legalName)) return null
  return filled(settingProblems.badDisplayName, { name: legalName })
}
