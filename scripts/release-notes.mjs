import { Explained } from './checkout.mjs'

/**
 * The notes for a release, from the changelog: what stands under Unreleased, as long as something does, and
 * what stands under the version. A line of the changelog ends where a page would be too wide; the page that
 * publishes a release would show each end, so every paragraph is one line.
 */
export function releaseNotes(changelog, version) {
  const parts = partsOf(changelog)
  if (!parts.has(version))
    throw new Explained(
      `CHANGELOG.md has no part "## [${version}]". Add it, or make the version in package.json one that it has.`,
    )
  const unreleased = parts.get('Unreleased') ?? ''
  const underWay = `Made before version ${version} was released.\n\n`
  const said = unreleased === '' ? parts.get(version) : `${underWay}${unreleased}`
  return `# Candor ${version}\n\n${inWholeLines(said)}\n`
}

/** The text below each heading of a version, by its name. */
function partsOf(changelog) {
  const [, ...parts] = changelog.split(/^## \[/m)
  return new Map(
    parts.map((part) => {
      const [heading] = part.split('\n', 1)
      return [heading.slice(0, heading.indexOf(']')), part.slice(heading.length).trim()]
    }),
  )
}

const inWholeLines = (text) => text.replace(/(?<=\S)\n *(?![-#\s])/g, ' ')
