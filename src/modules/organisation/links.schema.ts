import { z } from 'zod'
import { filledSaid, nothingSaid, ownWords, saidSchema } from '#modules/speech/said.schema'
import { publicly } from '#modules/speech/schema'
import { line } from '#platform/text/schema'
import { urlOf } from '#platform/urls/schema'
import { isRequired, isTooLong } from './lines.schema.ts'
import { settingProblems as problems } from './problems.schema.ts'

/** A page of this site, or an https website. */
const linkAddress = publicly(
  'link',
  line({ error: isRequired('address') })
    .max(500, { error: isTooLong('linkAddress', 500) })
    .refine((text) => isOwnPath(text) || isHttps(text), { error: problems.badLink }),
)

function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}

function isHttps(text: string): boolean {
  const url = urlOf(text)
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.')
}

/** A title of one sentence or of own words; without one, a page of ours has its own name. */
const title = saidSchema('tile', 60, 1).default(nothingSaid)

/** A link to another host is named by that host, whatever its title. */
export const linkSchema = z.object({ url: linkAddress, title })
export type Link = z.output<typeof linkSchema>

/** A category of the menu, or a group of links in the footer. */
export const linkGroupSchema = z.object({
  title: filledSaid('tile', isRequired('title'), 40, 1),
  links: z.array(linkSchema).min(1, { error: problems.emptyGroup }).max(8),
})
export type LinkGroup = z.output<typeof linkGroupSchema>

/** Without a text, a page of ours has its usual one. */
export const tileSchema = linkSchema.extend({ text: ownWords(120).default({}) })
export type Tile = z.output<typeof tileSchema>
