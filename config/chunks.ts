import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/** What a request costs, in characters of source: so much may be loaded in vain to spare one. Over two kilobytes sent. */
const request = 18_000
/** What a page may load in vain at once. */
const most = 26_000
/** The part of all pages that must need something for it to stand in the frame, where it compresses better. */
const common = 0.35

/** How much more a heavy page minds: the power of how many times the mean it loads. */
const power = 0.9

type Group = Rolldown.CodeSplittingGroup

interface Chunk {
  modules: string[]
  size: number
  /** The pages, and the parts that load later, which need it. */
  pages: Set<string>
  needs: Set<Chunk>
  /** Whether it is a group that was given, which stays as it is and comes along with what needs it. */
  isGiven: boolean
}

/** What staff open all day: there a request counts so many times. */
const often = /src\/dashboard\/record\/(page|person)\.tsx$/
const timesOften = 3

interface Minds {
  /** What it loads in vain: more, the more it loads anyway. */
  load: number
  /** Each request. */
  request: number
}
/** How much each page minds. */
type Weights = ReadonlyMap<string, Minds>

/**
 * Cuts what pages share, after the groups that are given. Modules that the same pages need are one chunk, and
 * two chunks become one where the requests that this spares outweigh what some pages then load in vain. Left to
 * itself the bundler makes a file of every combination of pages, and a record's page needs 76 of them; so it
 * is asked once for these, and told in a second run which to put together.
 */
export async function sharedChunks(config: InlineConfig, groups: Group[]): Promise<Group[]> {
  const apart: Group = { name: 'shared', minShareCount: 2, entriesAware: true }
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: { groups: [...groups, apart] } } },
    },
  })) as Rolldown.RolldownOutput
  const { frame, shared: all, pages, weights } = sharedOf(output)
  const isCommon = (chunk: Chunk) =>
    !chunk.isGiven && pages.filter((page) => chunk.pages.has(page)).length >= pages.length * common
  const chunks = merged(
    all.filter((chunk) => !isCommon(chunk)),
    weights,
  ).filter(({ isGiven }) => !isGiven)
  const first = new Set([...frame, ...all.filter(isCommon).flatMap(({ modules }) => modules)])
  const named = new Map(
    chunks.flatMap(({ modules }, at) => modules.map((id) => [id, `shared-${at}`] as const)),
  )
  const isHere = (id: string) => named.get(id) ?? null
  const isFirst = (id: string) => (first.has(id) ? 'frame' : null)
  return [
    { name: isFirst, priority: 5, includeDependenciesRecursively: false },
    ...groups,
    { name: isHere, includeDependenciesRecursively: false },
  ]
}

/** The chunks that several pages share, with what of the source is left in them. */
function sharedOf(output: Rolldown.RolldownOutput['output']) {
  const files = new Map(
    output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])),
  )
  const importsOf = (name: string) => files.get(name)?.imports ?? []
  const frame = reached(
    [...files.keys()].filter((name) => files.get(name)?.isEntry),
    importsOf,
  )
  const chunks = new Map<string, Chunk>()
  for (const [name, { modules, code, isEntry, isDynamicEntry }] of files)
    if (!isEntry && !isDynamicEntry && !frame.has(name))
      chunks.set(name, {
        ...{ modules: Object.keys(modules), size: code.length, pages: new Set(), needs: new Set() },
        isGiven: !/^assets\/shared/.test(name),
      })
  // What stands in a group, as the Bengali of a job does, is no entry of the bundler's, and loads later all the same.
  const later = new Set([...files.values()].flatMap(({ dynamicImports }) => dynamicImports))
  const loads = new Map<string, number>()
  for (const name of later) {
    let load = 0
    for (const needed of reached([name], importsOf)) {
      chunks.get(needed)?.pages.add(name)
      if (!frame.has(needed)) load += files.get(needed)?.code.length ?? 0
    }
    loads.set(name, load)
  }
  const mean = [...loads.values()].reduce((sum, load) => sum + load, 0) / loads.size
  const weights = new Map(
    [...loads].map(([name, load]) => {
      const isOften = often.test(files.get(name)?.facadeModuleId ?? '')
      return [name, { load: (load / mean) ** power, request: isOften ? timesOften : 1 }]
    }),
  )
  for (const [name, chunk] of chunks)
    chunk.needs = new Set(importsOf(name).flatMap((needed) => chunks.get(needed) ?? []))
  return {
    frame: [...frame].flatMap((name) => Object.keys(files.get(name)?.modules ?? {})),
    shared: [...chunks.values()],
    weights,
    pages: [...later].filter((name) => /page\.tsx$/.test(files.get(name)?.facadeModuleId ?? '')),
  }
}

