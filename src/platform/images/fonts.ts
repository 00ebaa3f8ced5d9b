import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#platform/worker'
import { sharp } from './sharp.ts'

/** The family and weight that we ship. */
export const watermarkFont = 'Noto Sans Bold'

/**
 * Makes the fonts of assets/fonts, and none of the machine's, known to Pango. Each script has its
 * own file; Pango picks by character. Takes some 20 ms, once in a process.
 */
export async function loadShippedFonts(
  folder = join(packageRoot(), 'assets', 'fonts'),
): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: fontconfig reads its configuration only from there, at the first text
  process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf')
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ttf'))) {
    // Drawing one dot is libvips' way of adding a font file to the process permanently.
    await sharp({
      text: { text: '.', font: watermarkFont, fontfile: join(folder, name) },
    })
      .raw()
      .toBuffer()
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/**
 * Returns text as Pango markup that shows exactly that text. Characters that XML forbids become spaces, and
 * marks that change the direction of the following text are removed: a name could turn the sentence round.
 * Those that isolate a name (U+2068, U+2069) stay: without them an Arabic one turns the number behind it.
 */
export function asMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replace(/[\u202A-\u202E\u2066\u2067]/g, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
