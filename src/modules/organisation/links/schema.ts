import { z } from 'zod'
import { publicly } from '#modules/honesty/schema'
import { line, longerThan } from '#platform/text/schema'
import { filledLine, shortLine } from '../lines/schema.ts'

/** A page of this site, or a website that is reached over https. */
const linkAddress = publicly(
  'link',
  line({ error: 'Address is required' })
    .max(500, { error: longerThan(500, 'The address') })
    .refine((text) => isOwnPath(text) || isHttps(text), {
      error: 'Write a page of this site, such as /check, or an address that begins with https://',
    }),
)

function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}

function isHttps(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.')
}

export const linkSchema = z.object({
  label: publicly('title', filledLine('Label', 60)),
  url: linkAddress,
})
export type Link = z.output<typeof linkSchema>

/** A category of the menu, or a group of links in the footer. */
export const linkGroupSchema = z.object({
  title: publicly('title', filledLine('Title', 40)),
  links: z.array(linkSchema).min(1, { error: 'Add a link, or remove the group.' }).max(8),
})
export type LinkGroup = z.output<typeof linkGroupSchema>

export const tileSchema = z.object({
  title: publicly('title', filledLine('Title', 40)),
  text: publicly('text', shortLine('Text', 120)).default(''),
  url: linkAddress,
})
export type Tile = z.output<typeof tileSchema>