/**
 * Refuses a build in which two files of script import each other: whichever is run first finds what it takes from
 * the other empty, and a page that spreads it fails for its readers alone.
 */
export function noCircularChunks(): Plugin {
  return {
    name: 'no-circular-chunks',
    generateBundle(_, bundle) {
      const importsOf = (name: string) => {
        const file = bundle[name]
        return file?.type === 'chunk' ? file.imports : []
      }
      for (const name of Object.keys(bundle))
        if (reached(importsOf(name), importsOf).has(name))
          this.error(`${name} is imported by what it imports; put them together in vite.config.ts.`)
    },
  }
}

/** Merges two chunks as long as that is worth it, the best two first. */
function merged(chunks: Chunk[], weights: Weights): Chunk[] {
  const free = chunks.filter(({ isGiven }) => !isGiven)
  const pairs = free
    .flatMap((a, at) => free.slice(at + 1).map((b) => ({ a, b, gain: gainOf(a, b, weights) })))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
  const best = pairs.find(({ a, b }) => !isBetween(a, b) && !isBetween(b, a))
  if (!best) return chunks
  const { a, b } = best
  const both: Chunk = {
    modules: [...a.modules, ...b.modules],
    size: a.size + b.size,
    pages: new Set([...a.pages, ...b.pages]),
    needs: new Set([...a.needs, ...b.needs]),
    isGiven: false,
  }
  const others = chunks.filter((chunk) => chunk !== a && chunk !== b)
  for (const { needs } of [...others, both]) if (needs.delete(a) || needs.delete(b)) needs.add(both)
  both.needs.delete(both)
  for (const needed of neededBy(both)) for (const page of both.pages) needed.pages.add(page)
  return merged([...others, both], weights)
}

const neededBy = (...chunks: Chunk[]) =>
  [...reached(chunks, ({ needs }) => [...needs])].filter((chunk) => !chunks.includes(chunk))

/** What one chunk in place of two spares, in characters. */
function gainOf(a: Chunk, b: Chunk, weights: Weights): number {
  const pages = new Set([...a.pages, ...b.pages])
  const spared = [...a.pages].filter((page) => b.pages.has(page))
  // Most pairs, so what they need is not looked for.
  if (spared.length === 0) return 0
  const requests = spared.reduce((sum, page) => sum + (weights.get(page)?.request ?? 1), 0)
  // What they need comes along, too.
  const inVain = [a, b, ...neededBy(a, b)].map((chunk) => {
    const more = [...pages]
      .filter((page) => !chunk.pages.has(page))
      .reduce((sum, page) => sum + (weights.get(page)?.load ?? 1), 0)
    // No page pays for the others.
    return more > 0 && chunk.size > most ? Number.POSITIVE_INFINITY : more * chunk.size
  })
  return requests * request - inVain.reduce((sum, size) => sum + size, 0)
}

/** Tells whether a third chunk stands between two: they would need it as one, and it them. */
function isBetween(a: Chunk, b: Chunk): boolean {
  const others = [...a.needs].filter((chunk) => chunk !== b)
  return reached(others, ({ needs }) => [...needs]).has(b)
}

/** Everything that one comes to from these, with them. */
export function reached<T>(from: readonly T[], next: (one: T) => Iterable<T>): Set<T> {
  const seen = new Set(from)
  for (const one of seen) for (const other of next(one)) seen.add(other)
  return seen
}
