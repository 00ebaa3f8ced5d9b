import { type Accent, accentShades } from '#theme/accent'

/** Where the styles of an accent (`#rrggbb`) lie; the colour in the name is all that they hold. */
export function accentAddress(colour: string): string {
  return `/assets/accent/${colour.slice(1)}.css`
}

/** On paper everything is black, so these are for the screen only. */
export function accentStyles(colour: string): string {
  const { dark, light } = accentShades(colour)
  return `@media screen{${rule(':root', dark)}${rule(':root[data-theme="light"]', light)}@media (prefers-color-scheme:light){${rule(':root[data-theme="system"]', light)}}}`
}

function rule(selector: string, { accent, accentInk }: Accent): string {
  return `${selector}{--accent:${accent};--accent-ink:${accentInk}}`
}
