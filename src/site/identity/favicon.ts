import type { Organisation } from '#modules/organisation'
import { accentShades } from '#theme/accent'
import { colours } from '#theme/tokens'

/** Returns the address of the icon, with the settings' version in it, because browsers keep an icon for long. */
export function faviconAddress(version: number): string {
  return `/favicon.svg?v=${version}`
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns the first letter of the name, as the mark shows it. */
export function markOf({ displayName }: Organisation): string {
  const [first] = letters.segment(displayName)
  return (first?.segment ?? '').toUpperCase()
}

/** Returns the colours of the mark: the organisation's own, or ours. */
export function coloursOfMark({ accentColour }: Organisation) {
  return accentColour === null ? colours.dark : accentShades(accentColour).dark
}

/** Draws a sheet of paper with the first letter of the name, in the organisation's own colour. */
export function favicon(organisation: Organisation): string {
  const { accent, accentInk } = coloursOfMark(organisation)
  const letter = escapeText(markOf(organisation))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${accent}" d="M4 1h17l7 7v23H4z"/><path fill="${accentInk}" d="M21 1v7h7z"/><text x="15.5" y="25" font-family="Georgia,serif" font-size="17" font-weight="600" text-anchor="middle" fill="${accentInk}">${letter}</text></svg>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
