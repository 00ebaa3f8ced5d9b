import { z } from 'zod'
import { publicly, publiclyUnderTitle } from '#modules/honesty/schema'
import { filled } from '#platform/gaps/schema'
import { line } from '#platform/text/schema'
import { urlOf } from '#platform/urls/schema'
import { filledLine, isRequired, shortLine } from '../lines/schema.ts'
import { lineLabels, settingProblems as problems } from '../problems/schema.ts'

/** A page of this site, or an https website. */
const linkAddress = publicly(
  'link',
  line({ error: isRequired(lineLabels.address) })
    .max(500, { error: filled(problems.longLine, { label: lineLabels.linkAddress, most: 500 }) })
    .refine((text) => isOwnPath(text) || isHttps(text), { error: problems.badLink }),
)

function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}

function isHttps(text: string): boolean {
  const url = urlOf(text)
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.')
}

export const linkSchema = z.object({
  label: publicly('title', filledLine(lineLabels.linkLabel, 60)),
  url: linkAddress,
})
export type Link = z.output<typeof linkSchema>

/** A category of the menu, or a group of links in the footer. */
export const linkGroupSchema = z.object({
  title: publicly('title', filledLine(lineLabels.title, 40)),
  links: z.array(linkSchema).min(1, { error: problems.emptyGroup }).max(8),
})
export type LinkGroup = z.output<typeof linkGroupSchema>

export const tileSchema = publiclyUnderTitle(
  z.object({
    title: publicly('title', filledLine(lineLabels.title, 40)),
    text: publicly('text', shortLine(lineLabels.tileText, 120)).default(''),
    url: linkAddress,
  }),
)
export type Tile = z.output<typeof tileSchema>
