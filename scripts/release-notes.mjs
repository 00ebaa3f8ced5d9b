import { Explained } from './checkout.mjs'

/**
 * Returns the notes for a release, from the changelog: the text under Unreleased, if any, and the text
 * under the version. The changelog wraps its lines; the page that publishes a release would show each
 * break, so every paragraph is put on one line.
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

/** Returns the text below each heading of a version, by its name. */
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
