import { z } from 'zod'
import { hostOf, publicly } from '#modules/speech/schema'
import { filled } from '#platform/gaps/schema'
import { line } from '#platform/text/schema'
import { urlOf } from '#platform/urls/schema'
import { filledLine, isRequired, shortLine } from '../lines/schema.ts'
import { lineLabels, settingProblems as problems } from '../problems/schema.ts'

const isHost = (words: string) => /^[\w-]+(?:\.[\w-]+)+$/.test(words)

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

/** A link to another host is named by that host and no page of ours by one, so that no label passes for anything else. */
const namedByHost = (url: string, words: string) => {
  if (isOwnPath(url)) return isHost(words) ? url : words
  return hostOf(url) ?? url
}

/** Own words up to `most` characters; a host, which is nobody's words, as long as DNS has it. */
const nameOfLink = (label: string, most: number) =>
  publicly(
    'title',
    filledLine(label, 253).refine((text) => text.length <= most || isHost(text), {
      error: filled(problems.longLine, { label, most }),
    }),
    isHost,
  )

export const linkSchema = z
  .object({
    label: nameOfLink(lineLabels.linkLabel, 60),
    url: linkAddress,
  })
  .transform(({ label, url }) => ({ label: namedByHost(url, label), url }))
export type Link = z.output<typeof linkSchema>

/** A category of the menu, or a group of links in the footer. */
export const linkGroupSchema = z.object({
  title: publicly('title', filledLine(lineLabels.title, 40)),
  links: z.array(linkSchema).min(1, { error: problems.emptyGroup }).max(8),
})
export type LinkGroup = z.output<typeof linkGroupSchema>

export const tileSchema = z
  .object({
    title: nameOfLink(lineLabels.title, 40),
    text: publicly('text', shortLine(lineLabels.tileText, 120)).default(''),
    url: linkAddress,
  })
  .transform(({ title, ...tile }) => ({ ...tile, title: namedByHost(tile.url, title) }))
export type Tile = z.output<typeof tileSchema>
