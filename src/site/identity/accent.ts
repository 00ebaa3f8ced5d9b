import { type Accent, accentShades } from '#theme/accent'

/** Returns the address of the styles of an accent (`#rrggbb`); they hold only the colour in the name. */
export function accentAddress(colour: string): string {
  return `/assets/accent/${colour.slice(1)}.css`
}

/** Returns the styles for the screen only: on paper everything is black. */
export function accentStyles(colour: string): string {
  const { dark, light } = accentShades(colour)
  return `@media screen{${rule(':root', dark)}${rule(':root[data-theme="light"]', light)}@media (prefers-color-scheme:light){${rule(':root[data-theme="system"]', light)}}}`
}

function rule(selector: string, { accent, accentInk }: Accent): string {
  return `${selector}{--accent:${accent};--accent-ink:${accentInk}}`
}
